import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useCourse } from '../../../renderer/stores/course.ts'
import { courseOf } from '../support/course.ts'
import { layWindow } from '../support/window.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

const match = '00000000-0000-4000-8000-000000000001'

describe('the course of a match', () => {
  test('is asked for pass after pass, until it is done', async () => {
    const { bridge } = layWindow()
    const store = useCourse()
    const release = bridge.hold()
    bridge.answerNext('replay.course', courseOf(match, { pass: 2, done: false }))
    store.follow(match)
    release()
    await vi.waitFor(() => expect(store.course?.pass).toBe(2))
    expect(bridge.made.filter(({ name }) => name === 'replay.course').map(({ input }) => input)).toEqual([
      { match, after: 0 },
      { match, after: 2 },
    ])
  })

  test('is not asked for again when it is done, and is still there on the next screen', async () => {
    const { bridge } = layWindow()
    const store = useCourse()
    bridge.answerNext('replay.course', courseOf(match))
    store.follow(match)()
    store.follow(match)
    await flushPromises()
    vi.advanceTimersByTime(5_000)
    expect(store.course?.done).toBe(true)
    expect(bridge.made.map(({ name }) => name)).toEqual(['replay.course'])
  })

  test('is stopped when nobody looks at it any more, unless it is done', async () => {
    const { bridge } = layWindow()
    const store = useCourse()
    const release = bridge.hold()
    const leave = store.follow(match)
    leave()
    vi.advanceTimersByTime(5_000)
    expect(bridge.made.map(({ name }) => name)).toEqual(['replay.course', 'replay.stopCourse'])
    release()
    await flushPromises()
    expect([store.course, store.failed]).toEqual([null, false])
  })

  test('looked at again at once, is not lost to the late answer that it was stopped', async () => {
    const { bridge } = layWindow()
    const store = useCourse()
    const release = bridge.hold()
    bridge.refuseNext('replay.course', { code: 'cancelled', detail: match })
    store.follow(match)()
    vi.advanceTimersByTime(5_000)
    store.follow(match)
    bridge.answerNext('replay.course', courseOf(match))
    release()
    await flushPromises()
    expect([store.course?.done, store.failed]).toEqual([true, false])
  })

  test('says so where there is none', async () => {
    const { bridge } = layWindow()
    const store = useCourse()
    bridge.refuseNext('replay.course', { code: 'unknown-game', detail: '' })
    store.follow(match)
    await flushPromises()
    expect(store.failed).toBe(true)
  })
})
