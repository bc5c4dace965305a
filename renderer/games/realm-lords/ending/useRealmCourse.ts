import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { CourseView } from '../../../../shared/contract/course.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { changeOf, type CourseWords, type Runner, type Turn } from '../../../ending/courseFigures.ts'
import type { Told } from '../../../ending/TurningPoints.vue'
import { nameKey, roman } from '../names.ts'
import { roundOf, storyAt, type Heard, type Story } from './turning.ts'

/** The hero as the line of a course. */
export function runnerOf(name: string): Runner {
  return { name, colour: 'var(--rubric)', sign: null }
}

/** What the course of a campaign needs to be shown: its line, rounds, words, and its turning points told. */
export function useRealmCourse(course: ComputedRef<CourseView | null>, view: () => Pick<View, 'hero'>, heard: () => readonly Heard[]) {
  const { t, n } = useI18n()
  const hero = computed(() => t(nameKey('heroes', view().hero)))
  const runners = computed(() => [runnerOf(hero.value)])
  const turns = computed((): Turn[] =>
    heard().flatMap(({ ply, event }) => (event.type === 'roundBegan' ? [{ ply, text: roman(event.round) }] : [])),
  )
  const last = computed(() => course.value?.moments.at(-1)?.ply ?? -1)
  const words: CourseWords = {
    percent: (chance) => n(chance, 'percent'),
    when: (ply) => {
      if (ply === last.value) return t('course.end')
      const round = roundOf(heard(), ply + 1)
      return round === 0 ? t('realm.journal.chapters.start') : t('realm.table.round', { round: roman(round) })
    },
    say: (key, named = {}) => t(key, named),
  }

  function saidOf(story: Story): string {
    const named = { ...story, hero: hero.value }
    if (story.kind === 'clock') return t('realm.ending.turning.clock', { ...named, clock: roman(story.clock) })
    if ('enemy' in story) return t(`realm.ending.turning.${story.kind}`, { ...named, enemy: t(nameKey('enemies', story.enemy)) })
    return t(`realm.ending.turning.${story.kind}`, named)
  }

  const roundsOf = (first: number, last: number): string =>
    first === last
      ? t('realm.table.round', { round: roman(last) })
      : t('realm.ending.turning.rounds', { first: roman(first), last: roman(last) })

  const told = computed((): Told[] =>
    (course.value?.turningPoints ?? []).map((point) => ({
      ply: point.from,
      when: roundsOf(Math.max(1, roundOf(heard(), point.from + 1)), Math.max(1, roundOf(heard(), point.to))),
      said: saidOf(storyAt(heard(), point)),
      change: changeOf(point, hero.value, words),
      rose: point.after > point.before,
    })),
  )
  return { runners, turns, words, told }
}
