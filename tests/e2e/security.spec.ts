import { expect, test } from '@playwright/test'
import { launchApp, type Launched } from './support/launch.ts'

let launched: Launched
test.beforeAll(async () => {
  launched = await launchApp()
})
test.afterAll(() => launched.close())

test('the page has nothing of Node or Electron', async () => {
  const kinds = await launched.page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', 'electron', '__dirname'].map(
      (name) => typeof (window as unknown as Record<string, unknown>)[name],
    ),
  )
  expect(new Set(kinds)).toEqual(new Set(['undefined']))
})

test('window.gavel is two functions, frozen, and cannot be replaced', async () => {
  const seen = await launched.page.evaluate(() => {
    const before = window.gavel
    Reflect.set(window, 'gavel', { call: () => 'mine' })
    Reflect.deleteProperty(window, 'gavel')
    Reflect.set(window.gavel, 'call', () => 'mine')
    const kinds = Object.entries(window.gavel).map(([name, value]) => [name, typeof value])
    return { kinds: kinds.toSorted(), isFrozen: Object.isFrozen(window.gavel), isSame: window.gavel === before }
  })
  expect(seen).toEqual({
    kinds: [
      ['call', 'function'],
      ['on', 'function'],
    ],
    isFrozen: true,
    isSame: true,
  })
})

test('a frame inside the page has no way to the program', async () => {
  const kind = await launched.page.evaluate(async () => {
    const frame = Object.assign(document.createElement('iframe'), { src: 'about:blank' })
    document.body.append(frame)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const inside = frame.contentWindow as unknown as Record<string, unknown>
    const kinds = [typeof inside['gavel'], typeof inside['require']]
    frame.remove()
    return kinds
  })
  expect(kind).toEqual(['undefined', 'undefined'])
})

test('the gate knows its calls and no others', async () => {
  const answers = await launched.page.evaluate(async () => {
    const call = window.gavel.call as (name: unknown, input?: unknown) => Promise<unknown>
    return Promise.all([call('eval', '1'), call('__proto__', {}), call('toString', {}), call(7), call('matches.open', { match: 'x' })])
  })
  expect(answers.map((answer) => (answer as { fault?: { code: string } }).fault?.code)).toEqual([
    'unknown-call',
    'unknown-call',
    'unknown-call',
    'unknown-call',
    'bad-input',
  ])
})

test.describe('what cannot be cloned is refused, as Electron refuses it', () => {
  for (const [title, expression] of [
    ['a proxy, such as Vue’s reactive objects', 'new Proxy({ match: "x" }, {})'],
    ['a function', '() => 1'],
    ['a function inside', '({ match: { deep: () => 1 } })'],
    ['an element of the page', 'document.body'],
    ['a symbol', 'Symbol("s")'],
  ] as const) {
    test(title, async () => {
      const outcome = await launched.page.evaluate(
        `(async () => { try { await gavel.call('matches.open', ${expression}); return 'sent' } catch (error) { return error.message } })()`,
      )
      expect(outcome).toContain('could not be cloned')
    })
  }
})

test('every answer carries the strict policy', async () => {
  const headers = await launched.page.evaluate(async () => {
    const read = async (file: string): Promise<(string | null)[]> => {
      const { headers: got } = await fetch(file)
      return [got.get('content-security-policy'), got.get('x-content-type-options')]
    }
    return [...(await read('/index.html')), ...(await read('/nothing-here.js'))]
  })
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'none'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vue"
  expect(headers).toEqual([policy, 'nosniff', policy, 'nosniff'])
})

test('the policy holds: no inline script, no compiled text, no frame, nothing from elsewhere', async () => {
  const { page } = launched
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
    const inline = document.createElement('script')
    try {
      inline.textContent = 'window.pwned = 1'
    } catch {
      // a text is no script: Trusted Types refuse it before the policy has to
    }
    const frame = Object.assign(document.createElement('iframe'), { src: '/index.html' })
    const remote = Object.assign(new Image(), { src: 'https://example.org/x.png' })
    document.body.append(inline, frame, remote)
    const fetched = await fetch('https://example.org/').then(
      () => 'fetched',
      () => 'refused',
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const element of [inline, frame, remote]) element.remove()
    return { pwned: 'pwned' in window, fetched, blocked: [...new Set(blocked)].toSorted() }
  })
  expect(outcome).toEqual({
    pwned: false,
    fetched: 'refused',
    blocked: ['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for'],
  })
})

test('text is never compiled', async () => {
  // from a script of the app's own origin would be the real thing; a handler attribute is refused by the same rule
  const outcome = await launched.page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true })
        const button = document.createElement('button')
        document.body.append(button)
        try {
          button.setAttribute('onclick', 'window.pwned = 2')
        } catch {
          // as above
        }
        button.click()
        button.remove()
        setTimeout(() => resolve('pwned' in window ? 'ran' : 'nothing'), 500)
      }),
  )
  expect(['script-src-attr', 'require-trusted-types-for']).toContain(outcome)
})

test('R-SEC-7: a text never becomes elements, nor a script’s address', async () => {
  const outcome = await launched.page.evaluate(() => {
    const tries: Readonly<Record<string, () => void>> = {
      innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
      script: () => Object.assign(document.createElement('script'), { src: 'https://example.org/x.js' }),
      parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      policy: () =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy(
          'own',
          {},
        ),
    }
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(outcome).toEqual([])
})

test.describe('no file outside the bundle is served', () => {
  for (const [address, status] of [
    ['/index.html', 200],
    ['/nothing-here.html', 404],
    ['/..%2f..%2fpackage.json', 403],
    ['/%2e%2e%2f%2e%2e%2fpackage.json', 403],
    ['/..%5c..%5cpackage.json', 403],
    ['/assets/..%2f..%2fmain%2fmain.js', 403],
    ['/%00', 403],
  ] as const) {
    test(`${address} is answered with ${status}`, async () => {
      expect(await launched.page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(status)
    })
  }

  test('and nothing can be posted', async () => {
    expect(await launched.page.evaluate(async () => (await fetch('/index.html', { method: 'POST', body: 'x' })).status)).toBe(403)
  })
})

test.describe('the page cannot be left', () => {
  for (const [title, leave] of [
    ['by its address', "location.href = 'https://example.org/'"],
    ['for another file of the bundle', "location.href = '/assets/x.html'"],
    ['by a link', "Object.assign(document.createElement('a'), { href: 'https://example.org/' }).click()"],
    [
      'by a form',
      "{ const form = Object.assign(document.createElement('form'), { action: 'https://example.org/' }); document.body.append(form); form.submit(); form.remove() }",
    ],
    ['for a file of this computer', "location.href = 'file:///etc/passwd'"],
  ] as const) {
    test(title, async () => {
      const { page, app } = launched
      await page.evaluate(() => Object.assign(window, { stillHere: true }))
      await page.evaluate(`setTimeout(() => { ${leave} })`)
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())).toMatch(
        /^app:\/\/bundle\/index\.html/,
      )
    })
  }
})

test.describe('there is one window and no more', () => {
  for (const [title, open] of [
    ['window.open', "window.open('https://example.org/')"],
    ['window.open of the app itself', "window.open('/index.html')"],
    ['a link with a target', "Object.assign(document.createElement('a'), { href: '/index.html', target: '_blank' }).click()"],
  ] as const) {
    test(title, async () => {
      const { page, app } = launched
      await page.evaluate(`setTimeout(() => { ${open} })`)
      await page.waitForTimeout(400)
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
      await expect.poll(() => app.windows().length).toBe(1)
    })
  }
})
