/** A plate's picture in units. */
export const plateWidth = 560
export const plateHeight = 224
