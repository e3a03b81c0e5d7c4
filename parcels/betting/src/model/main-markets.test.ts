import type { MarketShape } from '@paddock/shared-utils';

import { mainMarkets } from './main-markets.ts';

const market = (id: string, listColumn: string | undefined, line?: string, listedIn = ['football']) =>
  ({
    id,
    type: { key: id, listColumn, listedIn, ...(line === undefined ? {} : { line: { name: 'line' } }) },
    specifiers: line === undefined ? {} : { line },
    outcomes: [],
  }) as unknown as MarketShape;

it('are those of the columns of lists, each with its lines in order, and a place for what is missing', () => {
  const found = mainMarkets('football', [
    market('t3', 'total', '3.5'),
    market('other', undefined),
    market('next', 'next'),
    market('t1', 'total', '1.5'),
    market('w', 'winner'),
    market('tennis', 'handicap', '1', ['tennis']),
  ]);
  expect(found.map(({ key, markets }) => [key, markets.map(({ id }) => id)])).toEqual([
    ['winner', ['w']],
    ['total', ['t1', 't3']],
    ['handicap', []],
  ]);
});
