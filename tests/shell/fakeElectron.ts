import { EventEmitter } from 'node:events'

/** What the shell asked of Electron, for tests without it: `answers` are what the next message boxes answer. */
export const asked = { boxes: [] as object[], answers: [] as number[], opened: [] as string[], copied: [] as string[], quits: 0 }

export const dialog = {
  showMessageBox: (...args: readonly object[]): Promise<{ response: number }> => {
    asked.boxes.push(args.at(-1) ?? {})
    return Promise.resolve({ response: asked.answers.shift() ?? 0 })
  },
}
export const shell = {
  openExternal: (link: string): Promise<void> => Promise.resolve(void asked.opened.push(link)),
  openPath: (): Promise<string> => Promise.resolve(''),
}
export const clipboard = { writeText: (text: string): void => void asked.copied.push(text) }
export const screen = { getAllDisplays: (): readonly object[] => [] }
export const crashReporter = { start: (): void => undefined }
export const app = Object.assign(new EventEmitter(), {
  isPackaged: true,
  quit: (): void => void (asked.quits += 1),
  getName: (): string => 'Gavel',
  getVersion: (): string => '1.0.0',
})

/** A window of paper, with what was done to it. */
export function paperWindow() {
  const done: string[] = []
  const webContents = Object.assign(new EventEmitter(), {
    reload: (): void => void done.push('reload'),
    forcefullyCrashRenderer: (): void => void done.push('end'),
  })
  return Object.assign(new EventEmitter(), { webContents, isDestroyed: (): boolean => false, done })
}
