import { BALLS, NO_INNINGS, type Innings } from './cricket-rules.ts';
import { freshOutlook, inningsOutlook } from './innings-outlook.ts';
import { sumOf } from './innings-play.ts';
import { bothInnings, chased } from './match-outlook.ts';
import { nextOver } from './over-outlook.ts';

const at = (change: Partial<Innings>): Innings => ({ ...NO_INNINGS, ...change });

describe('what an innings can come to', () => {
  it('are chances that sum to one', () => {
    const fresh = freshOutlook(0);
    for (const chances of [fresh.runs, fresh.nextFall, fresh.firstOvers ?? new Float64Array()])
      expect(sumOf(chances)).toBeCloseTo(1, 7);
    expect(fresh.wickets.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 7);
    const both = bothInnings('home', fresh.runs, 0);
    for (const chances of Object.values(both)) expect(sumOf(chances as Float64Array)).toBeCloseTo(1, 7);
  });

  it('is told by the last ball alone, with any number of wides before it', () => {
    const { runs } = inningsOutlook(0, { balls: BALLS - 1, wickets: 9, runs: 100 });
    // Nothing or a wicket after no wide: 0.235 + 0.085.
    expect(runs[100]).toBeCloseTo(0.32, 10);
    // One run, or a wide and then nothing more.
    expect(runs[101]).toBeCloseTo(0.35 + 0.03 * 0.32, 10);
  });

  it('ends where the target is passed, by no more than six runs', () => {
    const { runs } = inningsOutlook(0, { balls: 60, wickets: 2, runs: 150 }, 154);
    expect(sumOf(runs.slice(160))).toBe(0);
    expect(sumOf(runs.slice(154))).toBeGreaterThan(0.999);
    const { lead } = chased('home', 154, runs);
    expect(sumOf(lead)).toBeCloseTo(1, 7);
  });

  it('is the same of a chase whether the target is known or may be any', () => {
    const first = new Float64Array(200);
    first[150] = 1;
    const known = chased('home', 151, inningsOutlook(0.04, NO_INNINGS, 151).runs);
    const any = bothInnings('home', first, 0.04);
    for (const key of ['total', 'lead', 'away'] as const)
      for (const [runs, chance] of known[key].entries()) expect(any[key][runs]).toBeCloseTo(chance, 9);
  });

  it('prices the over that comes next, and none where there is none', () => {
    const running = at({ balls: 8, runs: 12, overs: [NO_OVER, NO_OVER] });
    const next = nextOver(0, running, Infinity);
    expect(next?.over).toBe(2);
    expect(sumOf(next?.runs ?? new Float64Array())).toBeCloseTo(1, 7);
    // Six balls that each keep the wicket but for four in a hundred of those that count.
    expect(next?.wicket).toBeCloseTo(1 - (1 - 0.04 / 0.97) ** 6, 9);
    const overs = Array.from({ length: 20 }, () => NO_OVER);
    expect(nextOver(0, at({ balls: 118, overs }), Infinity)).toBeUndefined();
  });
});

const NO_OVER = { runs: 0, wickets: 0, deliveries: [] };
