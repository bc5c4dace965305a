import { clear, copyInto, playerOn } from '../ground.ts'
import { faults, ordersIn, type Fault } from './orders.ts'
import { clearScenes, layScenes, lookAfter, type Scene } from './scenes.ts'

// The program whose disk fails. Arguments: the file of the orders, and how many operations to go on by (1: every one fails once).
const [file = '', step = '1', only = ''] = process.argv.slice(2)
const orders = ordersIn(file)
const ground = process.env['FAILING_FOLDER'] ?? ''
let [operations, runs, refusals] = [0, 0, 0]
if (ground === '') throw new Error('this runs with the library preloaded')

/** Runs a scene once with the n-th operation failing. Gives how many operations there were. */
async function once(scene: Scene, fault: Fault, nth: number): Promise<number> {
  const folder = `${ground}/run`
  clear(folder)
  copyInto(scene.from, folder)
  let answered = 0
  let count: number
  let fired = false
  orders.arm(fault, nth)
  try {
    const player = playerOn(folder)
    try {
      answered = await scene.play(player)
    } finally {
      player.service.close()
    }
  } catch (error) {
    throw new Error(`${scene.name}, ${fault.name} at operation ${nth}`, { cause: error })
  } finally {
    fired = orders.fired()
    count = orders.disarm()
  }
  if (fired) refusals += 1
  try {
    await lookAfter(folder, scene, answered)
  } catch (error) {
    throw new Error(`${scene.name}, after ${fault.name} at operation ${nth}, in ${folder}`, { cause: error })
  }
  runs += 1
  return count
}

const scenes = (await layScenes()).filter(({ name }) => only === '' || name === only)
try {
  for (const scene of scenes)
    for (const fault of faults) {
      const count = await once(scene, fault, 1e9)
      operations += count
      for (let nth = 1; nth <= count + 1; nth += Number(step)) await once(scene, fault, nth)
      process.stdout.write(`at ${scene.name}, ${fault.name}: ${count} operations\n`)
    }
  process.stdout.write(`figures ${JSON.stringify({ scenes: scenes.length, faults: faults.length, operations, runs, refusals })}\n`)
} finally {
  clearScenes(scenes)
}
process.exit()
