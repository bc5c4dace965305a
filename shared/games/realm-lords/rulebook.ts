/**
 * Every paragraph of the rulebook and every ruling, in order. Each id stands in the code that does it and in the title
 * of a test that proves it. Headings and texts are in the language files under the same ids.
 */
export const rulebook = [
  { section: 'setup', ids: ['RL-S1', 'RL-S2', 'RL-S3', 'RL-S4', 'RL-S5', 'RL-S6', 'RL-S7'] },
  { section: 'win', ids: ['RL-W1'] },
  { section: 'phases', ids: ['RL-P1'] },
  { section: 'movement', ids: ['RL-M1'] },
  {
    section: 'combat',
    ids: [
      ...['RL-C1', 'RL-C2', 'RL-C3', 'RL-C4', 'RL-C5', 'RL-C6', 'RL-C7', 'RL-C8', 'RL-C9'],
      ...['RL-C10', 'RL-C11', 'RL-C12', 'RL-C13', 'RL-C14', 'RL-C15', 'RL-C16', 'RL-C17'],
    ],
  },
  {
    section: 'trade',
    ids: ['RL-T1', 'RL-T2', 'RL-T3', 'RL-T4', 'RL-T5', 'RL-T6', 'RL-T7', 'RL-T8', 'RL-T9', 'RL-T10', 'RL-T11', 'RL-T12'],
  },
  { section: 'experience', ids: ['RL-E1', 'RL-E2', 'RL-E3', 'RL-E4'] },
  { section: 'recover', ids: ['RL-V1'] },
  { section: 'doom', ids: ['RL-D1'] },
  { section: 'items', ids: ['RL-I1', 'RL-I2', 'RL-I3', 'RL-I4'] },
  {
    section: 'rulings',
    ids: [
      ...['RL-R1', 'RL-R2', 'RL-R3', 'RL-R4', 'RL-R5', 'RL-R6', 'RL-R7', 'RL-R8', 'RL-R9', 'RL-R10', 'RL-R11', 'RL-R12', 'RL-R13'],
      ...['RL-R14', 'RL-R15', 'RL-R16', 'RL-R17', 'RL-R18', 'RL-R19', 'RL-R20', 'RL-R21', 'RL-R22', 'RL-R23', 'RL-R24', 'RL-R25', 'RL-R26'],
      ...['RL-R27', 'RL-R28'],
    ],
  },
] as const

export type ParagraphId = (typeof rulebook)[number]['ids'][number]

/** All paragraph ids, in the order of the rulebook. */
export const paragraphs: readonly ParagraphId[] = rulebook.flatMap((part) => [...part.ids])
