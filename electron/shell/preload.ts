import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { CHANNEL } from './channel.ts'

type Listener = (message: unknown) => void

// The window gets these two functions and nothing of Electron's. What the calls are is said in shared/contract.
contextBridge.exposeInMainWorld('gavel', {
  call: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(CHANNEL, name, input),
  on: (listener: Listener): (() => void) => {
    const forward = (_event: IpcRendererEvent, message: unknown): void => listener(message)
    ipcRenderer.on(CHANNEL, forward)
    return () => void ipcRenderer.off(CHANNEL, forward)
  },
})
