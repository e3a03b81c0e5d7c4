import { aMarketType } from '@paddock/shared-utils/testing';

import { blockGroups, dealToColumns, marketBlocks } from './market-blocks.ts';

const market = (id: string, type: string, specifiers: Record<string, string> = {}) => ({
  id,
  type: aMarketType(type),
  specifiers,
  outcomes: [],
});

it('markets of one kind make one block with its lines in order', () => {
  const blocks = marketBlocks([
    market('1', 'total', { line: '3.5' }),
    market('2', '1x2'),
    market('3', 'total', { line: '2.5' }),
    market('4', 'handicap', { line: '-1' }),
    market('5', 'team-total', { team: 'home', line: '1.5' }),
    market('6', 'team-total', { team: 'away', line: '0.5' }),
    market('7', 'correct-score'),
  ]);
  expect(blocks.map(({ key, layout, markets }) => [key, layout, markets.map(({ id }) => id)])).toEqual([
    ['1x2', 'cells', ['2']],
    ['total', 'ladder', ['3', '1']],
    ['team-total team=home', 'ladder', ['5']],
    ['team-total team=away', 'ladder', ['6']],
    ['handicap', 'pairs', ['4']],
    ['correct-score', 'scores', ['7']],
  ]);
  expect(blockGroups(blocks)).toEqual([
    { group: 'main', count: 1 },
    { group: 'totals', count: 4 },
    { group: 'handicaps', count: 1 },
    { group: 'scores', count: 1 },
  ]);
});

it('the winner comes first in every sport, though totals do in the table of types', () => {
  const blocks = marketBlocks([market('1', 'total', { line: '160.5' }), market('2', 'winner')]);
  expect(blocks.map(({ type }) => type.key)).toEqual(['winner', 'total']);
});

it('blocks are dealt to columns of about the same height, in order', () => {
  const blocks = marketBlocks([
    market('1', '1x2'),
    market('2', 'double-chance'),
    market('3', 'total', { line: '2.5' }),
    market('4', 'handicap', { line: '0' }),
    market('5', 'correct-score'),
  ]);
  const columns = dealToColumns(blocks, 2).map((column) => column.map(({ type }) => type.key));
  expect(columns).toEqual([
    ['1x2', 'total', 'correct-score'],
    ['double-chance', 'handicap'],
  ]);
  expect(dealToColumns(blocks, 1)).toEqual([blocks]);
});
