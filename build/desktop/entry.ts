import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inProject } from '../start/paths.ts'

export type Packing = {
  readonly productName: string
  readonly linux: {
    readonly description: string
    readonly category: string
    readonly executableName: string
    readonly mimeTypes: readonly string[]
    readonly desktop: { readonly entry: Readonly<Record<string, string | boolean>> }
  }
}

/** What the packager's configuration says of the desktop entry. */
export function readPacking(): Packing {
  return parse(readFileSync(inProject('electron-builder.yml'), 'utf8')) as Packing
}

/** The desktop entry for who unpacks the archive: as the packager writes it for the others, but the program is looked for in PATH. */
export function desktopEntry({ productName, linux }: Packing, id: string): string {
  const { category, description, executableName, mimeTypes, desktop } = linux
  const fields = {
    Type: 'Application',
    Name: productName,
    Comment: description,
    Exec: `${executableName} %F`,
    Icon: executableName,
    Terminal: false,
    StartupWMClass: id,
    MimeType: `${mimeTypes.join(';')};`,
    Categories: `${category};`,
    ...desktop.entry,
  }
  return ['[Desktop Entry]', ...Object.entries(fields).map(([name, value]) => `${name}=${value}`), ''].join('\n')
}
