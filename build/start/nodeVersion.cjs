// Loaded before the first TypeScript file, by whatever Node there is: an old one gets a sentence instead of a syntax error.
'use strict'

const OLDEST = [22, 18]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Gavel needs Node ${OLDEST.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      'On Linux "npm ci" brings one along (without --omit=optional); elsewhere install it from nodejs.org.',
  )
  process.exit(1)
}
