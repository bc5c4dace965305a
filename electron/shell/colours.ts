/** The far edge of the table (`--table-far` of renderer/theme/tokens.css), behind the page until it is painted, so that nothing flashes. */
export const background = { light: '#2a1a10', dark: '#0d0704' } as const
