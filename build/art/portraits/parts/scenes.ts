import type { Backdrop } from './backdrop.ts'

/** The places figures stand in; canvas 196 x 236. */
export const SCENES = {
  forestDusk: {
    sky: ['#2b4449', '#86a08a', '#e3cf92', '#6d7a3f'],
    orb: { x: 130, y: 84, r: 19, colour: '#fff8de', halo: '#fdeec0' },
    ridges: [
      { kind: 'pines', y: 146, colour: '#7d9478', size: 30, count: 13 },
      { kind: 'pines', y: 174, colour: '#4c6a4b', size: 40, count: 9 },
    ],
    mist: '#f1e2b4',
    ground: { y: 196, colour: '#3a5230', light: '#b9c47a' },
  },
  bog: {
    sky: ['#1f3a3c', '#5f7f68', '#c8c98e', '#56683c'],
    orb: { x: 138, y: 66, r: 15, colour: '#f6f3d0', halo: '#dfe6a8' },
    ridges: [
      { kind: 'trees', y: 138, colour: '#5c7a66', size: 34, count: 7 },
      { kind: 'reeds', y: 160, colour: '#3d5a45', size: 34, count: 34 },
    ],
    mist: '#cfd9a6',
    ground: { y: 172, colour: '#274238', light: '#9fb98a' },
  },
  thicket: {
    sky: ['#3a3b26', '#8b8a4a', '#e6c877', '#6d6a35'],
    orb: { x: 140, y: 76, r: 0, colour: '#fff', halo: '#ffe39a' },
    ridges: [
      { kind: 'trees', y: 150, colour: '#8a8748', size: 46, count: 9 },
      { kind: 'trees', y: 180, colour: '#57592c', size: 60, count: 7 },
    ],
    mist: '#f3dd9a',
    ground: { y: 196, colour: '#41431f', light: '#c9bb62' },
  },
  street: {
    sky: ['#171a2b', '#39405a', '#8f7a72', '#3a3230'],
    orb: { x: 142, y: 58, r: 14, colour: '#f3ecd0', halo: '#c9c7b4' },
    ridges: [
      { kind: 'roofs', y: 150, colour: '#4a4a5e', size: 26, count: 6 },
      { kind: 'roofs', y: 190, colour: '#2c2a38', size: 40, count: 5 },
    ],
    mist: '#a59a90',
    ground: { y: 200, colour: '#2a2526', light: '#7d7068' },
  },
  road: {
    sky: ['#4a3d55', '#b57a5d', '#f0bd76', '#7d6238'],
    orb: { x: 140, y: 118, r: 20, colour: '#fff0c2', halo: '#ffcf7f' },
    ridges: [
      { kind: 'hills', y: 150, colour: '#a3754f', size: 44, count: 4 },
      { kind: 'pines', y: 172, colour: '#6f5238', size: 22, count: 9 },
    ],
    mist: '#ffd899',
    ground: { y: 190, colour: '#56422a', light: '#dcb673' },
  },
  emberField: {
    sky: ['#1d1016', '#4a1c1a', '#a8431f', '#3a160d'],
    orb: { x: 100, y: 140, r: 0, colour: '#fff', halo: '#ff9a3c' },
    ridges: [
      { kind: 'trees', y: 150, colour: '#6b2a1a', size: 44, count: 8 },
      { kind: 'crags', y: 182, colour: '#3d1710', size: 26, count: 7 },
    ],
    mist: '#d9622a',
    ground: { y: 200, colour: '#24100b', light: '#c9581f' },
  },
  fieldDusk: {
    sky: ['#2c2a44', '#7b5a6b', '#e09a5c', '#8a6a30'],
    orb: { x: 142, y: 74, r: 22, colour: '#ffe9b8', halo: '#ffc27a' },
    ridges: [
      { kind: 'hills', y: 158, colour: '#7d5a4c', size: 46, count: 4 },
      { kind: 'reeds', y: 178, colour: '#a37a35', size: 30, count: 60 },
    ],
    mist: '#f2b873',
    ground: { y: 186, colour: '#7a5a24', light: '#eac36c' },
  },
  moonMarsh: {
    sky: ['#0c1c2a', '#23505a', '#7db09a', '#24443f'],
    orb: { x: 100, y: 66, r: 24, colour: '#eafbe4', halo: '#a8e0cc' },
    ridges: [
      { kind: 'trees', y: 150, colour: '#2c5a5a', size: 50, count: 6 },
      { kind: 'reeds', y: 178, colour: '#1c3f40', size: 36, count: 36 },
    ],
    mist: '#a5dcc4',
    ground: { y: 192, colour: '#14302f', light: '#7dbba4' },
  },
  frost: {
    sky: ['#2a3a4c', '#6d8798', '#cfd8cf', '#7f8c86'],
    orb: { x: 136, y: 66, r: 17, colour: '#fdfbea', halo: '#e9f0e6' },
    ridges: [
      { kind: 'trees', y: 150, colour: '#8398a0', size: 46, count: 9 },
      { kind: 'pines', y: 184, colour: '#566c74', size: 42, count: 7 },
    ],
    mist: '#e9efe4',
    ground: { y: 200, colour: '#8f9d9c', light: '#f4f6ea' },
  },
  camp: {
    sky: ['#2a1d2a', '#7a3f35', '#e08a45', '#6b3a20'],
    orb: { x: 140, y: 112, r: 22, colour: '#ffe2a0', halo: '#ffb25c' },
    ridges: [
      { kind: 'hills', y: 154, colour: '#84503a', size: 40, count: 4 },
      { kind: 'crags', y: 184, colour: '#57321f', size: 22, count: 7 },
    ],
    mist: '#f5a862',
    ground: { y: 200, colour: '#402717', light: '#d3904f' },
  },
  glade: {
    sky: ['#16302f', '#3f7060', '#b9c98a', '#3c5a34'],
    orb: { x: 132, y: 64, r: 0, colour: '#fff', halo: '#e9f0b4' },
    ridges: [
      { kind: 'trees', y: 146, colour: '#517a5c', size: 52, count: 7 },
      { kind: 'hills', y: 176, colour: '#34563a', size: 40, count: 4 },
    ],
    mist: '#cfe0a5',
    ground: { y: 190, colour: '#233d24', light: '#9fba68' },
  },
  crag: {
    sky: ['#2c3340', '#6a6f75', '#d2b98c', '#6a5a44'],
    orb: { x: 150, y: 62, r: 16, colour: '#fff3d2', halo: '#f3ddaa' },
    ridges: [
      { kind: 'crags', y: 150, colour: '#7f7b76', size: 36, count: 6 },
      { kind: 'crags', y: 186, colour: '#524d49', size: 34, count: 6 },
    ],
    mist: '#e0cda4',
    ground: { y: 202, colour: '#37322d', light: '#a5977c' },
  },
  gloamSky: {
    sky: ['#140f2a', '#3a2a5c', '#a0608a', '#3a2440'],
    orb: { x: 128, y: 78, r: 26, colour: '#ffe6cf', halo: '#f0a8a0' },
    ridges: [
      { kind: 'crags', y: 178, colour: '#43305a', size: 34, count: 6 },
      { kind: 'crags', y: 210, colour: '#241a38', size: 34, count: 6 },
    ],
    mist: '#c07a9c',
    ground: { y: 222, colour: '#171026', light: '#6b4d7d' },
  },
  battlefield: {
    sky: ['#22252c', '#5f5a58', '#c08a62', '#4a382e'],
    orb: { x: 140, y: 84, r: 18, colour: '#ffe8c0', halo: '#f0bf8a' },
    ridges: [
      { kind: 'hills', y: 162, colour: '#6b5a50', size: 40, count: 4 },
      { kind: 'reeds', y: 186, colour: '#3a302b', size: 44, count: 13 },
    ],
    mist: '#d0a078',
    ground: { y: 202, colour: '#2c241f', light: '#93755a' },
  },
  spire: {
    sky: ['#120d2c', '#33286a', '#8a5aa8', '#2a1c48'],
    orb: { x: 140, y: 60, r: 17, colour: '#f4e6ff', halo: '#c9a3f0' },
    ridges: [
      { kind: 'towers', y: 168, colour: '#483a80', size: 26, count: 6 },
      { kind: 'towers', y: 204, colour: '#2a1f55', size: 34, count: 5 },
    ],
    mist: '#a988d8',
    ground: { y: 212, colour: '#1a1238', light: '#7d62b4' },
  },
  boneCanyon: {
    sky: ['#4a3a30', '#a5805a', '#f0d49a', '#8a6a48'],
    orb: { x: 144, y: 70, r: 0, colour: '#fff', halo: '#fff0bf' },
    ridges: [
      { kind: 'cliffs', y: 160, colour: '#ae8c66', size: 40, count: 4 },
      { kind: 'cliffs', y: 196, colour: '#7c5e44', size: 38, count: 4 },
    ],
    mist: '#f6deab',
    ground: { y: 206, colour: '#5a422e', light: '#dcb988' },
  },
  choir: {
    sky: ['#0a0d1c', '#1d2748', '#4b5f8c', '#171c33'],
    orb: { x: 98, y: 70, r: 30, colour: '#dfe6ff', halo: '#93a6e0' },
    ridges: [
      { kind: 'pillars', y: 170, colour: '#27325a', size: 40, count: 6 },
      { kind: 'graves', y: 206, colour: '#151b36', size: 20, count: 9 },
    ],
    mist: '#7d90c8',
    ground: { y: 212, colour: '#0d1126', light: '#5a6ca8' },
  },
  emberCavern: {
    sky: ['#170a0a', '#5a1a10', '#f08a2a', '#a0300f'],
    orb: { x: 98, y: 130, r: 0, colour: '#fff', halo: '#ffb84a' },
    ridges: [
      { kind: 'pillars', y: 160, colour: '#8c2f14', size: 52, count: 6 },
      { kind: 'crags', y: 198, colour: '#3f130b', size: 26, count: 7 },
    ],
    mist: '#ff9a3c',
    ground: { y: 210, colour: '#1f0b07', light: '#ff9a3c' },
  },
  seaCliff: {
    sky: ['#123044', '#3f7d8c', '#c6dcc4', '#2f6878'],
    orb: { x: 142, y: 70, r: 20, colour: '#fbfae2', halo: '#d9efdc' },
    ridges: [
      { kind: 'cliffs', y: 156, colour: '#4f8490', size: 34, count: 4 },
      { kind: 'hills', y: 190, colour: '#2a6474', size: 24, count: 6 },
    ],
    mist: '#c4e4d8',
    ground: { y: 204, colour: '#154454', light: '#9fd6cc' },
  },
  stoneHall: {
    sky: ['#1c2a34', '#4f6470', '#dcb872', '#6a5a40'],
    orb: { x: 98, y: 100, r: 0, colour: '#fff', halo: '#ffdf9a' },
    ridges: [
      { kind: 'pillars', y: 160, colour: '#5d6a6c', size: 60, count: 6 },
      { kind: 'crags', y: 196, colour: '#3d4648', size: 28, count: 6 },
    ],
    mist: '#dcc79a',
    ground: { y: 210, colour: '#37302a', light: '#b8a680' },
  },
  thornWood: {
    sky: ['#1d1526', '#4f3048', '#c07a6a', '#4a3030'],
    orb: { x: 138, y: 72, r: 18, colour: '#ffe6d0', halo: '#f0a890' },
    ridges: [
      { kind: 'trees', y: 152, colour: '#6b4152', size: 50, count: 8 },
      { kind: 'trees', y: 190, colour: '#3a2233', size: 60, count: 7 },
    ],
    mist: '#d88f80',
    ground: { y: 206, colour: '#1f1720', light: '#93606a' },
  },
  stormSky: {
    sky: ['#10172e', '#2c4474', '#7f9fc4', '#3f5a80'],
    orb: { x: 110, y: 90, r: 0, colour: '#fff', halo: '#b8d4f4' },
    ridges: [
      { kind: 'crags', y: 186, colour: '#3f587e', size: 30, count: 6 },
      { kind: 'crags', y: 216, colour: '#263a5c', size: 26, count: 7 },
    ],
    mist: '#c4d8e8',
    ground: { y: 226, colour: '#22344f', light: '#9ab8d0' },
  },
  graveField: {
    sky: ['#0b0b10', '#2a2230', '#6b2a2a', '#1c1214'],
    orb: { x: 98, y: 72, r: 34, colour: '#d8432e', halo: '#a82a20' },
    ridges: [
      { kind: 'trees', y: 166, colour: '#3a1f26', size: 46, count: 7 },
      { kind: 'graves', y: 200, colour: '#1d1218', size: 24, count: 9 },
    ],
    mist: '#7d3a3a',
    ground: { y: 208, colour: '#120c10', light: '#7a3a38' },
  },
} as const satisfies Record<string, Backdrop>
