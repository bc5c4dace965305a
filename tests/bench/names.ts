/** The benches that run when none is named. */
export const usualNames = ['rules', 'resume', 'saving', 'start', 'long-games', 'growth'] as const

/** All of them. */
export const benchNames = [...usualNames, 'window'] as const
export type BenchName = (typeof benchNames)[number]
