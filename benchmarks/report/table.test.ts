import { atLeast, atMost, type Outcome } from './outcome.ts';
import { areTargetsMet, tableOf } from './table.ts';

const OUTCOME: Outcome = {
  besideName: 'bare ws',
  rows: [
    { measure: 'frames', ours: '90/s', beside: '100/s', ratio: 0.9, target: atLeast(0.9, 0.8) },
    { measure: 'start', ours: '6 s', target: atMost(6, 5, ' s') },
  ],
  notes: ['Load was low.'],
};

describe('the table of a benchmark', () => {
  it('stands figures below each other, with ratio, target and verdict', () => {
    expect(tableOf(OUTCOME).split('\n')).toEqual([
      'measure  paddock  bare ws  ratio        target',
      '----------------------------------------------',
      'frames      90/s    100/s   0.90     ≥ 0.8 met',
      'start        6 s                  ≤ 5 s MISSED',
      '* Load was low.',
    ]);
  });

  it('knows whether a target was missed', () => {
    expect(areTargetsMet(OUTCOME)).toBe(false);
    expect(areTargetsMet({ ...OUTCOME, rows: OUTCOME.rows.slice(0, 1) })).toBe(true);
  });
});
