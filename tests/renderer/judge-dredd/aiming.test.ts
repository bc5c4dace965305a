import { expect, test } from 'vitest'
import { useAiming, type Play } from '../../../renderer/games/judge-dredd/bar/useAiming.ts'

const tip = (...crimes: string[]): Play => ({ type: 'play', card: 'anonymous-tip', aim: { at: 'crimes', crimes } })
const plays = [tip('crime-01'), tip('crime-02'), tip('crime-01', 'crime-02')]
const crime = (id: string) => ({ kind: 'crime', crime: id }) as const

test('JD-C1, JD-R21: of one or two Crimes the first that was picked may stay the only one, by a button or by the map', () => {
  const played: Play[] = []
  const aiming = useAiming((play) => void played.push(play))
  aiming.begin(plays)
  expect(aiming.ready.value).toEqual([])
  aiming.pick(crime('crime-02'))
  expect(aiming.ready.value).toEqual([tip('crime-02')])
  aiming.finish(aiming.ready.value[0]!)
  for (const second of ['crime-02', 'crime-01']) {
    aiming.begin(plays)
    aiming.pick(crime('crime-02'))
    aiming.pick(crime(second))
  }
  expect(played).toEqual([tip('crime-02'), tip('crime-02'), tip('crime-01', 'crime-02')])
})
