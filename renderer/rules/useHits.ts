import { onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import { findWords } from './folding.ts'

const names = { all: 'rules-found', now: 'rules-found-now' } as const
/** What is written only for those who listen, or drawn, has nothing to mark. */
const unmarked = '.aside-for-readers, svg, [data-unmarked]'

/** Every place below an element where it is written one of the words, in the order of the page. */
export function hitsIn(root: Element, words: readonly string[]): Range[] {
  if (words.length === 0) return []
  const hits: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest(unmarked)) continue
    for (const [start, end] of findWords(node.textContent ?? '', words)) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      hits.push(range)
    }
  }
  return hits
}

/** Marks pieces of the page without touching it (CSS Custom Highlight API); the page of tests cannot. */
function mark(name: string, ranges: readonly Range[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}

/**
 * What was found on the page, marked while `words` are looked for: the `hits` in order, and which of them one stands `at`, -1 before
 * the first jump. `seen` is everything that changes what the page shows. `jump` goes so many hits on, round and round.
 */
export function useHits(root: Readonly<Ref<HTMLElement | null>>, words: () => readonly string[], seen: () => unknown) {
  const hits = shallowRef<readonly Range[]>([])
  const at = ref(-1)

  function look(): void {
    hits.value = root.value === null ? [] : hitsIn(root.value, words())
    at.value = -1
    mark(names.all, hits.value)
    mark(names.now, [])
  }

  function jump(by: 1 | -1): void {
    const many = hits.value.length
    if (many === 0) return
    const from = at.value < 0 && by < 0 ? 0 : at.value
    at.value = (from + by + many) % many
    const hit = hits.value[at.value] as Range
    mark(names.now, [hit])
    hit.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  }

  watch([words, seen, root], look, { flush: 'post' })
  onBeforeUnmount(() => {
    mark(names.all, [])
    mark(names.now, [])
  })

  return { hits, at, jump, look }
}
