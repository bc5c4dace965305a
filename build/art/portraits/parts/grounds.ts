import type { Backdrop } from './backdrop.ts'

/** What lies behind each hero; canvas 200 x 200. */
export const GROUNDS = {
  moor: {
    sky: ['#5f86a0', '#b9cfc0', '#f0dca2', '#8a6a86'],
    orb: { x: 156, y: 52, r: 15, colour: '#fffbe4', halo: '#fff2c4' },
    ridges: [
      { kind: 'hills', y: 120, colour: '#8f8a9c', size: 46, count: 4 },
      { kind: 'hills', y: 148, colour: '#7a5a78', size: 36, count: 5 },
    ],
    mist: '#f6e6c0',
    ground: { y: 164, colour: '#62486a', light: '#c79bbd' },
  },
  quarry: {
    sky: ['#4b5f70', '#a9aa98', '#efd19a', '#8d7a60'],
    orb: { x: 160, y: 56, r: 14, colour: '#fff6dc', halo: '#ffe9b4' },
    ridges: [
      { kind: 'cliffs', y: 128, colour: '#a39680', size: 46, count: 4 },
      { kind: 'crags', y: 160, colour: '#746651', size: 30, count: 6 },
    ],
    mist: '#f3dfb4',
    ground: { y: 176, colour: '#54483a', light: '#cbb790' },
  },
  hedge: {
    sky: ['#3c5f5a', '#8fb58a', '#f0e4a0', '#5a7a3a'],
    orb: { x: 150, y: 60, r: 0, colour: '#fff', halo: '#fbf6b8' },
    ridges: [
      { kind: 'trees', y: 130, colour: '#7d9f68', size: 40, count: 7 },
      { kind: 'hills', y: 150, colour: '#4f7240', size: 34, count: 6 },
    ],
    mist: '#f2efb4',
    ground: { y: 168, colour: '#37532a', light: '#a9c464' },
  },
  tollRoad: {
    sky: ['#332b4c', '#8a5a6e', '#f0a86a', '#5c4034'],
    orb: { x: 154, y: 84, r: 16, colour: '#ffe9b8', halo: '#ffc47d' },
    ridges: [
      { kind: 'hills', y: 134, colour: '#7a4f58', size: 42, count: 4 },
      { kind: 'pines', y: 160, colour: '#4a3240', size: 28, count: 9 },
    ],
    mist: '#f5b27d',
    ground: { y: 174, colour: '#33242a', light: '#b57a5c' },
  },
  dawnField: {
    sky: ['#6f93b4', '#c9d8d4', '#fbe3b4', '#a8ac6a'],
    orb: { x: 150, y: 70, r: 18, colour: '#fffdf0', halo: '#fff0c0' },
    ridges: [
      { kind: 'hills', y: 132, colour: '#a9b58e', size: 40, count: 4 },
      { kind: 'pines', y: 156, colour: '#7d8f62', size: 20, count: 10 },
    ],
    mist: '#fdf0cc',
    ground: { y: 166, colour: '#6b7d44', light: '#dbe09a' },
  },
  gate: {
    sky: ['#48607c', '#9fb3ba', '#ecd9ab', '#85785e'],
    orb: { x: 158, y: 58, r: 14, colour: '#fff8e0', halo: '#fff0c8' },
    ridges: [
      { kind: 'towers', y: 138, colour: '#8d93a0', size: 34, count: 5 },
      { kind: 'roofs', y: 168, colour: '#666472', size: 26, count: 6 },
    ],
    mist: '#efe2c0',
    ground: { y: 180, colour: '#454450', light: '#b5ac98' },
  },
  farWood: {
    sky: ['#2f5a5c', '#86b08c', '#f3e2a0', '#5f7a3c'],
    orb: { x: 152, y: 58, r: 15, colour: '#fffbe0', halo: '#fbf0b8' },
    ridges: [
      { kind: 'pines', y: 132, colour: '#7fa288', size: 32, count: 9 },
      { kind: 'pines', y: 162, colour: '#47704e', size: 40, count: 7 },
    ],
    mist: '#f5ecbc',
    ground: { y: 176, colour: '#2c4a2c', light: '#a4c06a' },
  },
  starTower: {
    sky: ['#131a3c', '#2f3f7a', '#7d86b8', '#2a2c54'],
    orb: { x: 152, y: 54, r: 17, colour: '#fdf6da', halo: '#d8d6f0' },
    ridges: [
      { kind: 'towers', y: 146, colour: '#3f4a84', size: 34, count: 5 },
      { kind: 'hills', y: 172, colour: '#262c5a', size: 34, count: 5 },
    ],
    mist: '#9aa3d4',
    ground: { y: 184, colour: '#191d40', light: '#7d86b8' },
  },
} as const satisfies Record<string, Backdrop>
