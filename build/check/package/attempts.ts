/** How often the kernel found no way for somebody in its network. */
export type Attempts = { readonly four: number; readonly six: number }

/** Reads them from what stands in /proc/net/snmp and /proc/net/snmp6: every try to connect or send to where no way leads, whoever made it. */
export function attempts(tally: string): Attempts {
  const [names = '', values = ''] = tally.split('\n').filter((line) => line.startsWith('Ip: '))
  const at = names.split(' ').indexOf('OutNoRoutes')
  const four = Number(values.split(' ')[at])
  if (at < 0 || Number.isNaN(four)) throw new Error('the kernel has not counted what found no way')
  return { four, six: Number(/^Ip6OutNoRoutes\s+(\d+)$/m.exec(tally)?.[1] ?? 0) }
}
