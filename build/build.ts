// `npm run build`: the app's bundles in dist/, and beside them the host's distribution that the end-to-end tests start it on.
import { makeDist } from './host/makeDist.ts'
import { buildApp } from './vite/build.ts'

await buildApp()
await makeDist()
