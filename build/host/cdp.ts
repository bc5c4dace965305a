import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'
// the complete protocol, as types only: Playwright carries it but does not export it
import type { Protocol } from '../../node_modules/playwright-core/types/protocol.d.ts'

export type { Protocol }
export type Method = keyof Protocol.CommandParameters
export type Params<M extends Method> = Protocol.CommandParameters[M]
export type Returned<M extends Method> = Protocol.CommandReturnValues[M]

type Ends = { readonly detached: []; readonly disconnected: [] }
type Waiting = { readonly method: string; readonly succeed: (value: unknown) => void; readonly fail: (error: Error) => void }
type Message = {
  readonly id?: number
  readonly method?: keyof Protocol.EventMap
  readonly params?: { readonly sessionId?: string }
  readonly sessionId?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** A DevTools protocol session. The root session, which speaks to the browser itself, has no id. */
export class CdpSession extends EventEmitter<Protocol.EventMap & Ends> {
  readonly #pipe: CdpPipe
  readonly id: string | undefined

  constructor(pipe: CdpPipe, id?: string) {
    super()
    this.#pipe = pipe
    this.id = id
    this.setMaxListeners(0)
  }

  /** Runs one command; rejects with the method's name in front when Chromium refuses it or is gone. */
  send<M extends Method>(method: M, params?: Params<M>): Promise<Returned<M>> {
    return this.#pipe.request(method, params ?? {}, this.id) as Promise<Returned<M>>
  }

  /** As `send`, for commands whose failure means only that the page has gone meanwhile. */
  tell<M extends Method>(method: M, params?: Params<M>): void {
    this.send(method, params).catch(() => {})
  }
}

/** Chromium's `--remote-debugging-pipe`: JSON messages, each ended by a NUL, with all sessions on one pair of pipes. */
export class CdpPipe {
  readonly root = new CdpSession(this)
  readonly sessions = new Map<string, CdpSession>()
  readonly #waiting = new Map<number, Waiting>()
  readonly #input: Writable
  #nextId = 1
  #rest = ''
  #closed = false

  constructor(input: Writable, output: Readable) {
    this.#input = input
    input.on('error', () => {}) // a write to a dying Chromium; its requests fail on close
    output.setEncoding('utf8')
    output.on('data', (text: string) => this.#read(text))
    output.on('close', () => this.#close())
  }

  request(method: string, params: unknown, sessionId: string | undefined): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error(`${method}: Chromium is gone`))
    const id = this.#nextId++
    this.#input.write(JSON.stringify({ id, method, params, sessionId }) + '\0')
    return new Promise((succeed, fail) => this.#waiting.set(id, { method, succeed, fail }))
  }

  #close(): void {
    this.#closed = true
    for (const { method, fail } of this.#waiting.values()) fail(new Error(`${method}: Chromium is gone`))
    this.#waiting.clear()
    this.root.emit('disconnected')
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop() ?? ''
    for (const message of messages) this.#receive(JSON.parse(message) as Message)
  }

  #receive({ id, method, params, sessionId, result, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error) waiting?.fail(new Error(`${waiting.method}: ${error.message}`))
      else waiting?.succeed(result)
      return
    }
    if (method === undefined) return
    const subject = params?.sessionId
    if (method === 'Target.attachedToTarget' && subject) this.sessions.set(subject, new CdpSession(this, subject))
    const session = sessionId ? this.sessions.get(sessionId) : this.root
    ;(session as EventEmitter | undefined)?.emit(method, params)
    if (method === 'Target.detachedFromTarget' && subject) {
      this.sessions.get(subject)?.emit('detached')
      this.sessions.delete(subject)
    }
  }
}
