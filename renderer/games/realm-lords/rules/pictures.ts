import type { Component } from 'vue'
import type { ParagraphId } from '../../../../shared/games/realm-lords/rulebook.ts'
import CounterPicture from './pictures/CounterPicture.vue'
import CubesPicture from './pictures/CubesPicture.vue'
import DoomPicture from './pictures/DoomPicture.vue'
import RoadPicture from './pictures/RoadPicture.vue'
import RollPicture from './pictures/RollPicture.vue'

/** Pictures beside the paragraphs that they help to see. */
export const pictures: Readonly<Partial<Record<ParagraphId, Component>>> = {
  'RL-M1': RoadPicture,
  'RL-C12': CounterPicture,
  'RL-C14': RollPicture,
  'RL-E1': CubesPicture,
  'RL-D1': DoomPicture,
}
