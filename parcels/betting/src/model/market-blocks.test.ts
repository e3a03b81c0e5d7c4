import { blockGroups, marketBlocks, scoreColumns } from './market-blocks.ts';

const market = (id: string, type: string, specifiers: Record<string, string> = {}) => ({
  id,
  type,
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
    market('8', 'unheard-of'),
  ]);
  expect(blocks.map(({ key, layout, markets }) => [key, layout, markets.map(({ id }) => id)])).toEqual([
    ['1x2', 'cells', ['2']],
    ['total', 'ladder', ['3', '1']],
    ['team-total team=away', 'ladder', ['6']],
    ['team-total team=home', 'ladder', ['5']],
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

it('scores stand by who wins, low ones first', () => {
  expect(scoreColumns(['2:1', '0:0', '1:2', '1:0', '1:1', 'any-other', '2:0', '0:1'])).toEqual({
    home: ['1:0', '2:0', '2:1'],
    draw: ['0:0', '1:1'],
    away: ['0:1', '1:2'],
    other: ['any-other'],
  });
});
