import { Misuse, type Loop } from './loop.ts'

/** Every loop by its name. Each is a module of its own, loaded when it is asked for. */
const loops: Readonly<Record<string, () => Promise<Loop>>> = {
  kill: async () => (await import('./kill.ts')).kill,
  io: async () => (await import('./io.ts')).io,
  damage: async () => (await import('./damage.ts')).damage,
  import: async () => (await import('./import.ts')).importLoop,
  gate: async () => (await import('./gate.ts')).gate,
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(loops, name) ? loops[name] : undefined
if (load === undefined) {
  const all = await Promise.all(Object.values(loops).map(async (one) => `npm run torture -- ${(await one()).usage}`))
  if (name === '--help') console.log(all.join('\n'))
  else {
    console.error([`torture: ${name === '' ? 'which loop?' : `there is no loop ${name}`}`, ...all].join('\n'))
    process.exitCode = 2
  }
} else {
  const loop = await load()
  try {
    console.log(args.includes('--help') ? `npm run torture -- ${loop.usage}` : await loop.run(args))
  } catch (error) {
    if (error instanceof Misuse) console.error(`torture: ${error.message}\nnpm run torture -- ${loop.usage}`)
    else console.error(error)
    process.exitCode = error instanceof Misuse ? 2 : 1
  }
}
process.exit()
