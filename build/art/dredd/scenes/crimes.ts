import type { Scene } from './scene.ts'

/** What happened, crime by crime: the scene that the patrol finds. */
export const CRIME_SCENES: Readonly<Record<string, Scene>> = {
  'crime-01': {
    place: 'street',
    mood: 'dusk',
    things: [
      { icon: 'trash-can', at: [44, 84], size: 56, fill: '#8d98a8' },
      { coat: '#2f74c8', at: [96, 116], arms: 'point', legs: 'walk', hat: 'cap', mood: 'calm' },
      { icon: 'soda-can', at: [142, 78], size: 26, fill: '#d3342b', turn: 35 },
      { icon: 'banana-peel', at: [140, 112], size: 26, fill: '#ffcc1f' },
      { icon: 'paper-bag-crumpled', at: [74, 116], size: 22, fill: '#c8a86a' },
    ],
  },
  'crime-02': {
    place: 'alley',
    mood: 'night',
    things: [
      { icon: 'street-light', at: [64, 64], size: 112, fill: '#8d98a8' },
      { coat: '#7a4fb0', at: [106, 117], arms: 'hold', legs: 'stand', hat: 'tophat', mood: 'whistle', turn: -9 },
      { icon: 'sleepy', at: [140, 40], size: 30, fill: '#c6fff0', cast: 2 },
    ],
  },
  'crime-03': {
    place: 'lift',
    mood: 'cold',
    things: [
      { coat: '#8d98a8', at: [66, 118], hat: 'bun', mood: 'sour', skin: '#c98a62' },
      { coat: '#d3342b', at: [104, 120], arms: 'out', hat: 'hair', mood: 'sing', scale: 1.12 },
      { coat: '#4f9a55', at: [140, 118], hat: 'tophat', mood: 'sour' },
      { icon: 'musical-notes', at: [84, 30], size: 36, fill: '#ffcc1f', turn: -10 },
      { icon: 'musical-notes', at: [138, 26], size: 26, fill: '#ff8ad0', turn: 14 },
    ],
  },
  'crime-04': {
    place: 'office',
    mood: 'smog',
    things: [
      { rays: [100, 70] },
      { coat: '#2c313d', at: [98, 176], scale: 1.9, skin: '#f0c49a' },
      { icon: 'own:moustache', at: [98, 76], size: 88, fill: '#8a4a1e' },
      { icon: 'razor', at: [34, 62], size: 44, fill: '#cfd6de', turn: -30 },
      { icon: 'stamper', at: [150, 56], size: 38, fill: '#d3342b', turn: 20 },
    ],
  },
  'crime-05': {
    place: 'crossing',
    mood: 'day',
    things: [
      { icon: 'city-car', at: [44, 84], size: 58, fill: '#d3342b' },
      { coat: '#e0ad42', at: [108, 120], legs: 'walk', arms: 'wave', hat: 'cap', mood: 'grin', flip: true, scale: 1.05 },
      { icon: 'anticlockwise-rotation', at: [150, 44], size: 44, fill: '#fffaf0' },
    ],
  },
  'crime-06': {
    place: 'hall',
    mood: 'smog',
    things: [
      { coat: '#8d98a8', at: [34, 116], hat: 'bun', mood: 'sour', scale: 0.9 },
      { coat: '#4f9a55', at: [70, 116], hat: 'tophat', mood: 'shout', scale: 0.9 },
      { coat: '#2f74c8', at: [134, 116], hat: 'helmet', mood: 'shout', scale: 0.9 },
      { coat: '#d3342b', at: [104, 92], legs: 'leap', arms: 'up', hat: 'mohawk', mood: 'grin', turn: 8 },
      { icon: 'ticket', at: [160, 44], size: 36, fill: '#ffcc1f', turn: -14 },
    ],
  },
  'crime-07': {
    place: 'street',
    mood: 'neon',
    things: [
      { coat: '#4f9a55', at: [66, 120], arms: 'hold', hat: 'cap', mood: 'whistle', scale: 1.15 },
      { icon: 'whistle', at: [116, 58], size: 52, fill: '#ffcc1f', turn: -12 },
      { icon: 'sound-waves', at: [156, 46], size: 44, fill: '#c6fff0' },
    ],
  },
  'crime-08': {
    place: 'street',
    mood: 'day',
    things: [
      { icon: 'bus', at: [146, 76], size: 74, fill: '#d3342b' },
      { coat: '#2f74c8', at: [70, 120], arms: 'up', hat: 'none', mood: 'calm', scale: 1.05 },
      { icon: 'bus-stop', at: [70, 38], size: 58, fill: '#ffcc1f' },
    ],
  },
  'crime-09': {
    place: 'alley',
    mood: 'dusk',
    things: [
      { coat: '#53412e', at: [96, 120], arms: 'out', hat: 'mask', mood: 'grin', scale: 1.16 },
      { icon: 'white-book', at: [50, 82], size: 40, fill: '#d3342b', turn: -12 },
      { icon: 'book-cover', at: [142, 80], size: 42, fill: '#2f74c8', turn: 10 },
      { icon: 'rule-book', at: [98, 98], size: 34, fill: '#ffcc1f' },
    ],
  },
  'crime-10': {
    place: 'park',
    mood: 'day',
    things: [
      { icon: 'basket', at: [60, 92], size: 58, fill: '#b5793a' },
      { icon: 'sandwich', at: [108, 108], size: 38, fill: '#f3d08a' },
      { icon: 'soda-bottle', at: [92, 80], size: 42, fill: '#4f9a55' },
      { coat: '#d3342b', at: [140, 118], arms: 'hold', hat: 'hair', mood: 'grin' },
      { icon: 'ant', at: [26, 116], size: 20, fill: '#d3342b' },
    ],
  },
  'crime-11': {
    place: 'stage',
    mood: 'alarm',
    things: [
      { coat: '#e0ad42', at: [52, 118], arms: 'up', hat: 'bun', mood: 'shout' },
      { icon: 'perspective-dice-six-faces-random', at: [126, 88], size: 50, fill: '#fffaf0' },
      { icon: 'pool-triangle', at: [94, 64], size: 44, fill: '#ffcc1f' },
      { icon: 'abacus', at: [146, 46], size: 46, fill: '#8fd0ff', turn: 8 },
    ],
  },
  'crime-12': {
    place: 'stage',
    mood: 'neon',
    things: [
      { lamp: [98, -8, 62] },
      { coat: '#2c313d', at: [80, 118], arms: 'point', legs: 'walk', hat: 'tophat', mood: 'grin', turn: -7 },
      { coat: '#d3342b', at: [124, 118], arms: 'wave', legs: 'walk', hat: 'hair', mood: 'grin', flip: true, turn: 7 },
      { icon: 'violin', at: [36, 84], size: 48, fill: '#b5793a', turn: -14 },
      { icon: 'musical-score', at: [158, 40], size: 32, fill: '#fffaf0', turn: 12 },
    ],
  },
  'crime-13': {
    place: 'alley',
    mood: 'smog',
    things: [
      { rays: [98, 68] },
      { icon: 'pillow', at: [98, 98], size: 74, fill: '#7a3fa8' },
      { icon: 'potato', at: [98, 66], size: 62, fill: '#c8974a' },
      { icon: 'padlock', at: [42, 96], size: 38, fill: '#8d98a8' },
      { icon: 'sparkles', at: [136, 40], size: 34, fill: '#fffaf0', cast: 1 },
    ],
  },
  'crime-14': {
    place: 'roof',
    mood: 'night',
    things: [
      { icon: 'washing-machine', at: [64, 86], size: 64, fill: '#cfd6de' },
      { icon: 'clothesline', at: [132, 44], size: 62, fill: '#fffaf0' },
      { icon: 'dove', at: [116, 88], size: 44, fill: '#b7c3d6' },
      { icon: 'coins', at: [146, 114], size: 24, fill: '#ffcc1f' },
    ],
  },
  'crime-15': {
    place: 'pier',
    mood: 'dusk',
    things: [
      { icon: 'cannon', at: [48, 92], size: 68, fill: '#5d6878', dip: [0.62, '#8a5a2e'] },
      { coat: '#d3342b', at: [126, 78], arms: 'up', legs: 'leap', hat: 'helmet', mood: 'shout', turn: 64, scale: 0.9 },
      { icon: 'dust-cloud', at: [92, 64], size: 40, fill: '#f3ead4' },
      { icon: 'ticket', at: [150, 30], size: 24, fill: '#ffcc1f', turn: 30 },
    ],
  },
  'crime-16': {
    place: 'highway',
    mood: 'dusk',
    things: [
      { icon: 'hazard-sign', at: [40, 54], size: 46, fill: '#ffcc1f' },
      { coat: '#ff8ad0', at: [92, 108], arms: 'out', legs: 'leap', hat: 'hair', mood: 'grin', scale: 1.05 },
      { icon: 'own:rope', at: [92, 58], size: 92, fill: '#ffcc1f', cast: 0 },
      { icon: 'knocked-out-stars', at: [150, 50], size: 34, fill: '#fffaf0' },
    ],
  },
  'crime-17': {
    place: 'lab',
    mood: 'alarm',
    things: [
      { rays: [126, 74] },
      { icon: 'vintage-robot', at: [122, 76], size: 76, fill: '#8d98a8', turn: 18 },
      { icon: 'cracked-glass', at: [128, 56], size: 34, fill: '#fffaf0', cast: 0 },
      { coat: '#53412e', at: [54, 118], arms: 'wave', hat: 'mask', mood: 'shout' },
      { icon: 'thor-hammer', at: [88, 46], size: 44, fill: '#e0ad42', turn: 30 },
    ],
  },
  'crime-18': {
    place: 'market',
    mood: 'smog',
    things: [
      { icon: 'sandwich', at: [72, 90], size: 66, fill: '#f3d08a', dip: [0.56, '#7aa04a'] },
      { icon: 'magnifying-glass', at: [106, 76], size: 66, fill: '#8fd0ff' },
      { icon: 'stamper', at: [146, 70], size: 42, fill: '#d3342b', turn: 14 },
      { icon: 'sandwich', at: [130, 112], size: 28, fill: '#f3d08a' },
    ],
  },
  'crime-19': {
    place: 'clouds',
    mood: 'day',
    things: [
      { icon: 'basket', at: [88, 72], size: 58, fill: '#ff8ad0' },
      { icon: 'baby-face', at: [88, 46], size: 34, fill: '#ffd8b0' },
      { icon: 'rocket-thruster', at: [88, 106], size: 38, fill: '#ffb84a' },
      { coat: '#2c313d', at: [144, 108], arms: 'point', legs: 'run', hat: 'mask', mood: 'grin', flip: true, scale: 0.95 },
    ],
  },
  'crime-20': {
    place: 'hall',
    mood: 'night',
    things: [
      { icon: 'escalator', at: [92, 66], size: 92, fill: '#cfd6de' },
      { coat: '#53412e', at: [44, 118], arms: 'up', legs: 'run', hat: 'mask', mood: 'grin', scale: 0.86 },
      { coat: '#4f9a55', at: [136, 118], arms: 'up', legs: 'run', hat: 'mask', mood: 'sour', scale: 0.86, flip: true },
    ],
  },
  'crime-21': {
    place: 'tube',
    mood: 'smog',
    things: [
      { icon: 'cheese-wedge', at: [96, 84], size: 84, fill: '#ffcc1f' },
      { icon: 'suitcase', at: [44, 98], size: 48, fill: '#8a5a2e' },
      { icon: 'rat', at: [140, 100], size: 40, fill: '#8d98a8' },
    ],
  },
  'crime-22': {
    place: 'stage',
    mood: 'neon',
    things: [
      { lamp: [84, -8, 46] },
      { icon: 'speaker', at: [34, 86], size: 54, fill: '#5d6878' },
      { coat: '#ffcc1f', at: [86, 118], arms: 'wave', hat: 'mohawk', mood: 'sing', scale: 1.12 },
      { icon: 'microphone', at: [118, 58], size: 40, fill: '#cfd6de', turn: -20 },
      { icon: 'lightning-frequency', at: [150, 46], size: 46, fill: '#ff6a55' },
    ],
  },
  'crime-23': {
    place: 'vault',
    mood: 'cold',
    things: [
      { icon: 'mailbox', at: [126, 80], size: 68, fill: '#d3342b' },
      { icon: 'envelope', at: [78, 62], size: 42, fill: '#fffaf0', turn: -18 },
      { icon: 'money-stack', at: [96, 108], size: 38, fill: '#4f9a55' },
      { icon: 'post-stamp', at: [150, 36], size: 30, fill: '#ffcc1f', turn: 14 },
    ],
  },
  'crime-24': {
    place: 'office',
    mood: 'alarm',
    things: [
      { icon: 'bird-cage', at: [56, 66], size: 84, fill: '#e0ad42' },
      { icon: 'parrot-head', at: [58, 68], size: 42, fill: '#39b54a' },
      { coat: '#2c313d', at: [122, 120], arms: 'out', legs: 'run', hat: 'mask', mood: 'grin', scale: 1.1 },
      { icon: 'duffel-bag', at: [152, 74], size: 34, fill: '#8a5a2e' },
    ],
  },
  'crime-25': {
    place: 'roof',
    mood: 'alarm',
    things: [
      { icon: 'guarded-tower', at: [98, 64], size: 100, fill: '#cfd6de' },
      { icon: 'rope-coil', at: [98, 92], size: 42, fill: '#e0ad42' },
      { coat: '#7a4fb0', at: [42, 116], arms: 'wave', hat: 'mask', mood: 'shout', scale: 0.92 },
      { icon: 'banknote', at: [142, 68], size: 40, fill: '#7fe07a', turn: -12 },
    ],
  },
  'crime-26': {
    place: 'pier',
    mood: 'alarm',
    things: [
      { icon: 'fire', at: [100, 70], size: 92, fill: '#ff8a2e', dip: [0.55, '#ffcc1f'] },
      { icon: 'marshmallows', at: [58, 66], size: 52, fill: '#fff4f8', turn: 18 },
      { coat: '#2c313d', at: [144, 118], arms: 'point', hat: 'hair', mood: 'grin', flip: true },
      { icon: 'matchbox', at: [40, 112], size: 30, fill: '#d3342b' },
    ],
  },
  'crime-27': {
    place: 'alley',
    mood: 'alarm',
    things: [
      { lamp: [100, 14, 84] },
      { icon: 'chalk-outline-murder', at: [88, 100], size: 76, fill: '#fffaf0', cast: 0 },
      { icon: 'bowie-knife', at: [144, 66], size: 46, fill: '#cfd6de', turn: 20 },
      { icon: 'splash', at: [42, 108], size: 26, fill: '#d3342b', cast: 0 },
    ],
  },
  'crime-28': {
    place: 'hall',
    mood: 'alarm',
    things: [
      { rays: [98, 54] },
      { icon: 'stone-throne', at: [98, 72], size: 92, fill: '#e0ad42', turn: 16 },
      { icon: 'imperial-crown', at: [52, 44], size: 38, fill: '#ffcc1f', turn: -28 },
      { coat: '#7a4fb0', at: [46, 118], arms: 'up', hat: 'mohawk', mood: 'shout', scale: 0.92 },
      { coat: '#2f74c8', at: [146, 116], arms: 'up', hat: 'helmet', mood: 'shout', scale: 0.92 },
    ],
  },
}
