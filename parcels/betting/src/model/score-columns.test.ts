import { scoreColumns } from './score-columns.ts';

it('scores stand by who wins, low ones first', () => {
  expect(scoreColumns(['2:1', '0:0', '1:2', '1:0', '1:1', 'any-other', '2:0', '0:1'])).toEqual({
    home: ['1:0', '2:0', '2:1'],
    draw: ['0:0', '1:1'],
    away: ['0:1', '1:2'],
    other: ['any-other'],
  });
});
