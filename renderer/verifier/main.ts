// The page that checks dice without the program. Everything of a file is put on it as text, never as markup.
import texts from '../i18n/en/verifier.json' with { type: 'json' }
import type { CheckedDecision } from '../../shared/kernel/fairness.ts'
import { verifyFile, type Report } from './verify.ts'

type Checked = Extract<Report, { kind: 'checked' }>

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', ...children: readonly Node[]): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  made.append(...children)
  return made
}

function answer(holds: boolean, what: string): HTMLElement {
  const line = element('li', '', element('b', holds ? texts.yes : texts.no), document.createTextNode(` ${what}`))
  line.className = holds ? 'good' : 'bad'
  return line
}

function rowOf({ ply, purpose, draws, matches }: CheckedDecision): HTMLElement {
  const list = (numbers: readonly number[]): string => numbers.join(' · ')
  const cells = [
    String(ply),
    purpose,
    list(draws.map(({ sides }) => sides)),
    list(draws.map(({ value }) => value)),
    list(draws.map(({ real }) => real)),
    matches ? texts.same : texts.different,
  ]
  const row = element('tr', '', ...cells.map((cell) => element('td', cell)))
  if (!matches) row.className = 'bad'
  return row
}

function tableOf(decisions: readonly CheckedDecision[]): HTMLElement {
  const heads = [texts.move, texts.purpose, texts.sides, texts.recorded, texts.recomputed, texts.result]
  const ordered = [...decisions].sort((a, b) => Number(a.matches) - Number(b.matches))
  const head = element('thead', '', element('tr', '', ...heads.map((name) => element('th', name))))
  return element('table', '', head, element('tbody', '', ...ordered.map(rowOf)))
}

function checked(report: Checked): readonly HTMLElement[] {
  const { checksum, seal, wrong, draws, decisions } = report
  const holds = checksum && seal && wrong === 0
  const verdict = element('h2', holds ? texts.good : texts.bad)
  verdict.className = holds ? 'good' : 'bad'
  const found = wrong === 0 ? `${texts.draws}: ${draws} ${texts.numbers}` : `${wrong} ${texts.wrong}`
  const facts = element(
    'p',
    '',
    element('b', texts.sealName),
    element('code', report.commitment),
    element('b', texts.seedName),
    element('code', report.seed),
  )
  facts.className = 'facts'
  const lines = element('ul', '', answer(checksum, texts.checksum), answer(seal, texts.seal), answer(wrong === 0, found))
  return [verdict, element('p', `${report.game} ${report.match}`), lines, facts, tableOf(decisions)]
}

function show(report: Report): void {
  const place = document.querySelector('#report')
  const parts = report.kind === 'checked' ? checked(report) : [element('h2', texts[report.kind])]
  place?.replaceChildren(...parts)
}

async function look(file: File | undefined): Promise<void> {
  if (file !== undefined) show(verifyFile(await file.text()))
}

for (const [name, text] of [
  ['title', texts.title],
  ['#title', texts.title],
  ['#line', texts.line],
  ['#choose', texts.choose],
] as const) {
  const place = document.querySelector(name)
  if (place !== null) place.textContent = text
}
document.querySelector<HTMLInputElement>('#file')?.addEventListener('change', (event) => {
  void look((event.target as HTMLInputElement).files?.[0])
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void look(event.dataTransfer?.files[0])
})
