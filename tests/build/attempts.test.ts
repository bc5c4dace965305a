import { expect, test } from 'vitest'
import { attempts } from '../../build/check/package/attempts.ts'

const tally = `Ip: Forwarding DefaultTTL OutDiscards OutNoRoutes ReasmTimeout
Ip: 2 64 0 3 0
Icmp: InMsgs InErrors
Icmp: 0 0
Ip6InReceives                   	0
Ip6OutNoRoutes                  	7
`

test('what found no way is read for both kinds of addresses', () => {
  expect(attempts(tally)).toEqual({ four: 3, six: 7 })
})

test('a kernel without IPv6 has seen none of it', () => {
  expect(attempts(tally.replace(/^Ip6.*\n/gm, ''))).toEqual({ four: 3, six: 0 })
})

test('what was not counted is not taken for nothing', () => {
  expect(() => attempts('')).toThrow('not counted')
  expect(() => attempts(tally.replace('OutNoRoutes R', 'R'))).toThrow('not counted')
})
