import { makeCodec } from './codec.ts'
import { makeEmitter } from './emitter.ts'
import { isolatedWorld, type Setup } from './isolatedWorld.ts'
import { watchKeys } from './keys.ts'
import { mainWorld } from './mainWorld.ts'
import { makePeer } from './peer.ts'

/** The source text of what runs in the page's own world before its scripts. */
export function mainWorldScript(secret: string): string {
  return `(${mainWorld.toString()})(${makeCodec.toString()}, ${makePeer.toString()}, ${JSON.stringify(secret)})`
}

/** The source text of what runs in the isolated world, with the preload script's own text in it. */
export function isolatedWorldScript(setup: Setup, preload: string): string {
  const parts = Object.entries({ makeCodec, makePeer, makeEmitter, watchKeys }).map(([name, part]) => `${name}: ${part.toString()}`)
  const wrapped = `function (require, module, exports, process, setImmediate, clearImmediate) {${preload}\n}`
  return `(${isolatedWorld.toString()})({ ${parts.join(', ')} }, ${JSON.stringify(setup)}, ${wrapped})`
}
