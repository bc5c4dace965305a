/** A line of a table, by column. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

/** A table as CSV or JSON. */
export function tableText(rows: readonly Row[], format: 'csv' | 'json'): string {
  return format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : csv(rows)
}

/** The mark by which spreadsheets know UTF-8. */
const mark = '\uFEFF'

/** RFC 4180 with a header: lines end with CR LF, and what holds a comma, a quote or a line break is quoted. */
function csv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return mark + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/** A text that a spreadsheet would take for a formula gets an apostrophe, so that no name of a player can calculate. Numbers stay numbers. */
function cell(value: string | number | boolean): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
