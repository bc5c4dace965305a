import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal } from '../../electron/service/seal.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'

test('R-UNDO-2: an action is sealed with the fingerprint that anybody can take, without Node too', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(seal(value)).toBe(fingerprint(value))
    }),
  )
})
