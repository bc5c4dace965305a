// `npm start`: builds what is stale, then opens the app in Electron, or on the host; without a display it answers on the terminal or plays the tour.
import path from 'node:path'
import { HOST_DIST, makeDist } from '../host/makeDist.ts'
import { buildApp } from '../vite/build.ts'
import { ensureBrowser, installHint, thisMachine } from './browser.ts'
import { fetchElectron, findElectron } from './electronBinary.ts'
import { needsBuild } from './freshness.ts'
import { DEFAULT_TOUR, hasDisplay, isForTerminal, readOptions } from './options.ts'
import { ROOT } from './paths.ts'
import { runOnElectron, runOnHost } from './run.ts'

/** The browser, or undefined after having said what to install. */
function browserOrHint(): string | undefined {
  const browser = ensureBrowser()
  const named = process.env['ELECTRON_HOST_CHROMIUM']
  if (!browser && named) console.error(`ELECTRON_HOST_CHROMIUM names ${named}, which cannot be run.`)
  else if (!browser) console.error(`No Chromium, Chrome or Edge was found. ${installHint(thisMachine())}`)
  return browser
}

/** The tour is driven headlessly, wherever it runs, and therefore on the host. */
async function playTour(folder: string): Promise<number> {
  const browser = browserOrHint()
  if (!browser) return 1
  await makeDist()
  Object.assign(process.env, { ELECTRON_OVERRIDE_DIST_PATH: HOST_DIST, ELECTRON_HOST_CHROMIUM: browser, ELECTRON_HOST_HEADLESS: '1' })
  // only now: what drives the window takes its time to load
  const { runTour } = await import('./tour.ts')
  return (await runTour(path.resolve(folder))) ? 0 : 1
}

async function openWindow(args: readonly string[]): Promise<number> {
  const present = findElectron(ROOT)
  if (present) return runOnElectron(present, args)
  console.log("Electron's binary is not here yet: fetching it, once.")
  const fetched = await fetchElectron(ROOT)
  if (fetched.ok) return runOnElectron(fetched.binary, args)
  const browser = browserOrHint()
  if (!browser) return 1
  console.log(`Electron could not be fetched (${fetched.why}): opening the same app in ${browser}.`)
  return runOnHost(browser, args)
}

/** The app answers on the terminal: that takes no display, so it runs on the host. */
async function answerOnTerminal(args: readonly string[]): Promise<number> {
  const browser = browserOrHint()
  if (!browser) return 1
  await makeDist()
  process.env['ELECTRON_HOST_HEADLESS'] = '1'
  return runOnHost(browser, args)
}

async function main(): Promise<number> {
  const { tour, rest } = readOptions(process.argv.slice(2))
  if (needsBuild(ROOT)) await buildApp()
  if (tour !== undefined) return playTour(tour)
  if (hasDisplay(process.env, process.platform)) return openWindow(rest)
  if (isForTerminal(rest)) return answerOnTerminal(rest)
  console.log(`There is no display: playing the headless tour, with its pictures in ${DEFAULT_TOUR}/.`)
  return playTour(DEFAULT_TOUR)
}

process.exitCode = await main()
