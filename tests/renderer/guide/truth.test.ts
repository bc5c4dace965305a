import { expect, test } from 'vitest'
import { cards } from '../../../renderer/games/judge-dredd/cards.ts'
import { languages } from '../../../shared/contract/languages.ts'
import { textsOf } from '../../i18n/files.ts'

test.each(languages)('JD-N1: in %s the guide says which Starting Sector gives no more cards than most sectors', (language) => {
  const texts = textsOf(language)
  const plain = cards.starts.filter((id) => cards.sector(id).intake === 1)
  expect(plain).toEqual(['spaceport'])
  for (const id of plain) expect(texts.get('dredd.guide.place.text')).toContain(texts.get(`dredd.names.sectors.${id}.name`))
})
