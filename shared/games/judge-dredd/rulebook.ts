/**
 * Every paragraph of the rulebook and every ruling, in order. Each id stands in the code that does it and in the title
 * of a test that proves it. Headings and texts are in the language files under the same ids.
 */
export const rulebook = [
  { section: 'setup', ids: ['JD-S1', 'JD-S2', 'JD-S3', 'JD-S4', 'JD-S5', 'JD-S6'] },
  { section: 'turn', ids: ['JD-T1'] },
  { section: 'movement', ids: ['JD-M1', 'JD-M2', 'JD-M3', 'JD-M4', 'JD-M5'] },
  {
    section: 'arrest',
    ids: ['JD-A1', 'JD-A2', 'JD-A3', 'JD-A4', 'JD-A5', 'JD-A6', 'JD-A7', 'JD-A8', 'JD-A9', 'JD-A10', 'JD-A11'],
  },
  { section: 'care', ids: ['JD-I1', 'JD-I2', 'JD-I3'] },
  { section: 'cards', ids: ['JD-C1', 'JD-C2', 'JD-C3', 'JD-C4'] },
  { section: 'newCards', ids: ['JD-N1', 'JD-N2', 'JD-N3'] },
  { section: 'victory', ids: ['JD-V1', 'JD-V2', 'JD-V3'] },
  { section: 'special', ids: ['JD-E1', 'JD-E2', 'JD-E3', 'JD-E4'] },
  {
    section: 'rulings',
    ids: [
      ...['JD-R1', 'JD-R2', 'JD-R3', 'JD-R4', 'JD-R5', 'JD-R6', 'JD-R7', 'JD-R8', 'JD-R9', 'JD-R10', 'JD-R11', 'JD-R12', 'JD-R13'],
      ...['JD-R14', 'JD-R15', 'JD-R16', 'JD-R17', 'JD-R18', 'JD-R19', 'JD-R20', 'JD-R21', 'JD-R22', 'JD-R23', 'JD-R24', 'JD-R25', 'JD-R26'],
      ...['JD-R27', 'JD-R28', 'JD-R29', 'JD-R30'],
    ],
  },
] as const

export type ParagraphId = (typeof rulebook)[number]['ids'][number]

/** All paragraph ids, in the order of the rulebook. */
export const paragraphs: readonly ParagraphId[] = rulebook.flatMap((part) => [...part.ids])
