import { LIST_COLUMNS, MARKET_TYPES, SPORT_CODES } from '@paddock/contract';

import { listColumns, marketOfColumn } from './list-columns.ts';

it.each([...SPORT_CODES])('every cell of a %s row is an outcome of its column’s market type', (sport) => {
  const columns = listColumns(sport);
  const keys = columns.map(({ key }) => key);
  // `next` is not a column of every sport.
  expect(keys).toEqual(LIST_COLUMNS.filter((key) => key !== 'next' || keys.includes(key)));
  for (const { key, type, outcomes } of columns)
    expect(MARKET_TYPES.get(type)).toMatchObject({ listColumn: key, outcomes });
});

it('a column without its market stays empty', () => {
  const market = { id: '1', type: 'total', specifiers: { line: '2.5' }, outcomes: ['over', 'under'] };
  const [winner, total] = listColumns('football');
  expect(total && marketOfColumn([market], total)).toBe(market);
  expect(winner && marketOfColumn([market], winner)).toBeUndefined();
});

it('a sport that only a newer server knows has the column of its winner', () => {
  expect(listColumns('chess')).toEqual([
    { key: 'winner', type: 'winner', outcomes: ['home', 'away'], hasLine: false },
  ]);
});
