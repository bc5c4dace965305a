import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Link } from '../../shared/contract/links.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/** The program itself: what it says of itself, and what it tells whoever mends it. */
export const useProgram = defineStore('program', () => {
  const notices = useNotices()
  /** The licences of everything that ships, once somebody has asked for them. */
  const licences = shallowRef('')
  /** Whether the diagnostics lie on the clipboard. */
  const copied = shallowRef(false)
  /** What the start had to say, and somebody has put away. */
  const putAway = shallowRef<readonly ('crash' | 'safe')[]>([])

  async function readLicences(): Promise<void> {
    if (licences.value === '') licences.value = notices.valueOf(await call('app.notice', {}))?.text ?? ''
  }

  async function diagnose(): Promise<void> {
    copied.value = notices.valueOf(await call('app.diagnose', {})) !== null
  }

  async function open(link: Link): Promise<void> {
    notices.valueOf(await call('app.openLink', { link }))
  }

  function put(what: 'crash' | 'safe'): void {
    putAway.value = [...putAway.value, what]
  }

  return { licences, copied, putAway, readLicences, diagnose, open, put }
})
