import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { lessonOf } from '../../shared/games/lessons.ts'
import { learner, scripted, stepNumber, stepsAt, type Lesson } from '../../shared/kernel/lesson.ts'
import { same } from '../../shared/kernel/plain.ts'
import { useLibrary } from './library.ts'
import { useMatch } from './match.ts'
import { useScreen } from './screen.ts'
import { useSettings } from './settings.ts'

/** How many matches are remembered that somebody went on with alone; older ones are no longer the newest of their game. */
const remembered = 8

/**
 * The guided game on the table: what is said now follows from where the match stands, so that it is the same after leaving, undoing and
 * killing the program. What the script does not play is refused, gently, until the player goes on alone.
 */
export const useGuide = defineStore('guide', () => {
  const match = useMatch()
  const screen = useScreen()
  const settings = useSettings()
  const library = useLibrary()
  /** Which of the steps of this position is read; the last one stays. */
  const page = ref(0)
  /** Whether something else was tried just now. */
  const refused = ref(false)

  const left = computed(() => settings.settings.guides.left)
  const lesson = computed((): Lesson | null => {
    const table = match.current
    if (table === null || screen.current !== 'table' || !table.guided || left.value.includes(table.match)) return null
    return lessonOf(table.game) ?? null
  })
  const ply = computed(() => match.current?.ply ?? 0)
  const steps = computed(() => (lesson.value === null ? [] : stepsAt(lesson.value, ply.value)))
  const step = computed(() => steps.value[Math.min(page.value, steps.value.length - 1)] ?? null)
  const expected = computed(() => (lesson.value === null ? null : scripted(lesson.value, ply.value)))
  /** Whether the script has come to its end. */
  const isOver = computed(() => lesson.value !== null && expected.value === null)
  /** Whether it is the learner's turn to do something. */
  const isAsked = computed(() => step.value?.asks === true && expected.value?.seat === learner)
  const hasNext = computed(() => page.value < steps.value.length - 1)
  const number = computed(() => (lesson.value === null || step.value === null ? 0 : stepNumber(lesson.value, step.value)))

  watch([() => match.current?.match, () => steps.value[0]?.id], () => (page.value = 0))
  watch([() => match.current?.match, ply], () => (refused.value = false))

  match.guardWith({
    one: (seat, action, ahead) => {
      const now = lesson.value
      if (now === null) return true
      const wanted = scripted(now, ply.value + ahead)
      return allow(wanted?.seat === seat && same(wanted.action, action))
    },
    plan: (actions) => {
      const now = lesson.value
      if (now === null) return true
      const mine = now.moves.slice(ply.value).filter(({ seat }) => seat === learner)
      const decided = mine.slice(mine.findIndex(({ action }) => (action as { readonly type: string }).type !== 'pass'))
      return allow(actions.every((action, at) => same(decided[at]?.action, action)))
    },
    computers: () => !isOver.value,
  })

  function allow(fits: boolean): boolean {
    refused.value = !fits
    // What is asked for stands on the last page.
    if (!fits) page.value = steps.value.length - 1
    return fits
  }

  function next(): void {
    refused.value = false
    if (hasNext.value) page.value += 1
  }

  function back(): void {
    refused.value = false
    page.value = Math.max(0, page.value - 1)
  }

  /** Ends the guidance: the match goes on as practice. */
  async function goAlone(): Promise<void> {
    const table = match.current
    if (table === null) return
    await settings.change({ guides: { ...settings.settings.guides, left: [...left.value, table.match].slice(-remembered) } })
  }

  /** Notes that a game's guided game was played to its end; it is offered less loudly then. */
  async function finish(): Promise<void> {
    const game = lesson.value?.game
    const { finished } = settings.settings.guides
    if (game === undefined || finished.includes(game)) return
    await settings.change({ guides: { ...settings.settings.guides, finished: [...finished, game] } })
  }

  /** The guided game of a game that goes on, if there is one. */
  function begun(game: string): string | null {
    return library.open.find((one) => one.game === game && one.guided && !left.value.includes(one.match))?.match ?? null
  }

  /** Goes on with a game's guided game, or begins it. Gives whether it lies on the table. */
  async function learn(game: string): Promise<boolean> {
    const chosen = lessonOf(game)
    if (chosen === undefined) return false
    await library.load()
    const going = begun(game)
    const laid = going === null ? await match.create(game, chosen.config, chosen.seed) : await match.open(going)
    if (laid) screen.go('table')
    return laid
  }

  /** Whether a game's guided game was played to its end. */
  const hasFinished = (game: string): boolean => settings.settings.guides.finished.includes(game)

  return {
    lesson,
    steps,
    step,
    page,
    number,
    isOver,
    isAsked,
    hasNext,
    refused,
    next,
    back,
    goAlone,
    finish,
    begun,
    learn,
    hasFinished,
  }
})
