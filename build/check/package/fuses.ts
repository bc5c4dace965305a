import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses'
import { expect } from './expect.ts'

const FUSES: readonly (readonly [FuseV1Options, FuseState])[] = [
  [FuseV1Options.RunAsNode, FuseState.DISABLE],
  [FuseV1Options.EnableCookieEncryption, FuseState.ENABLE],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
  [FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseState.ENABLE],
  [FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
]

/** @throws when a fuse of the executable is not as it is shipped */
export async function checkFuses(executable: string): Promise<string> {
  const wire = await getCurrentFuseWire(executable)
  expect(wire.version === FuseVersion.V1, `the fuses are of version ${wire.version}`)
  for (const [fuse, state] of FUSES) expect(wire[fuse] === state, `the fuse ${FuseV1Options[fuse]} is not as configured`)
  return `${FUSES.length} fuses`
}
