/** A map space's picture in units; the ribbon with its name covers the lowest 20, tokens stand in the uppermost 34. */
export const spaceWidth = 112
export const spaceHeight = 103
/** Where the ribbon begins. */
export const groundEnd = 83
