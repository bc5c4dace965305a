/** What a player thinks things are worth, in points of the final score. Found by letting players with other numbers play each other. */
export type Temper = {
  /** A Judge's time in Intensive Care. */
  readonly care: number
  /** One more card, of no matter what kind. */
  readonly card: number
  /** What a card drawn only in exchange for a discarded one is worth, in parts of a card. */
  readonly exchange: number
  /** By how much the worth of what is a turn away shrinks. */
  readonly patience: number
  /** What others are expected to add to the Perp against an attempt, for each card that they hold. */
  readonly hindrance: number
  /** How much of its worth a card costs when the hand is full, and is then replaced soon. */
  readonly fullHand: number
  /** By how much harming must be worth more than the card, for each seat that may still do it instead. */
  readonly waiting: number
  /** How much what happens to rivals counts, besides their rank; 0 harms nobody. */
  readonly spite: number
}

export const streetTemper: Temper = {
  care: 3,
  card: 1.4,
  exchange: 0.3,
  patience: 0.75,
  hindrance: 0.08,
  fullHand: 0.5,
  waiting: 0.5,
  spite: 1,
}

/** The Cadet thinks of himself first: he expects nobody to hinder him, and hinders others only where much is at stake. */
export const cadetTemper: Temper = { ...streetTemper, hindrance: 0, spite: 0.35 }
