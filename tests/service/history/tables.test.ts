import { expect, test } from 'vitest'
import { tableText } from '../../../electron/service/history/tables.ts'

test('R-RNG-1: a table as CSV has a header, CRLF and a byte order mark; columns that a row lacks are empty', () => {
  expect(
    tableText(
      [
        { a: 1, b: 'two' },
        { a: null, c: true },
      ],
      'csv',
    ),
  ).toBe('\uFEFFa,b,c\r\n1,two,\r\n,,true\r\n')
})

test.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "no"', '"say ""no"""'],
  ['a line break', 'a\r\nb', '"a\r\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula that needs quotes', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a sign before', '+1', "'+1"],
  ['a minus before a text', '-a', "'-a"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before', '\t=1', "'\t=1"],
  ['a plain name', 'Grandma Jo', 'Grandma Jo'],
])('R-SEC-1: %s', (_, value, cell) => {
  expect(tableText([{ value }], 'csv')).toBe(`\uFEFFvalue\r\n${cell}\r\n`)
})

test('numbers below zero are numbers', () => expect(tableText([{ luck: -1.5 }], 'csv')).toBe('\uFEFFluck\r\n-1.5\r\n'))

test('a table as JSON is its rows', () => expect(JSON.parse(tableText([{ a: 1, b: '=1' }], 'json'))).toEqual([{ a: 1, b: '=1' }]))

test('an empty table has nothing but the mark and an empty header', () => expect(tableText([], 'csv')).toBe('\uFEFF\r\n'))
