import type { Scene } from './scene.ts'

/** The scene of every Action Card, by its id; what it does is told by the accents that its effects give it. */
export const ACTION_SCENES: Readonly<Record<string, Scene>> = {
  'blue-light': {
    place: 'highway',
    mood: 'night',
    things: [
      { rays: [100, 50] },
      { icon: 'police-car', at: [100, 92], size: 72, fill: '#cfd6de' },
      { icon: 'siren', at: [100, 50], size: 62, fill: '#6ab4ff' },
    ],
  },
  'riot-shield': {
    place: 'street',
    mood: 'alarm',
    things: [
      { icon: 'falling-rocks', at: [150, 48], size: 48, fill: '#b7c3d6' },
      { coat: '#2c313d', at: [78, 122], hat: 'judge', mood: 'sour', scale: 1.15 },
      { icon: 'riot-shield', at: [106, 78], size: 86, fill: '#8fd0ff' },
    ],
  },
  'big-gun': {
    place: 'roof',
    mood: 'dusk',
    things: [
      { rays: [120, 56] },
      { icon: 'minigun', at: [96, 66], size: 112, fill: '#cfd6de', dip: [0.6, '#8d98a8'] },
      { icon: 'heavy-bullets', at: [150, 36], size: 34, fill: '#ffcc1f', turn: 20 },
    ],
  },
  'whole-book': {
    place: 'office',
    mood: 'night',
    things: [
      { rays: [104, 62] },
      { icon: 'secret-book', at: [104, 64], size: 92, fill: '#ffcc1f', turn: 14 },
      { icon: 'gavel', at: [156, 46], size: 40, fill: '#b5793a' },
    ],
  },
  backup: {
    place: 'street',
    mood: 'night',
    things: [
      { coat: '#d3342b', at: [126, 112], hat: 'judge', arms: 'up', mood: 'shout', legs: 'run', scale: 0.86 },
      { coat: '#4f9a55', at: [162, 110], hat: 'judge', arms: 'up', mood: 'shout', legs: 'run', scale: 0.8 },
      { coat: '#2f74c8', at: [56, 122], hat: 'judge', arms: 'point', mood: 'shout', scale: 1.1 },
      { icon: 'megaphone', at: [102, 62], size: 54, fill: '#ffcc1f' },
    ],
  },
  'heavy-squad': {
    place: 'street',
    mood: 'dusk',
    things: [
      { icon: 'battle-tank', at: [136, 76], size: 66, fill: '#5d6878' },
      { coat: '#2c313d', at: [64, 116], hat: 'judge', arms: 'hold', mood: 'sour', scale: 1.05 },
      { coat: '#2c313d', at: [104, 122], hat: 'judge', arms: 'hold', mood: 'sour', scale: 1.2 },
      { icon: 'mp5', at: [114, 84], size: 44, fill: '#cfd6de' },
    ],
  },
  'anonymous-tip': {
    place: 'alley',
    mood: 'cold',
    things: [
      { coat: '#53412e', at: [60, 122], hat: 'tophat', arms: 'hold', mood: 'whistle', scale: 1.1 },
      { icon: 'rotary-phone', at: [114, 80], size: 66, fill: '#d3342b' },
      { icon: 'domino-mask', at: [62, 50], size: 34, fill: '#0b0c10', cast: 0 },
    ],
  },
  'evidence-locker': {
    place: 'vault',
    mood: 'smog',
    things: [
      { icon: 'locked-chest', at: [106, 78], size: 82, fill: '#e0ad42', dip: [0.56, '#b5793a'] },
      { icon: 'finger-print', at: [46, 52], size: 44, fill: '#fffaf0', turn: -10 },
      { icon: 'house-keys', at: [152, 44], size: 36, fill: '#ffcc1f' },
    ],
  },
  'banana-skin': {
    place: 'crossing',
    mood: 'night',
    things: [
      { coat: '#2f74c8', at: [126, 98], hat: 'judge', arms: 'up', legs: 'leap', mood: 'shout', turn: -38 },
      { icon: 'banana-peel', at: [82, 96], size: 62, fill: '#ffcc1f' },
      { icon: 'knocked-out-stars', at: [64, 40], size: 38, fill: '#fffaf0' },
    ],
  },
  'jammed-sidearm': {
    place: 'alley',
    mood: 'alarm',
    things: [
      { icon: 'revolver', at: [100, 70], size: 98, fill: '#8d98a8', dip: [0.62, '#8a5a2e'] },
      { icon: 'poison-cloud', at: [152, 40], size: 42, fill: '#b7c3d6' },
      { icon: 'cog', at: [48, 44], size: 32, fill: '#ffcc1f' },
    ],
  },
  'rocket-boots': {
    place: 'clouds',
    mood: 'dusk',
    things: [
      { icon: 'rocket-thruster', at: [78, 106], size: 44, fill: '#ff8a2e' },
      { icon: 'rocket-thruster', at: [128, 102], size: 38, fill: '#ffcc1f' },
      { icon: 'steeltoe-boots', at: [104, 62], size: 88, fill: '#d3342b', dip: [0.68, '#5d6878'] },
    ],
  },
  'all-my-cousins': {
    place: 'park',
    mood: 'dusk',
    things: [
      { coat: '#4f9a55', at: [40, 108], hat: 'mohawk', mood: 'grin', scale: 0.84, skin: '#c98a62' },
      { coat: '#7a4fb0', at: [160, 108], hat: 'mohawk', mood: 'grin', scale: 0.84, skin: '#c98a62' },
      { coat: '#e0ad42', at: [72, 114], hat: 'mohawk', arms: 'up', mood: 'grin', scale: 0.96, skin: '#c98a62' },
      { coat: '#2f74c8', at: [132, 114], hat: 'mohawk', arms: 'up', mood: 'grin', scale: 0.96, skin: '#c98a62' },
      { coat: '#d3342b', at: [102, 124], hat: 'mohawk', arms: 'out', mood: 'shout', scale: 1.14, skin: '#c98a62' },
    ],
  },
  'instant-replay': {
    place: 'stage',
    mood: 'cold',
    things: [
      { icon: 'tv', at: [106, 72], size: 96, fill: '#5d6878' },
      { icon: 'anticlockwise-rotation', at: [104, 78], size: 38, fill: '#ffcc1f', cast: 2 },
      { icon: 'film-strip', at: [154, 44], size: 46, fill: '#fffaf0', turn: 24 },
    ],
  },
  'crossed-wires': {
    place: 'lab',
    mood: 'neon',
    things: [
      { icon: 'jack-plug', at: [58, 60], size: 50, fill: '#d3342b', turn: 30 },
      { icon: 'unplugged', at: [108, 70], size: 84, fill: '#ffcc1f' },
      { icon: 'electric', at: [152, 44], size: 44, fill: '#c6fff0' },
    ],
  },
  'lost-paperwork': {
    place: 'office',
    mood: 'alarm',
    things: [
      { icon: 'fire', at: [96, 92], size: 74, fill: '#ff8a2e', dip: [0.6, '#ffcc1f'] },
      { icon: 'papers', at: [98, 54], size: 62, fill: '#fffaf0', turn: -12 },
      { icon: 'folded-paper', at: [150, 46], size: 36, fill: '#f3ead4', turn: 24 },
    ],
  },
  barneyed: {
    place: 'lab',
    mood: 'cold',
    things: [
      { rays: [98, 66] },
      { icon: 'processor', at: [100, 64], size: 92, fill: '#39b54a' },
      { icon: 'brain', at: [100, 64], size: 38, fill: '#ff8ad0', cast: 0 },
      { icon: 'handcuffs', at: [44, 100], size: 42, fill: '#cfd6de', turn: -12 },
    ],
  },
  'express-tube': {
    place: 'tube',
    mood: 'neon',
    things: [{ rays: [100, 62] }, { icon: 'subway-train', at: [100, 70], size: 88, fill: '#ffcc1f', dip: [0.56, '#d3342b'] }],
  },
  'wrong-turning': {
    place: 'highway',
    mood: 'smog',
    things: [
      { icon: 'direction-signs', at: [96, 60], size: 98, fill: '#f3d08a' },
      { icon: 'clockwise-rotation', at: [148, 38], size: 36, fill: '#ff6a55' },
      { icon: 'monkey-wrench', at: [48, 82], size: 34, fill: '#cfd6de', turn: -20 },
    ],
  },
  'shift-change': {
    place: 'hall',
    mood: 'cold',
    things: [
      { coat: '#2f74c8', at: [56, 118], hat: 'judge', legs: 'walk', mood: 'calm', flip: true },
      { coat: '#d3342b', at: [144, 84], hat: 'judge', arms: 'wave', legs: 'walk', mood: 'grin', scale: 0.8 },
      { icon: 'alarm-clock', at: [102, 60], size: 72, fill: '#ffcc1f' },
    ],
  },
  'moonlight-flit': {
    place: 'roof',
    mood: 'night',
    things: [
      { icon: 'bed', at: [122, 92], size: 52, fill: '#ff8ad0' },
      { coat: '#2c313d', at: [82, 120], hat: 'mask', arms: 'up', legs: 'run', mood: 'grin', scale: 1.1 },
      { icon: 'swap-bag', at: [62, 50], size: 46, fill: '#b5793a' },
    ],
  },
  'mistaken-identity': {
    place: 'hall',
    mood: 'neon',
    things: [
      { coat: '#d3342b', at: [66, 120], hat: 'mask', mood: 'sour', scale: 1.12 },
      { coat: '#2f74c8', at: [122, 120], hat: 'mask', mood: 'shout', scale: 1.12 },
      { icon: 'duality-mask', at: [94, 34], size: 44, fill: '#fffaf0' },
    ],
  },
  audit: {
    place: 'office',
    mood: 'cold',
    things: [
      { icon: 'calculator', at: [86, 70], size: 76, fill: '#cfd6de', turn: -8 },
      { icon: 'magnifying-glass', at: [128, 62], size: 58, fill: '#8fd0ff' },
      { icon: 'bullets', at: [46, 60], size: 34, fill: '#ffcc1f' },
    ],
  },
  'sticky-fingers': {
    place: 'market',
    mood: 'night',
    things: [
      { icon: 'robber-hand', at: [92, 72], size: 92, fill: '#e6b483', dip: [0.74, '#2c313d'] },
      { icon: 'wallet', at: [134, 56], size: 36, fill: '#8a5a2e', turn: 12 },
    ],
  },
  robodoc: {
    place: 'lab',
    mood: 'day',
    things: [
      { icon: 'person-in-bed', at: [62, 96], size: 66, fill: '#fffaf0' },
      { icon: 'vintage-robot', at: [118, 70], size: 82, fill: '#8fd0ff' },
      { icon: 'syringe', at: [78, 50], size: 40, fill: '#fffaf0', turn: 20 },
    ],
  },
}
