import { describe, expect, test } from 'vitest'
import { card, city, crimes, name, onJudge, pass, rival, send, shift, stay, step, to, type Laid, type Played } from './support/index.ts'

const seats = (after: Played) => [...after.asked, ...after.waiting]
const windows = (after: Played) => after.told('windowOpened').map(({ window, active }) => [window, active])
/** Everybody holds two cards that cannot be played anywhere but in a fight. */
const armed = (players: number, laid = city(players)) => {
  for (let seat = 0; seat < players; seat++)
    laid.hand(seat, ...['riot-shield', 'riot-shield', 'riot-shield', 'big-gun', 'big-gun', 'big-gun'].slice(seat % 6, (seat % 6) + 1))
  return laid
}

describe('JD-R16: the four windows', () => {
  test('JD-R16, JD-C1: one opens just before each Judge moves, First Player first', () => {
    const after = armed(3).first(1).window('move', 1).play([pass, pass, pass, stay, pass, pass, pass, stay, pass, pass, pass])
    expect(windows(after)).toEqual([
      ['move', 2],
      ['move', 0],
    ])
    expect(after.at('moving').active).toBe(0)
  })

  test.each<{ title: string; laid: Laid }>([
    { title: 'JD-R16: also for one who is bound', laid: armed(3).judge(1, 'resyk').scene('crime-01', 'perp-01', 'resyk') },
    { title: 'JD-R16: also for one in Intensive Care', laid: armed(3).care(1) },
  ])('$title', ({ laid }) => {
    expect(windows(laid.moving(0).play([stay]))).toEqual([['move', 1]])
  })

  test('JD-R16: one opens just after his own step turned up a Perp', () => {
    const laid = armed(3).judge(0, 'fun-pier').scene('crime-01', 'perp-01', 'resyk')
    const after = laid.moving(0).play([step('resyk')])
    expect(windows(after)).toEqual([['reveal', 0]])
    expect(after.waiting).toEqual([0])
  })

  test.each<{ title: string; laid: Laid; actions: Parameters<Laid['play']>[0] }>([
    { title: 'JD-R16: not where the step turned up nothing', laid: armed(3).judge(0, 'fun-pier').moving(0), actions: [step('resyk')] },
    {
      title: 'JD-R16: not where the Perp lay face up already',
      laid: armed(3).judge(0, 'fun-pier').scene('crime-01', 'perp-01', 'resyk', true).moving(0),
      actions: [step('resyk')],
    },
    {
      title: 'JD-R16: not after a card put him there',
      laid: armed(3).judge(0, 'fun-pier').scene('crime-01', 'perp-01', 'resyk').hand(0, 'wrong-turning').window('move', 0),
      actions: [card('wrong-turning', to('resyk')), pass, pass],
    },
    {
      title: 'JD-R16, JD-R18: need not open for one who is Barneyed already',
      laid: armed(3).judge(0, 'fun-pier', { barneyed: true }).scene('crime-01', 'perp-01', 'resyk').moving(0),
      actions: [step('resyk')],
    },
  ])('$title', ({ laid, actions }) => {
    expect(windows(laid.play(actions)).filter(([window]) => window === 'reveal')).toEqual([])
  })

  test('JD-R16, JD-E2: Barneyed in it, he goes on with the rest of his move', () => {
    const laid = armed(3).judge(0, 'fun-pier').hand(1, 'barneyed').scene('crime-01', 'perp-01', 'resyk').moving(0)
    const after = laid.play([step('resyk'), pass, card('barneyed')])
    expect(after.at('moving').active).toBe(0)
    expect(after.judge(0)).toMatchObject({ at: 'resyk', barneyed: true, strides: 1 })
    expect(laid.play([step('resyk'), pass, pass, pass]).told('moveEnded')).toMatchObject([{ seat: 0, why: 'crime' }])
  })

  test('JD-R16, JD-M1: Barneyed after his second step he has no move left', () => {
    const laid = armed(3).judge(0, 'city-hall').hand(1, 'barneyed').scene('crime-01', 'perp-01', 'resyk').moving(0)
    const after = laid.play([step('fun-pier'), step('resyk'), pass, card('barneyed')])
    expect(after.told('moveEnded')).toMatchObject([{ seat: 0, at: 'resyk', why: 'spent' }])
  })

  test('JD-R16, JD-A5: one opens before the dice of every arrest', () => {
    const after = armed(2)
      .judge(0, 'resyk')
      .judge(1, 'fun-pier')
      .scene('crime-01', 'perp-01', 'resyk')
      .scene('crime-02', 'perp-02', 'fun-pier')
    const round = after.arrests([pass, pass, pass, pass], [1, 1, 1, 1])
    expect(windows(round).slice(0, 2)).toEqual([
      ['combat', 0],
      ['combat', 1],
    ])
    expect(round.asked).toEqual([1, 0, 1, 1, 0])
  })

  test('JD-R16: one opens after the last arrest, before the Turn Start Card passes; the First Player is asked first', () => {
    const after = armed(3).first(1).arrests([pass, pass, pass])
    expect(windows(after)[0]).toEqual(['end', 1])
    expect(after.asked).toEqual([0, 1, 2, 0])
    const story = after.events.map(({ type }) => type)
    expect(story.indexOf('windowClosed')).toBeLessThan(story.indexOf('crimePlaced'))
    expect(armed(3).first(1).arrests([pass, pass]).state.first).toBe(1)
  })
})

describe('JD-R16: who is asked', () => {
  test.each([2, 3, 4, 5, 6])('JD-R16, R-RULE-4: of %i the player whose Judge it is first, then clockwise', (players) => {
    for (let active = 0; active < players; active++) {
      const order = Array.from({ length: players }, (_, n) => (active + n) % players)
      const after = armed(players)
        .window('move', active)
        .play(Array(players - 1).fill(pass))
      expect(seats(after)).toEqual(order)
      expect(after.state.stage.step).toBe('window')
      expect(armed(players).window('move', active).play(Array(players).fill(pass)).at('moving').active).toBe(active)
    }
  })

  test('JD-R30: in a joint arrest the player whose Judge named the Crime is asked first', () => {
    const laid = armed(3).first(1)
    for (const seat of [0, 1, 2]) laid.judge(seat, 'resyk')
    laid.scene('crime-01', 'perp-01', 'resyk').scene('crime-02', 'perp-02', 'resyk')
    const after = laid.arrests([name('crime-02'), { type: 'join' }, { type: 'join' }, pass, pass])
    expect(after.asked.slice(-2)).toEqual([1, 2])
    expect(after.waiting).toEqual([0])
  })

  test('JD-R16: a seat without cards is passed over', () => {
    const after = city(4).hand(1, 'big-gun').hand(3, 'big-gun').moving(0).play([stay, pass])
    expect(seats(after)).toEqual([0, 1, 3])
  })

  test('JD-R16: the own player is passed over as well', () => {
    expect(city(3).hand(2, 'big-gun').moving(0).play([stay]).waiting).toEqual([2])
  })

  test('JD-R16: where nobody holds a card no window opens', () => {
    expect(windows(city(3).moving(0).play([stay]))).toEqual([])
  })

  test('JD-R16, R-HID-2: whoever holds cards is asked, whatever they are', () => {
    const asked = (id: string) => {
      const after = city(3).hand(0, id).hand(1, id).hand(2, 'riot-shield').moving(0).play([stay, pass, pass, pass])
      return [after.asked, after.waiting, after.told('passed')]
    }
    // Riot Shields can be played in no such window, and Barneyed! in this one.
    expect(asked('barneyed')).toEqual(asked('riot-shield'))
  })

  test('R-UNDO-1: another seat’s answer cannot be taken back', () => {
    const after = armed(2).window('move', 0).play([pass])
    expect([after.information, after.told('passed')]).toEqual([[true], [{ type: 'passed', seat: 0, window: 'move' }]])
  })
})

describe('JD-R16, JD-R28: after a card', () => {
  const laid = () =>
    city(3).hand(0, 'blue-light', 'riot-shield').hand(1, 'blue-light', 'riot-shield').hand(2, 'riot-shield').window('move', 0)

  test('JD-R28: the seat after its player is asked, then clockwise', () => {
    expect(seats(laid().play([card('blue-light')]))).toEqual([0, 1])
    expect(seats(laid().play([pass, card('blue-light')]))).toEqual([0, 1, 2])
  })

  test('JD-R16: all must pass again, its player the last of them', () => {
    const after = laid().play([pass, card('blue-light'), pass, pass, pass])
    expect(after.asked).toEqual([0, 1, 2, 0, 1])
    expect(after.at('moving').active).toBe(0)
  })

  test('JD-R16: the asked seat plays one card at a time', () => {
    const after = city(2)
      .hand(0, 'blue-light', 'blue-light')
      .hand(1, 'riot-shield')
      .window('move', 0)
      .play([card('blue-light')])
    expect(after.waiting).toEqual([1])
    expect(after.at('window')).toMatchObject({ round: 1, passed: [] })
  })

  test('JD-R16: passes that stood before the card count no more', () => {
    expect(laid().play([pass, pass]).at('window').passed).toEqual([0, 1])
    expect(
      laid()
        .play([pass, card('blue-light')])
        .at('window').passed,
    ).toEqual([])
  })

  test('JD-R16: whoever has no cards left is passed over from then on', () => {
    const after = city(2)
      .hand(0, 'blue-light')
      .hand(1, 'riot-shield')
      .window('move', 0)
      .play([card('blue-light'), pass])
    expect(after.at('moving').active).toBe(0)
  })

  test('JD-R16: a rival who lost his only card is not asked', () => {
    const after = city(3).hand(0, 'audit', 'riot-shield').hand(1, 'big-gun').hand(2, 'big-gun').window('move', 0)
    expect(after.play([card('audit', rival(1))], [1]).waiting).toEqual([2])
  })
})

describe('JD-R16: a window that need not open', () => {
  const gone = Array<string>(2)
  const opened = (laid: Laid, ...actions: Parameters<Laid['play']>[0]) => windows(laid.play(actions))
  const toCrime = (laid: Laid) => laid.judge(0, 'fun-pier').scene('crime-01', 'perp-01', 'resyk').hand(1, 'riot-shield').moving(0)

  test('JD-R16: both Barneyed! are in the discards: no reveal window', () => {
    expect(opened(toCrime(city(3)).discarded(...gone.fill('barneyed')), step('resyk'))).toEqual([['move', 1]])
  })
  test('JD-R16: one of them is not: it opens', () => {
    expect(opened(toCrime(city(3)).discarded('barneyed'), step('resyk'))).toEqual([['reveal', 0]])
    expect(opened(toCrime(city(3)).discarded('barneyed', 'big-gun', 'backup'), step('resyk')), 'whatever else lies there').toEqual([
      ['reveal', 0],
    ])
  })
  test('JD-R16: both Shift Changes are in the discards: no end window', () => {
    const end = (laid: Laid) => windows(laid.hand(0, 'riot-shield').arrests()).filter(([window]) => window === 'end')
    expect(end(city(2).discarded('shift-change', 'shift-change'))).toEqual([])
    expect(end(city(2).discarded('shift-change'))).toEqual([['end', 0]])
  })
  test('JD-R16, JD-R18: nobody can be moved by a Shift Change: no end window', () => {
    const laid = city(2).judge(0, 'resyk').care(1).scene('crime-09', 'perp-08', 'resyk').hand(0, 'riot-shield')
    const opened = (dice: number[]) => windows(laid.arrests([pass], dice)).map(([window]) => window)
    // After a stand-off he is bound, after an arrest he is not.
    expect([opened([2, 2]), opened([1, 6])]).toEqual([
      ['combat', 'move'],
      ['combat', 'end'],
    ])
  })
  test('JD-R16, JD-R18: somebody can be moved by a Shift Change, if only to one sector: it opens', () => {
    const walled = (...crimes: readonly string[]) => {
      const laid = city(2).judge(0, 'wall-gate-nine').care(1).hand(0, 'riot-shield')
      for (const [at, sector] of crimes.entries()) laid.scene(`crime-0${at + 1}`, `perp-0${at + 1}`, sector)
      return windows(laid.arrests())
    }
    expect(walled('city-hall', 'grandparent-stacks')).toContainEqual(['end', 0])
    expect(walled('city-hall', 'grandparent-stacks', 'weather-yard')).not.toContainEqual(['end', 0])
  })
  test('JD-R16: it closes when the last card that could be played there is gone', () => {
    const laid = city(3)
      .judge(0, 'fun-pier')
      .scene('crime-01', 'perp-01', 'resyk')
      .hand(1, 'barneyed', 'big-gun')
      .hand(2, 'big-gun')
      .moving(0)
    const after = laid.play([step('resyk'), card('barneyed')])
    expect(after.told('windowClosed')).toEqual([{ type: 'windowClosed', window: 'reveal' }])
    expect(after.waiting).toEqual([0])
  })
  test('JD-R16, JD-R26: in a duel cards for the Perp do not hold it open', () => {
    const combat = city(2)
      .state()
      .packs.cards.filter((id) => !['robodoc', 'barneyed', 'banana-skin', 'jammed-sidearm'].includes(id))
    const all = combat.filter((id, at) => id !== 'riot-shield' || at !== combat.lastIndexOf('riot-shield'))
    const laid = city(2)
      .hand(0, 'riot-shield')
      .hand(1, 'banana-skin')
      .discarded(...all)
      .duel([0, 1])
    expect(laid.play([card('riot-shield', onJudge(0))], [1, 1]).told('ended')).toMatchObject([
      { outcome: { winners: [0], reason: 'duel' } },
    ])
  })
})

describe('JD-C1, JD-C4: a card', () => {
  test('JD-C4: is resolved at once and lies face up on the discards, and its hand is one smaller', () => {
    const after = city(2)
      .hand(0, 'blue-light', 'big-gun')
      .discarded('robodoc')
      .window('move', 0)
      .play([card('blue-light')])
    expect(after.state).toMatchObject({ cardDiscard: ['robodoc', 'blue-light'], hands: [['big-gun'], []], plays: 1 })
    expect(after.told('stridesChanged', 'cardMoved').map(({ type }) => type)).toEqual(['stridesChanged', 'cardMoved'])
    expect(after.heard('cardMoved')).toEqual(['all'])
    expect(after.information).toEqual([true])
  })

  test('JD-C4: one of two of a kind stays in the hand', () => {
    expect(
      city(2)
        .hand(0, 'blue-light', 'blue-light')
        .window('move', 0)
        .play([card('blue-light')]).state.hands[0],
    ).toEqual(['blue-light'])
  })

  test.each<{ title: string; laid: Laid; action: ReturnType<typeof card> }>([
    { title: 'on another’s move', laid: city(3).hand(2, 'blue-light').window('move', 0), action: card('blue-light') },
    { title: 'on his own move', laid: city(3).hand(0, 'blue-light').window('move', 0), action: card('blue-light') },
    {
      title: 'on a Crime',
      laid: city(3).scene('crime-01', 'perp-01', 'resyk').hand(1, 'moonlight-flit').window('move', 0),
      action: card('moonlight-flit', shift('crime-01', 'fun-pier')),
    },
    { title: 'on a rival', laid: city(3).hand(1, 'audit').hand(0, 'big-gun').window('move', 1), action: card('audit', rival(0)) },
    {
      title: 'on somebody at the end of the turn',
      laid: city(3).hand(1, 'shift-change').window('end', 0),
      action: card('shift-change', send(2, 'armoury')),
    },
    {
      title: 'on two Crimes',
      laid: city(3)
        .scene('crime-01', 'perp-01', 'resyk')
        .scene('crime-02', 'perp-02', 'fun-pier')
        .hand(1, 'anonymous-tip')
        .window('move', 0),
      action: card('anonymous-tip', crimes('crime-01', 'crime-02')),
    },
  ])('JD-C1, JD-E4: may be played by any player, $title', ({ laid, action }) => {
    expect(laid.legal()).toContainEqual(action)
  })
})
