// `npm run build`: makes all that the app runs on, and what desktops are told of it when it is packed.
import { makeDesktopFiles } from './desktop/index.ts'
import { makeDist } from './host/makeDist.ts'
import { buildApp } from './vite/build.ts'

await buildApp()
await makeDesktopFiles()
await makeDist()
