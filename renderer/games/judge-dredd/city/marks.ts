import plan from '../../../../shared/games/judge-dredd/cards/city.json' with { type: 'json' }

/** The shield of a Judge's token: 40 wide, 44 high, its middle at 20 22. */
export const shield = 'M20 1.5 36 6V20C36 31 29.5 38 20 42.5 10.5 38 4 31 4 20V6Z'

/** The marks of the Judges, 24 x 24, so that they are told apart without colours. */
const marks: Readonly<Record<string, string>> = {
  bolt: 'M13.6 3 5.4 13.4h5.2L8.8 21l9-11.2h-5.6z',
  star: 'M12 2.6l2.7 6.1 6.6.7-5 4.4 1.5 6.6L12 17l-5.8 3.4 1.5-6.6-5-4.4 6.6-.7z',
  ring: 'M12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2zm0 4.6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  bar: 'M3.6 8.2h16.8v7.6H3.6z',
  cross: 'M9 3.2h6V9h5.8v6H15v5.8H9V15H3.2V9H9z',
  chevron: 'M3.4 15.6 12 6.2l8.6 9.4-3.4 3.6L12 13.4l-5.2 5.8z',
}

const paper = '#fffaf0'
const ink = '#0b0c10'
const darkMarks: readonly string[] = ['ring', 'bar', 'chevron']

/** How a Judge's token looks: the shield's colour, the mark's path and colour. */
export type TokenLook = { readonly colour: string; readonly mark: string; readonly markColour: string }

/** The look of a Judge's token by his id. */
export function lookOf(judge: string): TokenLook {
  const found = plan.judges.find(({ id }) => id === judge)
  if (found === undefined) throw new Error(`no token for ${judge}`)
  return { colour: found.colour, mark: marks[found.mark] ?? '', markColour: darkMarks.includes(found.mark) ? ink : paper }
}
