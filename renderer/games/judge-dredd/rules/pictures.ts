import type { Component } from 'vue'
import type { ParagraphId } from '../../../../shared/games/judge-dredd/rulebook.ts'
import ArrestPicture from './pictures/ArrestPicture.vue'
import BridgePicture from './pictures/BridgePicture.vue'
import CardPicture from './pictures/CardPicture.vue'
import ScenePicture from './pictures/ScenePicture.vue'

/** Pictures beside the paragraphs that they help to see. */
export const pictures: Readonly<Partial<Record<ParagraphId, Component>>> = {
  'JD-S5': ScenePicture,
  'JD-M2': BridgePicture,
  'JD-A4': ArrestPicture,
  'JD-C3': CardPicture,
}
