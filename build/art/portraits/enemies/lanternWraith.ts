import type { EnemyFigure } from '../figure.ts'
import { n, shape } from '../parts/curve.ts'
import { burningEye } from '../parts/eye.ts'
import { folds, lantern } from '../parts/gear.ts'
import { claw } from '../parts/hands.ts'
import { area, faint, flick, glow, INK, place, solid, stroke, tail } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { reeds } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const shroud: Ramp = ['#0d2a33', '#2f6a70', '#9fe0cf']
const lining: Ramp = ['#061519', '#12343b', '#2f6a70']

const wisps = (pen: Pen): string =>
  many(6, (index) => {
    const x = 28 + index * 14
    return faint(
      0.55,
      tail(
        `${x + 20} ${170 + (index % 3) * 8}, ${x + between(pen, -6, 6)} 206, ${x + between(pen, -26, 8)} ${between(pen, 222, 236)}`,
        '#8fd8c6',
        5,
      ),
    )
  })

const robe = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '70 104, 52 130, 50 164, 38 190, 14 210!, 36 206!, 24 228!, 50 212!, 48 232!, 70 214!, 78 234!, 92 212!, 106 228!, 112 206!, 130 216!, 126 194, 134 164, 132 132, 120 108',
    ),
    shroud,
    {
      shade: 16,
      inside:
        folds(['66 130, 62 172, 40 210', '84 130, 82 176, 66 222', '104 136, 106 176, 96 214', '122 134, 124 168, 118 206'], shroud, 5) +
        glow(pen, 140, 150, 60, '#baffe6', 0.45),
    },
  )

/** The shroud thins out towards the water. */
const fade = (pen: Pen, inner: string): string => {
  const [ramp, mask] = [pen.id(), pen.id()]
  return `<linearGradient id="${ramp}" gradientUnits="userSpaceOnUse" x1="0" y1="176" x2="0" y2="234"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${mask}" maskUnits="userSpaceOnUse" x="0" y="0" width="196" height="236"><rect width="196" height="236" fill="url(#${ramp})"/></mask><g mask="url(#${mask})">${inner}</g>`
}

const nearArm = (pen: Pen): string =>
  solid(
    pen,
    shape('116 108, 136 112, 152 112, 164 104, 172 112, 168 128, 174 142!, 160 136!, 156 152!, 144 140!, 132 148, 116 140'),
    shroud,
    { shade: 7, inside: folds(['128 116, 136 128, 134 142', '150 114, 156 126, 154 142'], shroud) },
  ) +
  area(shape('160 106, 168 106, 171 116, 164 120'), '#061519') +
  place(claw(pen, RAMPS.ghost, 19.5, -1, '#eafff2', 0.8), 167, 113, 1, 74) +
  stroke('178 116, 178 122, 177 128', INK, 3.4) +
  place(lantern(pen, 44, '#c9fff0', RAMPS.blackSteel), 177, 124)

const farArm = (pen: Pen): string =>
  solid(pen, shape('74 108, 54 116, 36 112, 24 96, 16 102, 24 122, 18 138!, 34 132!, 38 148!, 50 138!, 62 146, 78 138'), shroud, {
    shade: 7,
    inside: folds(['60 118, 52 130, 56 144', '38 114, 32 124, 34 140'], shroud),
  }) + place(claw(pen, RAMPS.ghost, 27.3, 1, '#eafff2', 1.2), 20, 98, 1, -26)

const hood = (pen: Pen): string =>
  solid(pen, shape('70 112, 58 88, 62 58, 82 36, 108 30, 130 44, 140 72, 134 100, 122 118, 96 128'), shroud, {
    shade: 10,
    rim: 3,
    inside: folds(['84 40, 68 64, 66 100', '120 42, 132 66, 132 96', '104 34, 100 44, 102 52'], shroud, 4),
  }) +
  solid(pen, shape('80 110, 72 88, 78 64, 96 50, 116 54, 128 74, 124 98, 112 116, 96 122'), lining, { shade: 8, rim: 0 }) +
  area(shape('84 104, 78 86, 84 68, 98 58, 114 62, 122 78, 119 96, 109 110, 96 116'), '#020709')

const face = (pen: Pen): string =>
  faint(0.9, area(shape('87 80, 96 68, 110 68, 118 80, 116 94, 108 106, 100 110, 91 104, 86 92'), '#12343b')) +
  faint(0.5, area(shape('110 74, 117 82, 115 94, 108 100, 112 86'), '#8fd8c6')) +
  area(shape('86 80, 95 78, 98 86, 92 91, 86 88'), '#010304') +
  area(shape('105 80, 113 77, 118 83, 114 89, 106 88'), '#010304') +
  burningEye(pen, 92, 84, 5.4, '#a8ffe4', '#ffffff', 8) +
  burningEye(pen, 112, 83, 5, '#a8ffe4', '#ffffff', -12) +
  area(shape('100 89, 103 94, 98.500 95'), '#010304') +
  area(shape('96 100, 102 97, 109 99, 107 108, 101 112, 97 107'), '#010304') +
  stroke('97 101, 98 109', '#5fb0a0', 1) +
  stroke('102 98, 102 111', '#5fb0a0', 1) +
  stroke('106.500 99, 106 108', '#5fb0a0', 1)

const chain = (): string =>
  many(9, (index) => {
    const link = `<ellipse cx="${n(70 + index * 6.6)}" cy="${n(124 + Math.sin((index / 8) * Math.PI) * 14)}" rx="4.4" ry="2.8" fill="none"`
    return `${link} stroke="${INK}" stroke-width="4"/>${link} stroke="#b9c9c8" stroke-width="1.8"/>`
  })

/** A hooded ghost that trails to nothing and lights its own way with a cold lantern. */
export const lanternWraith: EnemyFigure = {
  id: 'lantern-wraith',
  scene: SCENES.moonMarsh,
  focus: { x: 104, y: 82 },
  draw: (pen) =>
    glow(pen, 100, 110, 100, '#a8ffe4', 0.28) +
    wisps(pen) +
    farArm(pen) +
    nearArm(pen) +
    fade(pen, robe(pen)) +
    hood(pen) +
    face(pen) +
    flick('70 112, 94 128, 124 114', INK, 3) +
    chain() +
    glow(pen, 177, 148, 44, '#d8fff2', 0.7) +
    reeds(pen, -4, 40, 240, 9, 60, '#071a1c', '#2b2417') +
    reeds(pen, 140, 200, 240, 10, 44, '#071a1c', '#2b2417'),
}
