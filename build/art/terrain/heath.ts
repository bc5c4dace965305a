import { windmill } from '../draw/buildings.ts'
import { dapples, strokes, wash } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { rock } from '../draw/rocks.ts'
import type { Random } from '../draw/rng.ts'
import { between, pick } from '../draw/rng.ts'
import type { Standing } from '../draw/svg.ts'
import { backToFront, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What grows or stands on the heath. */
export type HeathDetail = 'ditch' | 'sorrel' | 'gorse' | 'windmill'

const bloom: Readonly<Record<HeathDetail, readonly string[]>> = {
  ditch: ['#9b5f92', '#b57fae', '#7a4476', '#c79bbd'],
  windmill: ['#9b5f92', '#b57fae', '#8a5086', '#d3aac9'],
  sorrel: ['#b8523c', '#cf7a52', '#8f3a34', '#9b5f92'],
  gorse: ['#efc83c', '#f6de74', '#c09420', '#e2b32c'],
}

/** A cushion of heather: shadow, green foot, blossoms, lit ones on the left. */
function clump(r: Random, x: number, y: number, colours: readonly string[]): Standing {
  const rx = between(r, 4, 7.4)
  const ry = between(r, 2.4, 4)
  const blossoms = times(9, () => {
    const px = x + between(r, -0.95, 0.95) * rx
    return svg`<circle cx="${px}" cy="${y - between(r, 0.6, 1.5) * ry}" r="${between(r, 0.9, 1.8)}" fill="${pick(r, colours)}"/>`
  })
  const lights = times(
    3,
    () => svg`<circle cx="${x - between(r, 0, 0.8) * rx}" cy="${y - between(r, 1.1, 1.7) * ry}" r=".8" fill="#fff1da" opacity=".65"/>`,
  )
  return {
    y,
    drawing: svg`<ellipse cx="${x + 1.6}" cy="${y + 0.8}" rx="${rx}" ry="${ry * 0.7}" fill="#2b2014" opacity=".4"/><ellipse cx="${x}" cy="${y - ry * 0.3}" rx="${rx}" ry="${ry}" fill="#4c5a2e" stroke="#2c3318" stroke-width=".6"/>${blossoms}${lights}`,
  }
}

function ditch(): Standing {
  const way = 'M-4 66Q24 50 54 60T116 52'
  return {
    y: 62,
    drawing: `<path d="${way}" transform="translate(0 -2)" stroke="#cbb08e" stroke-width="13" fill="none"/><path d="${way}" stroke="#4f3a26" stroke-width="11" fill="none"/><path d="${way}" transform="translate(0 2)" stroke="#7d9a9c" stroke-width="5" fill="none"/><path d="${way}" transform="translate(0 1)" stroke="#e8f0ea" stroke-width=".9" stroke-dasharray="7 9" fill="none"/><path d="M46 52l18 17l6 -2l-17 -17z" fill="#9a6b38" stroke="${ink}" stroke-width=".9"/><path d="M50 54l5 -1.6M54 58l5 -1.8M58 62l5 -1.8M62 66l5 -1.8" stroke="#5b3a1c" stroke-width=".8"/>`,
  }
}

/** Open land of heather or gorse. */
export function heath(r: Random, detail: HeathDetail): string {
  const clumps = times(detail === 'ditch' ? 44 : 56, () =>
    clump(r, between(r, 3, w - 3), between(r, 18, groundEnd + 4), bloom[detail]),
  ).filter(({ y }) => detail !== 'ditch' || y < 48 || y > 68)
  const standing: Standing[] = [
    { y: 38, drawing: rock(r, 21, 38, 8, 9) },
    { y: 76, drawing: rock(r, 92, 76, 7, 8) },
  ]
  if (detail === 'ditch') standing.push(ditch())
  if (detail === 'windmill') standing.push({ y: 72, drawing: windmill(56, 74, 1.12, '#7c4a2b') })
  if (detail === 'sorrel')
    standing.push(
      ...times(14, () => {
        const x = between(r, 6, w - 6)
        const y = between(r, 46, groundEnd)
        return {
          y,
          drawing: svg`<path d="M${x} ${y}v-13M${x} ${y - 5}q3 -2 3.6 -5M${x} ${y - 3}q-3 -2 -3.6 -4" stroke="#5f3a24" stroke-width=".9" fill="none"/><path d="M${x} ${y - 9}v-7" stroke="#a83c2c" stroke-width="2.4" stroke-dasharray="1.3 .5"/>`,
        }
      }),
    )
  const golden = detail === 'gorse'
  return [
    golden ? wash(w, h, '#cdbd8a', '#8f8450') : wash(w, h, '#c6a896', '#856478'),
    dapples(r, w, h, golden ? '#6f6a34' : '#5f4458', '#efd9bf'),
    strokes(r, w, h, 44, golden ? ['#e4d7a4', '#7a7440', '#9a9450'] : ['#d8bf9f', '#7a5a70', '#a77f92', '#8e8450']),
    backToFront([...clumps, ...standing]),
  ].join('')
}
