import { unsupported } from './common.ts'

/** `shell`. Addresses that would go to the system's browser are written to standard error; tests replace the function, as they do on Electron. */
export const shell = {
  openExternal: (url: string): Promise<void> => {
    process.stderr.write(`electron host: shell.openExternal ${url}\n`)
    return Promise.resolve()
  },
  openPath: (): Promise<string> => Promise.resolve('electron host: shell.openPath is not supported'),
  showItemInFolder: (): never => unsupported('shell.showItemInFolder'),
  trashItem: (): Promise<void> => Promise.reject(new Error('electron host: shell.trashItem is not supported')),
  beep: (): void => {
    process.stderr.write('\u0007')
  },
}
