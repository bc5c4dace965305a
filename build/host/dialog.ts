type Box = { readonly cancelId?: number; readonly defaultId?: number }

/** Electron takes the options last, after an optional window. */
function boxOf(args: readonly unknown[]): Box {
  return args.at(-1) ?? {}
}

/**
 * `dialog`. Nobody answers one here: each is cancelled at once and named on standard error.
 * A test that wants an answer replaces the function, as tests on Electron do too.
 */
function cancelled(name: string): void {
  process.stderr.write(`electron host: dialog.${name} is answered with "cancel"\n`)
}

export const dialog = {
  showOpenDialog: (): Promise<{ canceled: boolean; filePaths: string[] }> => {
    cancelled('showOpenDialog')
    return Promise.resolve({ canceled: true, filePaths: [] })
  },
  showSaveDialog: (): Promise<{ canceled: boolean; filePath: string }> => {
    cancelled('showSaveDialog')
    return Promise.resolve({ canceled: true, filePath: '' })
  },
  showMessageBox: (...args: unknown[]): Promise<{ response: number; checkboxChecked: boolean }> => {
    cancelled('showMessageBox')
    const { cancelId, defaultId } = boxOf(args)
    return Promise.resolve({ response: cancelId ?? defaultId ?? 0, checkboxChecked: false })
  },
  showMessageBoxSync: (...args: unknown[]): number => {
    cancelled('showMessageBoxSync')
    return boxOf(args).cancelId ?? 0
  },
  showOpenDialogSync: (): undefined => cancelled('showOpenDialogSync') as undefined,
  showSaveDialogSync: (): string => {
    cancelled('showSaveDialogSync')
    return ''
  },
  showErrorBox: (title: string, content: string): void => {
    process.stderr.write(`${title}: ${content}\n`)
  },
}
