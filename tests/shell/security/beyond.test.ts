import { expect, test } from 'vitest'
import { shellWithout } from './looking.ts'
import type { Removal } from './loadShell.ts'

type Call = (...args: readonly unknown[]) => unknown

/** What contents are told about peer connections, once the guards are up. */
function peersOf(removal?: Removal): unknown {
  const { load, app } = shellWithout(removal)
  let policy: unknown
  const guard = load('guard.ts')['guardContents'] as Call
  guard()
  const contents = {
    on: () => undefined,
    setWindowOpenHandler: () => undefined,
    setWebRTCIPHandlingPolicy: (told: unknown) => (policy = told),
  }
  app.emit('web-contents-created', {}, contents)
  return policy
}

test('R-SEC-1, R-APP-4: no contents may talk to a peer, which no Content Security Policy forbids', () => {
  expect(peersOf()).toBe('disable_non_proxied_udp')
  expect(peersOf({ file: 'guard.ts', from: "    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')\n", to: '' })).toBe(undefined)
})

const ours = { sender: 'ours', senderFrame: { parent: null, url: 'app://bundle/index.html?language=en' } }
const stranger = { sender: 'somebody else', senderFrame: ours.senderFrame }
const MANY = 5_000

/** What the window is answered after a stranger has asked many times, and after it has asked many times itself. */
async function answersAfterMany(removal?: Removal): Promise<readonly boolean[]> {
  const { load, seen } = shellWithout(removal)
  const open = load('ipc.ts')['openChannel'] as Call
  open({ dispatch: () => ({ ok: true }) })
  const ask = async (from: object): Promise<boolean> => ((await seen.answer(from, 'app.info', {})) as { readonly ok: boolean }).ok
  const many = async (from: object): Promise<void> => {
    for (let n = 0; n < MANY; n++) await ask(from)
  }
  await many(stranger)
  const first = await ask(ours)
  await many(ours)
  return [first, await ask(ours)]
}

test('R-SEC-1: a window that asks without end is held up, and a stranger who does so holds up nobody', async () => {
  expect(await answersAfterMany()).toEqual([true, false])
  expect(await answersAfterMany({ file: 'ipc.ts', from: 'trusted && !mayAsk()', to: '!mayAsk()' })).toEqual([false, false])
  expect(
    await answersAfterMany({
      file: 'ipc.ts',
      from: "    if (trusted && !mayAsk()) return refuse('too-fast', 'too many messages')\n",
      to: '',
    }),
  ).toEqual([true, true])
})
