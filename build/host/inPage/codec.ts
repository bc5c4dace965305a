// Runs in the main process and, sent as source text, in the page: no imports, no outer names.

export type Hooks = {
  readonly encodeFunction: (value: (...args: unknown[]) => unknown) => number
  readonly encodePromise: (value: Promise<unknown>) => number
  readonly decodeFunction: (id: number) => unknown
  readonly decodePromise: (id: number) => Promise<unknown>
}
export type Codec = {
  readonly encode: (root: unknown, hooks?: Hooks) => string
  readonly decode: (text: string, hooks?: Hooks) => unknown
}

/**
 * Structured clone as text: what Electron's IPC can carry and, with hooks for functions and promises, what its context bridge can.
 * A value becomes a list of nodes that name each other by position, so that shared and cyclic references survive.
 * `encode` throws "An object could not be cloned." as Electron does.
 */
export function makeCodec(): Codec {
  type Node =
    | readonly ['value', string | number | boolean | null]
    | readonly ['undefined']
    | readonly ['number' | 'bigint', string]
    | readonly ['function' | 'promise', number]
    | readonly ['date', number | null]
    | readonly ['error', string, string, string]
    | readonly ['regexp', string, string]
    | readonly ['map' | 'object', readonly (readonly [number | string, number])[]]
    | readonly ['set' | 'array', readonly number[]]
    | readonly ['buffer', string]
    | readonly ['view', string, string]
  const CHUNK = 32768

  const refuse = (what: string): never => {
    throw new Error(`An object could not be cloned. (${what})`)
  }
  const toBase64 = (bytes: Uint8Array): string => {
    let text = ''
    for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
    return btoa(text)
  }
  const fromBase64 = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer
  const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

  const encode = (root: unknown, hooks?: Hooks): string => {
    const nodes: (Node | undefined)[] = []
    const places = new Map<unknown, number>()
    const put = (value: unknown): number => {
      const known = places.get(value)
      if (known !== undefined) return known
      const place = nodes.push(undefined) - 1
      if ((typeof value === 'object' && value !== null) || typeof value === 'function') places.set(value, place)
      nodes[place] = nodeOf(value)
      return place
    }
    const numberNode = (value: number): Node => {
      if (Object.is(value, -0)) return ['number', '-0']
      return Number.isFinite(value) ? ['value', value] : ['number', String(value)]
    }
    const nodeOf = (value: unknown): Node => {
      switch (typeof value) {
        case 'undefined':
          return ['undefined']
        case 'string':
        case 'boolean':
          return ['value', value]
        case 'number':
          return numberNode(value)
        case 'bigint':
          return ['bigint', String(value)]
        case 'function':
          return hooks ? ['function', hooks.encodeFunction(value as (...args: unknown[]) => unknown)] : refuse('function')
        case 'symbol':
          return refuse('symbol')
        case 'object':
          return value === null ? ['value', null] : objectNode(value)
      }
    }
    const objectNode = (value: object): Node => {
      const tag = tagOf(value)
      if (value instanceof Promise) return hooks ? ['promise', hooks.encodePromise(value)] : refuse('promise')
      if (value instanceof Error) return ['error', value.name, value.message, value.stack ?? '']
      if (value instanceof Date) return ['date', value.getTime()]
      if (value instanceof RegExp) return ['regexp', value.source, value.flags]
      if (value instanceof Map) return ['map', [...value].map(([key, entry]) => [put(key), put(entry)] as const)]
      if (value instanceof Set) return ['set', [...value].map(put)]
      if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
      if (ArrayBuffer.isView(value)) return ['view', tag, toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))]
      if (Array.isArray(value)) return ['array', Array.from(value, put)]
      if (tag !== 'Object' && tag !== 'Arguments' && tag !== 'Module') return refuse(tag)
      return ['object', Object.entries(value).map(([key, entry]) => [key, put(entry)] as const)]
    }
    put(root)
    return JSON.stringify(nodes)
  }

  const decode = (text: string, hooks?: Hooks): unknown => {
    const nodes = JSON.parse(text) as readonly Node[]
    const made: unknown[] = []
    const get = (place: number): unknown => {
      if (place in made) return made[place]
      const node = nodes[place] ?? refuse('missing node')
      return fill(place, node)
    }
    // containers are noted before they are filled, for cycles
    const fill = (place: number, node: Node): unknown => {
      const keep = <T>(value: T): T => ((made[place] = value), value)
      switch (node[0]) {
        case 'value':
          return keep(node[1])
        case 'undefined':
          return keep(undefined)
        case 'number':
          return keep(Number(node[1]))
        case 'bigint':
          return keep(BigInt(node[1]))
        case 'date':
          return keep(new Date(node[1] ?? Number.NaN)) // JSON has no NaN, which an invalid date holds
        case 'regexp':
          return keep(new RegExp(node[1], node[2]))
        case 'error':
          return keep(makeError(node[1], node[2], node[3]))
        case 'buffer':
          return keep(fromBase64(node[1]))
        case 'view':
          return keep(makeView(node[1], fromBase64(node[2])))
        case 'function':
          return keep(hooks ? hooks.decodeFunction(node[1]) : refuse('function'))
        case 'promise':
          return keep(hooks ? hooks.decodePromise(node[1]) : refuse('promise'))
        case 'array': {
          const array = keep<unknown[]>([])
          for (const entry of node[1]) array.push(get(entry))
          return array
        }
        case 'set': {
          const set = keep(new Set<unknown>())
          for (const entry of node[1]) set.add(get(entry))
          return set
        }
        case 'map': {
          const map = keep(new Map<unknown, unknown>())
          for (const [key, entry] of node[1]) map.set(get(Number(key)), get(entry))
          return map
        }
        case 'object': {
          // defined, not assigned: a key "__proto__" is a key like any other
          const object = keep({})
          for (const [key, entry] of node[1])
            Object.defineProperty(object, key, { value: get(entry), writable: true, enumerable: true, configurable: true })
          return object
        }
      }
    }
    return get(0)
  }
  const makeError = (name: string, message: string, stack: string): Error => {
    const known: Readonly<Record<string, ErrorConstructor>> = { RangeError, ReferenceError, SyntaxError, TypeError, EvalError, URIError }
    const error = new (known[name] ?? Error)(message)
    if (error.name !== name) error.name = name
    error.stack = stack
    return error
  }
  const makeView = (name: string, buffer: ArrayBuffer): unknown => {
    const constructor = (globalThis as unknown as Record<string, (new (buffer: ArrayBuffer) => unknown) | undefined>)[name]
    return constructor ? new constructor(buffer) : refuse(name)
  }
  return { encode, decode }
}
