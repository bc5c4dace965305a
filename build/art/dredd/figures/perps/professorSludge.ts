import { form, mirrored, patch, spot, stroke } from '../ink.ts'
import { lapels, shoulders } from '../parts/bust.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, round } from '../shape.ts'

function draw(): string {
  const mud = '#7d8f3a'
  const coat =
    form(shoulders(242, 112), {
      fill: '#e7e1d0',
      tone: [
        [168, 250],
        [246, 330],
      ],
    }) + lapels('#d3c9ae', mud, 240)
  const head = form(
    'M62 128C62 78 96 66 130 66s70 12 68 62c14 12 10 32 2 42 6 22 10 40 4 62-4 14-16 12-18-2-2 30-8 44-18 44-12 0-10-20-16-30-4 34-8 62-22 62-12 0-10-38-18-54-4 14-8 24-18 22-12-2-10-24-16-42-4 14-18 18-20 2-2-22 4-40 4-62-10-10-12-32 0-44z',
    {
      fill: mud,
      shade: '#4b5a22',
      tone: [
        [162, 84],
        [206, 250],
      ],
    },
  )
  const blobs = [
    [86, 100, 9],
    [176, 112, 7],
    [92, 214, 8],
    [160, 226, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => form(oval(x, y, r), { fill: '#a5b856', by: [2, 2], line: 4 }))
    .join('')
  const specs =
    mirrored(form(round(74, 128, 50, 42, 10), { fill: '#dff1f0', by: [0, 0], line: 9 })) +
    stroke('M122 146q8-6 16 0', 8) +
    spot(104, 152, 8) +
    spot(152, 146, 8) +
    stroke('M84 138l12-4M146 138l12-4', 4, '#9db2b4')
  const mouth = form('M92 194q38 12 76-4-2 32-38 34-32-2-38-30z', {
    fill: '#1d240c',
    by: [0, 0],
    inside: patch('M100 196l8 12 8-10zM142 198l8 10 8-14zM122 224l6-12 8 12z', '#e4e6b8'),
  })
  const board = form(
    poly([
      [130, 14],
      [236, 46],
      [130, 80],
      [24, 46],
    ]),
    { fill: '#2a2d3a', by: [10, 6] },
  )
  const cap = form('M78 62h104v28q-52 22-104 0z', { fill: '#20232e', by: [6, 0] })
  const tassel = stroke('M130 46l84 14v42', 5, '#e0ad42') + form('M207 100h14l4 34h-22z', { fill: '#e0ad42', by: [4, 0], line: 5 })
  const flask =
    form('M30 236h20v30l24 46q6 14-8 20H18q-14-6-8-20l20-46z', {
      fill: '#dff1f0',
      by: [6, 0],
      inside: patch('M0 290h90v50H0z', '#b25fc0') + spot(34, 308, 6, '#f2d6f6') + spot(50, 318, 4, '#f2d6f6'),
    }) +
    form(rect(24, 228, 32, 12), { fill: '#dff1f0', by: [0, 0], line: 6 }) +
    form(oval(46, 204, 9), { fill: '#b25fc0', by: [2, 2], line: 5 }) +
    form(oval(32, 182, 6), { fill: '#b25fc0', by: [2, 2], line: 5 })
  return coat + head + blobs + specs + stroke('M130 168q-10 14 6 16', 6) + mouth + cap + board + tassel + flask
}

/** He teaches what he is made of. */
export const professorSludge: Perp = { id: 'perp-14', face: [[14, 8], 240], draw }
