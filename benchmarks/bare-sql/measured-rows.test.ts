import type { Measured, Worked } from './measure.ts';
import { measuredNotes, measuredRows, summaryOf } from './measured-rows.ts';

const worked = (count: number, p99Ms: number): Worked => ({
  count,
  seconds: 3,
  p50Ms: 1,
  p99Ms,
  processorSeconds: count / 1_000,
});
const pair = (ours: Worked, bare: Worked) => ({ ours, bare });
const measured: Measured = {
  recorded: {
    script: { of: {}, statements: [{ name: '', sql: '/* prepared */ select  1 from x where', values: [] }] },
    tripsEach: 1.5,
    written: [{ table: 'wallet_posting', rows: 4, owner: 'player_id' }],
  },
  full: [pair(worked(300, 9), worked(600, 9)), pair(worked(900, 9), worked(1_000, 9))],
  steady: [pair(worked(900, 20), worked(900, 10)), pair(worked(600, 30), worked(900, 10))],
};

describe('an operation beside its own SQL', () => {
  it('has the median of the rounds, and of their ratios', () => {
    const rounds = [...measured.full, pair(worked(3, 9), worked(3_000, 9))];
    expect(summaryOf(rounds, ({ count }) => count)).toEqual({ ours: 300, bare: 1_000, ratio: 0.5 });
  });

  it('is held to what is asked, and to nothing else', () => {
    const target = { text: 'asked', isMet: true };
    const rows = measuredRows(measured, 'transfers', { p99: () => target });
    expect(rows.filter((row) => row.target !== undefined)).toEqual([
      { measure: 'p99 at 300/s', ours: '30.0 ms', beside: '10.0 ms', ratio: 3, target },
    ]);
    expect(rows.map(({ measure }) => measure)).toContain('processor time of Node for one');
    expect(rows.at(-1)).toMatchObject({ ours: '1.50', beside: '1', ratio: 1.5 });
  });

  it('says when a rate was not held', () => {
    const slow = { ...measured, steady: [pair(worked(600, 30), worked(900, 10))] };
    expect(measuredNotes(slow)).toEqual([
      'asked in one: select 1 from',
      'written by it: 4 wallet_posting (key player_id, ...)',
      'ours held only 200/s of 300/s: its times are those of a queue',
    ]);
  });
});
