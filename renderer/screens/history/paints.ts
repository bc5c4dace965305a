import type { PlayerColour } from '../../../shared/contract/history.ts'

/** What the colours of people look like; both themes show them on a dark rim. A name always stands beside one. */
export const paints: Readonly<Record<PlayerColour, string>> = {
  amber: '#e0a21e',
  crimson: '#b3202c',
  azure: '#2f74c8',
  moss: '#5d7f34',
  violet: '#7b4fb0',
  teal: '#178a86',
  rust: '#b8562a',
  rose: '#d3698c',
  slate: '#66727f',
  lime: '#a3b82a',
  indigo: '#3b3f9c',
  sand: '#cdb98a',
}
