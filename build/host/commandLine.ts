/** `app.commandLine`: the switches that were given or appended; they go on to Chromium when it starts. */
export class CommandLine {
  readonly switches = new Map<string, string>()

  appendSwitch(name: string, value = ''): void {
    this.switches.set(name, value)
  }
  hasSwitch(name: string): boolean {
    return this.switches.has(name)
  }
  getSwitchValue(name: string): string {
    return this.switches.get(name) ?? ''
  }
  removeSwitch(name: string): void {
    this.switches.delete(name)
  }
}

export type Parsed = {
  /** The app's folder or main module; what follows it is the app's own. */
  readonly target: string | undefined
  readonly required: readonly string[]
  readonly debugPort: string | undefined
  readonly wantsVersion: boolean
  readonly switches: readonly (readonly [name: string, value: string])[]
}

/** Reads Electron's command line, up to the app that it names. */
export function parseCommandLine(args: readonly string[]): Parsed {
  const required: string[] = []
  const switches: [string, string][] = []
  let debugPort: string | undefined
  let wantsVersion = false
  let target: string | undefined
  for (let at = 0; at < args.length && target === undefined; at++) {
    const arg = args[at] ?? ''
    const [, name = '', value = ''] = /^--([^=]+)=?(.*)$/s.exec(arg) ?? []
    if (arg === '-r' || arg === '--require') required.push(args[++at] ?? '')
    else if (arg === '-v' || arg === '--version') wantsVersion = true
    else if (name === 'remote-debugging-port') debugPort = value
    else if (name) switches.push([name, value])
    else target = arg
  }
  return { target, required, debugPort, wantsVersion, switches }
}
