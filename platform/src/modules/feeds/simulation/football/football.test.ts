import { isOddsMilli, MARKET_TYPES } from '@paddock/contract';

import { decideMarket } from '../../results/index.ts';
import { quote, winnersOf } from '../match/quote.ts';
import type { FairMarket, SimulatedMatch } from '../match/simulated-match.ts';
import { createRandom } from '../random/random.ts';
import { createWorld } from '../world/world.ts';
import { playFootball } from './football-generator.ts';
import { footballMatch } from './football-match.ts';
import type { GoalRates } from './goal-rates.ts';

const MATCHES = 5_000;
const [home, away] = createWorld('test').championships[0]?.teams ?? [];
function match(seed: number, rates: GoalRates): SimulatedMatch {
  if (home === undefined || away === undefined) throw new Error('no teams');
  return footballMatch(playFootball(rates, home, away, createRandom(`football:${seed}`)), rates);
}
const RATES: GoalRates = [1.62, 1.08];

/** Three standard errors of a frequency over the sample. */
const bound = (chance: number, sample = MATCHES) => 3 * Math.sqrt((chance * (1 - chance)) / sample);
const chanceOf = (markets: readonly FairMarket[], key: string, outcome: string): number | undefined =>
  markets
    .find((market) => key === [market.type, ...Object.values(market.specifiers)].join(' '))
    ?.selections.find(([code]) => code === outcome)?.[1];

/** How often an outcome won among matches whose results are known, pushes left out. */
function frequency(
  matches: readonly SimulatedMatch[],
  type: string,
  specifiers: Record<string, string>,
  outcome: string,
) {
  let [won, counted] = [0, 0];
  for (const each of matches) {
    const result = decideMarket({ type, specifiers }, each.recordAt(Infinity))?.find(
      (one) => one.outcome === outcome,
    );
    if (result === undefined || result.result.voidHalves === 2) continue;
    counted += 1;
    won += result.result.won;
  }
  return won / counted;
}

describe('football, 5,000 matches from fixed seeds', () => {
  const matches = Array.from({ length: MATCHES }, (_, seed) => match(seed, RATES));
  const before = match(0, RATES).pricesAt(-1);

  it.each([
    ['1x2', {}, 'home'],
    ['1x2', {}, 'draw'],
    ['1x2', {}, 'away'],
    ['both-score', {}, 'yes'],
    ['total', { line: '2.5' }, 'over'],
    ['total', { line: '3' }, 'over'],
    ['team-total', { team: 'home', line: '1.5' }, 'over'],
    ['handicap', { line: '-0.5' }, 'home'],
    ['handicap', { line: '-1' }, 'home'],
    ['correct-score', {}, '1:1'],
    ['next-goal', { goal: '1' }, 'home'],
    ['half-1x2', { half: '1' }, 'draw'],
    ['half-1x2', { half: '2' }, 'home'],
    ['half-total', { half: '2', line: '1.5' }, 'over'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    const key = [type, ...Object.values(specifiers)].join(' ');
    const fair = chanceOf(before, key, outcome) ?? Number.NaN;
    expect(Math.abs(frequency(matches, type, specifiers, outcome) - fair)).toBeLessThan(bound(fair));
  });

  it.each([20 * 60, 46 * 60 + 900, 75 * 60 + 900])(
    'is priced right in play too, %i seconds in',
    (elapsedSec) => {
      for (const [key, outcome, lead] of [
        ['1x2', 'home', 1],
        ['1x2', 'draw', 0],
      ] as const) {
        let [expected, variance, happened] = [0, 0, 0];
        for (const each of matches) {
          const chance = chanceOf(each.pricesAt(elapsedSec), key, outcome) ?? Number.NaN;
          const [h, a] = each.viewAt(Infinity).score;
          expected += chance;
          variance += chance * (1 - chance);
          happened += Math.sign(h - a) === lead ? 1 : 0;
        }
        expect(Math.abs(happened - expected)).toBeLessThan(3 * Math.sqrt(variance));
      }
    },
  );
});

describe('football prices', () => {
  const moments = [-1, 0, 900, 2000, 2750, 3200, 4500, 5900, 6300];
  const samples = Array.from({ length: 40 }, (_, seed) => match(seed, [0.6 + seed / 20, 1.9 - seed / 30]));

  it('are fair probabilities that sum to 1, or 2 for double chance', () => {
    for (const sample of samples) {
      for (const market of moments.flatMap((at) => sample.pricesAt(at))) {
        const sum = market.selections.reduce((total, [, chance]) => total + chance, 0);
        expect(sum).toBeCloseTo(winnersOf(market), 6);
      }
    }
  });

  it('carry a margin between 2 and 9 per cent before the match and are prices the platform accepts', () => {
    for (const sample of samples) {
      for (const market of sample.pricesAt(-1).filter(({ core }) => core)) {
        const quoted = quote(market);
        if (quoted === undefined) continue;
        const implied = quoted.selections.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0);
        expect(implied / winnersOf(market)).toBeGreaterThan(1.02);
        expect(implied / winnersOf(market)).toBeLessThan(1.09);
        expect(quoted.selections.every(({ oddsMilli }) => isOddsMilli(oddsMilli))).toBe(true);
      }
    }
  });

  it('name only markets, specifiers and outcomes of the contract', () => {
    for (const market of samples.flatMap((sample) => moments.flatMap((at) => sample.pricesAt(at)))) {
      const type = MARKET_TYPES.get(market.type);
      expect(type?.sports).toContain('football');
      expect(Object.keys(market.specifiers).toSorted()).toEqual([...(type?.specifiers ?? [])].toSorted());
    }
  });

  it('never price a market that is decided, and list every offered one among all', () => {
    for (const sample of samples) {
      const all = new Set(
        sample
          .allMarkets()
          .map(({ type, specifiers }) => JSON.stringify([type, Object.entries(specifiers).toSorted()])),
      );
      for (const at of moments) {
        for (const market of sample.pricesAt(at)) {
          if (quote(market) !== undefined) expect(decideMarket(market, sample.recordAt(at))).toBeUndefined();
          expect(all).toContain(JSON.stringify([market.type, Object.entries(market.specifiers).toSorted()]));
        }
      }
    }
  });

  it('offer a quarter-line ladder with an even main line before the match', () => {
    const totals = match(1, RATES)
      .pricesAt(-1)
      .filter(({ type, core }) => type === 'total' && core);
    const lines = totals.map(({ specifiers }) => Number(specifiers['line']));
    expect(lines).toEqual(expect.arrayContaining([2.25, 2.5, 2.75]));
    const closest = Math.min(...totals.map(({ selections }) => Math.abs((selections[0]?.[1] ?? 1) - 0.5)));
    expect(closest).toBeLessThan(0.05);
  });
});

describe('a football match as it is told', () => {
  const sample = match(7, RATES);

  it('repeats itself exactly from its seed', () => {
    expect(match(7, RATES).viewAt(Infinity)).toEqual(sample.viewAt(Infinity));
    expect(match(7, RATES).stops).toEqual(sample.stops);
  });

  it('runs through its periods with a clock that stands at the break', () => {
    const periods = [-5, 10, 2720, 3000, 3900, sample.durationSec].map((at) => sample.viewAt(at));
    expect(periods.map(({ period }) => period)).toEqual([
      '',
      'h1',
      expect.stringMatching(/h1|ht/),
      'ht',
      'h2',
      'ft',
    ]);
    expect(sample.viewAt(600).clockSec).toBe(600);
    expect(sample.viewAt(3000)).toMatchObject({ clockSec: 2700, clockPerSec: 0 });
  });

  it('stops bets before each goal and until after it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const each = match(seed, RATES);
      let score = 0;
      for (const turn of each.turns) {
        const goals = each.viewAt(turn).score[0] + each.viewAt(turn).score[1];
        if (goals === score) continue;
        score = goals;
        expect(each.stops.some(({ fromSec, toSec }) => fromSec < turn && turn <= toSec)).toBe(true);
        expect(each.stops.find(({ fromSec, toSec }) => fromSec <= turn && turn < toSec)?.reason).toBe('goal');
      }
    }
  });

  it('has stops in order that never overlap', () => {
    for (const seed of Array.from({ length: 50 }, (_, at) => at)) {
      const { stops } = match(seed, RATES);
      for (const [at, stop] of stops.entries()) {
        expect(stop.toSec).toBeGreaterThan(stop.fromSec);
        expect(stop.fromSec).toBeGreaterThanOrEqual(stops[at - 1]?.toSec ?? -100);
      }
    }
  });

  it('tells statistics that agree with its incidents', () => {
    const view = sample.viewAt(sample.durationSec);
    const corners = (view.incidents ?? []).filter(({ kind }) => kind === 'corner').length;
    expect((view.stats?.['corners'] ?? [0, 0]).reduce((sum, each) => sum + each, 0)).toBe(corners);
    expect((view.stats?.['possession'] ?? [0, 0]).reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(view.stats?.['shots']?.[0]).toBeGreaterThanOrEqual(view.score[0]);
  });
});
