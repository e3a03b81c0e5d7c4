import { MARKET_TYPES } from '@paddock/contract';

import { listColumns, marketOfColumn } from './list-columns.ts';

it.each(['football', 'tennis', 'basketball'])(
  'every cell of a %s row is an outcome of its column’s market type',
  (sport) => {
    for (const { key, outcomes } of listColumns(sport)) {
      const type = [...MARKET_TYPES.values()].find(
        (one) => one.listColumn === key && one.sports.includes(sport),
      );
      expect(type?.outcomes).toEqual(outcomes);
    }
  },
);

it('a column without its market stays empty', () => {
  const market = { id: '1', type: 'total', specifiers: { line: '2.5' }, outcomes: ['over', 'under'] };
  expect(marketOfColumn([market], 'total')).toBe(market);
  expect(marketOfColumn([market], 'winner')).toBeUndefined();
});
