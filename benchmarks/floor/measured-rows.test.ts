import type { Measured, Worked } from './measure.ts';
import { measuredNotes, measuredRows, summaryOf } from './measured-rows.ts';

const worked = (count: number, p99Ms: number): Worked => ({
  count,
  seconds: 3,
  p50Ms: 1,
  p99Ms,
  spent: { node: count / 1_000, postgres: count / 500, generator: count / 10_000 },
});
const pair = (ours: Worked, floor: Worked) => ({ ours, floor });
const measured: Measured = {
  one: {
    particulars: {},
    answer: '',
    written: [{ table: 'wallet_posting', rows: [{}, {}], owner: 'player_id', types: {}, indexEntries: 4 }],
  },
  full: [pair(worked(300, 9), worked(600, 9)), pair(worked(900, 9), worked(1_000, 9))],
  steady: new Map([[300, [pair(worked(900, 20), worked(900, 10)), pair(worked(600, 30), worked(900, 10))]]]),
};

describe('an operation beside its floor', () => {
  it('has the median of the rounds, and of their ratios', () => {
    const rounds = [...measured.full, pair(worked(3, 9), worked(3_000, 9))];
    expect(summaryOf(rounds, ({ count }) => count)).toEqual({ ours: 300, floor: 1_000, ratio: 0.5 });
  });

  it('is held to what is asked, and to nothing else', () => {
    const target = { text: 'asked', isMet: true };
    const rows = measuredRows(measured, 'bets', {
      p99: (ms, perSecond) => (ms === 30 && perSecond === 300 ? target : undefined),
      spent: (ms, by) => (ms === 2 && by === 'postgres' ? target : undefined),
    });
    expect(rows.filter((row) => row.target !== undefined)).toEqual([
      { measure: 'p99 at 300/s', ours: '30.0 ms', beside: '10.0 ms', ratio: 3, target },
      {
        measure: 'processor time of PostgreSQL for one',
        ours: '2.00 ms',
        beside: '2.00 ms',
        ratio: 1,
        target,
      },
    ]);
    expect(rows.map(({ measure }) => measure)).toContain('processor time of the load generator for one');
  });

  it('says when a rate was not held', () => {
    const slow = { ...measured, steady: new Map([[300, [pair(worked(600, 30), worked(900, 10))]]]) };
    expect(measuredNotes(slow)).toEqual([
      'written by one: 2 wallet_posting (key player_id, ...)',
      'ours held only 200/s of 300/s: its times are those of a queue',
    ]);
  });
});
