import { readdirSync, readFileSync } from 'node:fs'

/** The memory of a process and of all that it has started, in megabytes: what they share counts once (PSS). Linux only. */
export function memoryOf(root: number): number {
  return treeOf(root).reduce((sum, id) => sum + proportionalSize(id), 0) / 1024
}

/** A process and all that it has started, directly or not. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentOf(Number(name))
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const id of tree) tree.push(...(children.get(id) ?? []))
  return tree
}

/** The fields after the name, which may hold spaces and brackets itself. */
function parentOf(id: number): number | null {
  const stat = textOf(`/proc/${id}/stat`)
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** In kilobytes; 0 for a process that has ended meanwhile. */
function proportionalSize(id: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(textOf(`/proc/${id}/smaps_rollup`) ?? '')?.[1] ?? 0)
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
