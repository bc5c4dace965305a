/** The one IPC channel: calls go up as `invoke(CHANNEL, name, input)`, notices come down as `send(CHANNEL, message)`. */
export const CHANNEL = 'gavel'
