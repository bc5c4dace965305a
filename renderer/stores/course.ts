import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { CourseView } from '../../shared/contract/course.ts'
import { call } from '../bridge/client.ts'

/** For how long a course that nobody looks at any more is still worked out, in milliseconds: from one screen to the next. */
const patience = 1_000

/**
 * How the chance to win went in one match that is over, as far as it is worked out. `follow` it as long as it is looked at; what it gives
 * ends that. Where it cannot be told there is none, and nobody is troubled with why.
 */
export const useCourse = defineStore('course', () => {
  const match = ref<string | null>(null)
  const course = shallowRef<CourseView | null>(null)
  /** Whether it was refused. */
  const failed = ref(false)
  let followers = 0
  /** How often reading was begun or ended: an answer to what was asked before that comes too late. */
  let turn = 0

  function follow(id: string): () => void {
    followers += 1
    if (match.value !== id) void read(id)
    return () => {
      followers -= 1
      setTimeout(() => void (followers === 0 && leave()), patience)
    }
  }

  /** Asks for pass after pass. */
  async function read(id: string): Promise<void> {
    const mine = ++turn
    match.value = id
    course.value = null
    failed.value = false
    for (let known = { pass: 0, done: false }; !known.done;) {
      const answer = await call('replay.course', { match: id, after: known.pass })
      if (turn !== mine) return
      if (!answer.ok) {
        failed.value = answer.fault.code !== 'cancelled'
        match.value = null
        return
      }
      course.value = known = answer.value
    }
  }

  function leave(): void {
    const unfinished = match.value !== null && course.value?.done !== true
    if (!unfinished) return
    turn += 1
    match.value = null
    void call('replay.stopCourse', {})
  }

  return { course, failed, follow }
})
