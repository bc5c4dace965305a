// The page that checks dice without the program. Everything of a file is put on it as text, never as markup.
import de from '../i18n/de/verifier.json' with { type: 'json' }
import en from '../i18n/en/verifier.json' with { type: 'json' }
import es from '../i18n/es/verifier.json' with { type: 'json' }
import fr from '../i18n/fr/verifier.json' with { type: 'json' }
import { fallbackLanguage, isLanguage, languages, type Language } from '../../shared/contract/languages.ts'
import { formOf } from '../i18n/formats.ts'
import { languageNames } from '../i18n/languageNames.ts'
import type { CheckedDecision } from '../../shared/kernel/fairness.ts'
import { verifyFile, type Report } from './verify.ts'

type Checked = Extract<Report, { kind: 'checked' }>

const allTexts: Readonly<Record<Language, typeof en>> = { en, de, es, fr }
let texts = en
let report: Report | null = null

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

/** How many numbers are wrong, in the form that the language has for so many. */
function wrongWords(wrong: number): string {
  const forms = texts.wrong.split(' | ')
  const form = forms[formOf(document.documentElement.lang)(wrong, forms.length)] ?? ''
  return form.replace('{n}', String(wrong))
}

function checked(report: Checked): readonly HTMLElement[] {
  const { checksum, seal, wrong, draws, decisions } = report
  const holds = checksum && seal && wrong === 0
  const verdict = element('h2', holds ? texts.good : texts.bad)
  verdict.className = holds ? 'good' : 'bad'
  const found = wrong === 0 ? `${texts.draws}: ${draws}` : wrongWords(wrong)
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

function show(): void {
  if (report === null) return
  const parts = report.kind === 'checked' ? checked(report) : [element('h2', texts[report.kind])]
  document.querySelector('#report')?.replaceChildren(...parts)
}

async function look(file: File | undefined): Promise<void> {
  if (file === undefined) return
  report = verifyFile(await file.text())
  show()
}

/** Writes everything on the page in a language. */
function speak(language: Language): void {
  texts = allTexts[language]
  document.documentElement.lang = language
  for (const [place, text] of [
    ['title', texts.title],
    ['#title', texts.title],
    ['#line', texts.line],
    ['#choose', texts.choose],
  ] as const) {
    const found = document.querySelector(place)
    if (found !== null) found.textContent = text
  }
  show()
}

/** The page opens in the language of the program that wrote it; whoever gets it from somebody else can choose another. */
function offerLanguages(): void {
  const chooser = document.querySelector<HTMLSelectElement>('#language')
  const given = document.documentElement.lang
  const first = isLanguage(given) ? given : fallbackLanguage
  chooser?.append(
    ...languages.map((language) => Object.assign(element('option', languageNames[language]), { value: language, lang: language })),
  )
  if (chooser) chooser.value = first
  chooser?.addEventListener('change', () => {
    if (isLanguage(chooser.value)) speak(chooser.value)
  })
  speak(first)
}

offerLanguages()
document.querySelector<HTMLInputElement>('#file')?.addEventListener('change', (event) => {
  void look((event.target as HTMLInputElement).files?.[0])
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void look(event.dataTransfer?.files[0])
})
