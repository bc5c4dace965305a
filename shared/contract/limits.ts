/** How large and how deep what the window sends may be; sizes in characters of JSON. */
export const limits = { message: 16_384, action: 4_096, config: 4_096, depth: 16 } as const

/** How large a `.gavel` file may be, in characters; the longest matches need about a tenth of it. */
export const fileLimit = 4_194_304
