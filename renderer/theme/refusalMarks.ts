/** What an element that is off carries so that pressing it says why (R-RULE-5), and F1 on it opens the paragraph. */
export type RefusalMarks = { readonly 'data-reason'?: string; readonly 'data-why'?: string }

/** The marks of something refused: why, in words, and the paragraph; none where one of them is missing. */
export function refusalMarks(reason: string | undefined, paragraph: string | undefined): RefusalMarks {
  return reason && paragraph ? { 'data-reason': reason, 'data-why': paragraph } : {}
}
