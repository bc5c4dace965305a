/** The first and the last day of a month (`2026-03`), as a filter takes them. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(year, number, 0).getDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
