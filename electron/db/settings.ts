import type { Connection } from './connection.ts'

/** The statements about settings: name and JSON. */
export function settingStatements(db: Connection) {
  const all = db.prepare<[], { readonly name: string; readonly value: string }>('SELECT name, value FROM settings')
  const put = db.prepare<[name: string, value: string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return { all, put }
}
