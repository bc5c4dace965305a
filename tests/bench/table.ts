import type { Row, Target } from './rows.ts'

const headings = ['bench', 'what', 'Gavel', 'beside', 'unit', 'ratio', 'target', '']

/** Rows as people read them, a heading first. */
export function tableOf(rows: readonly Row[]): string[] {
  const cells = [headings, ...rows.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}

/** The last line: how many targets were met, and which were not. */
export function verdictOn(rows: readonly Row[]): string {
  const aimed = rows.filter(({ met }) => met !== null)
  const missed = aimed.filter(({ met }) => met === false).map(({ bench, what }) => `${bench}: ${what}`)
  const line = `${aimed.length - missed.length} of ${aimed.length} targets met`
  return missed.length === 0 ? line : `${line}; missed: ${missed.join('; ')}`
}

function cellsOf({ bench, what, ours, beside, unit, ratio, target, met }: Row): string[] {
  return [bench, what, figure(ours), figure(beside), unit, `${figure(ratio)}×`, wanted(target), met === null ? '' : met ? 'met' : 'MISSED']
}

const isNumber = (column: number): boolean => column === 2 || column === 3 || column === 5

function wanted(target: Target | null): string {
  if (target === null) return ''
  return 'least' in target ? `≥ ${target.least}×` : `≤ ${target.most}×`
}

/** Three digits that say something, or all before the point. */
function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
