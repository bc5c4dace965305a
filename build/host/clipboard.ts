let text = ''

/** `clipboard`: text only, and the app's own; the system's clipboard is not touched. */
export const clipboard = {
  writeText: (value: string): void => {
    text = value
  },
  readText: (): string => text,
  clear: (): void => {
    text = ''
  },
  availableFormats: (): readonly string[] => (text === '' ? [] : ['text/plain']),
}
