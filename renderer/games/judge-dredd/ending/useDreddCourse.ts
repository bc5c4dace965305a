import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { CourseView } from '../../../../shared/contract/course.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import { changeOf, type CourseWords, type Runner, type Turn } from '../../../ending/courseFigures.ts'
import type { Told } from '../../../ending/TurningPoints.vue'
import type { FightWords } from '../arrest/words.ts'
import { lookOf } from '../city/marks.ts'
import { turnedAt, turnOf, type Heard, type Story, type Turned } from './turning.ts'

/** So many cards of a turning point are named. */
const mostCards = 3

/** The Judges as lines of a course. */
export function runnersOf(judges: readonly string[], name: (seat: Seat) => string): Runner[] {
  return judges.map((id, seat) => ({ name: name(seat), colour: lookOf(id).colour, sign: lookOf(id).mark }))
}

/** What the course of a match of Judge Dredd needs to be shown: its lines, turns, words, and its turning points told. */
export function useDreddCourse(
  course: ComputedRef<CourseView | null>,
  view: () => Pick<View, 'judges'>,
  heard: () => readonly Heard[],
  words: FightWords,
) {
  const { t, n } = useI18n()
  const runners = computed(() =>
    runnersOf(
      view().judges.map(({ id }) => id),
      words.judge,
    ),
  )
  const turns = computed((): Turn[] =>
    heard().flatMap(({ ply, event }) => (event.type === 'turnBegan' ? [{ ply, text: n(event.turn, 'whole') }] : [])),
  )
  const last = computed(() => course.value?.moments.at(-1)?.ply ?? -1)
  const courseWords: CourseWords = {
    percent: (chance) => n(chance, 'percent'),
    when: (ply) => {
      if (ply === last.value) return t('course.end')
      const turn = turnOf(heard(), ply + 1)
      return turn === 0 ? t('dredd.table.log.start') : t('dredd.table.log.turn', { turn })
    },
    say: (key, named = {}) => t(key, named),
  }

  function saidOf(story: Story): string {
    if (story.kind === 'quiet') return ''
    const named = { judge: words.judge(story.seat), own: story.own, other: story.other }
    if (story.kind === 'attempt') return t(`dredd.ending.turning.${story.fate}`, { ...named, perp: words.perp(story.perp) })
    const how = story.own > story.other ? 'duelWon' : story.own < story.other ? 'duelLost' : 'duelOn'
    return t(`dredd.ending.turning.${how}`, named)
  }

  function cardsOf({ cards }: Turned): string {
    if (cards.length === 0) return ''
    const list = cards
      .slice(0, mostCards)
      .map(({ seat, card }) => t('dredd.ending.turning.card', { card: words.card(card), judge: words.judge(seat) }))
      .join(', ')
    const more = cards.length - mostCards
    return t('dredd.ending.turning.cards', { cards: more > 0 ? t('course.more', { list, n: more }) : list })
  }

  const told = computed((): Told[] =>
    (course.value?.turningPoints ?? []).map((point) => {
      const turned = turnedAt(heard(), point)
      const said = [saidOf(turned.story), cardsOf(turned)].filter((one) => one !== '').join(' ')
      return {
        ply: point.from,
        when: t('dredd.table.log.turn', { turn: turned.turn }),
        said: said || t('dredd.ending.turning.quiet'),
        change: changeOf(point, words.judge(point.seat), courseWords),
        rose: point.after > point.before,
      }
    }),
  )
  return { runners, turns, words: courseWords, told }
}
