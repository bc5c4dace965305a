/** What the match of the kill test is: known to both sides of it. */
export const killedSeed = 'd'.repeat(64)
export const killedTricks = 250
