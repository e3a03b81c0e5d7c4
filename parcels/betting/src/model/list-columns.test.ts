import { LIST_COLUMNS, SPORT_CODES, SPORTS } from '@paddock/contract';
import { aMarketType, TOLD_TYPES } from '@paddock/shared-utils/testing';

import { listColumns, marketOfColumn } from './list-columns.ts';

it.each([...SPORT_CODES])('every cell of a %s row is an outcome of its column’s market type', (sport) => {
  const columns = listColumns(sport, TOLD_TYPES);
  const keys = columns.map(({ key }) => key);
  // A row of a field names its favourites and has no columns; `next` is not a column of every sport.
  if (SPORTS[sport].sides === 'field') expect(keys).toEqual([]);
  else expect(keys).toEqual(LIST_COLUMNS.filter((key) => key !== 'next' || keys.includes(key)));
  for (const { key, type } of columns) {
    expect(type.listColumn).toBe(key);
    expect(type.outcomes.every(({ short }) => short !== undefined)).toBe(true);
  }
});

it('a column without its market stays empty', () => {
  const market = {
    id: '1',
    type: aMarketType('total'),
    specifiers: { line: '2.5' },
    outcomes: ['over', 'under'],
  };
  const [winner, total] = listColumns('football', TOLD_TYPES);
  expect(total && marketOfColumn([market], total)).toBe(market);
  expect(winner && marketOfColumn([market], winner)).toBeUndefined();
});

it('a sport has the columns the server tells of, whether this release knows the sport or not', () => {
  expect(listColumns('chess', TOLD_TYPES)).toEqual([]);
  const winner = { ...aMarketType('winner'), key: 'chess-winner', listedIn: ['chess'] };
  expect(listColumns('chess', [winner])).toEqual([{ key: 'winner', type: winner }]);
});
