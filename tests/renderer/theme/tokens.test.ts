import { expect, test } from 'vitest'
import { readTokens } from '../../../renderer/gallery/tokens.ts'

test('tokens are read in their order, under their headings, with their notes; later rules are other editions of the same', () => {
  const css =
    ':root {\n  color-scheme: light;\n\n  /* Type */\n  --a: 1rem;\n  --b: url("x");  /* ornament only */\n\n  /* Space */\n  --c: 2px;\n}\n\n[x] {\n  --d: 1;\n}'
  expect(readTokens(css)).toEqual([
    {
      heading: 'Type',
      tokens: [
        { name: '--a', note: '' },
        { name: '--b', note: 'ornament only' },
      ],
    },
    { heading: 'Space', tokens: [{ name: '--c', note: '' }] },
  ])
})
