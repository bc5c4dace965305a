import type { Component } from 'vue'

/** Pictures beside the paragraphs that they help to see. */
export const pictures: Readonly<Record<string, Component>> = {}
