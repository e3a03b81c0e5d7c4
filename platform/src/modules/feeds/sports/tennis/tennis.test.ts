import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import type { SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { holdChance, tieBreakChance, type ServeChances } from './game-chances.ts';
import { createSetModel } from './set-chances.ts';
import { tennisMatch } from './tennis-match.ts';
import { playTennis, type TennisTimeline } from './tennis-timeline.ts';

function timeline(seed: number, serve: ServeChances, bestOf: 3 | 5 = 3): TennisTimeline {
  return playTennis(serve, bestOf, createRandom('tennis', String(seed)));
}
function match(seed: number, serve: ServeChances, bestOf: 3 | 5 = 3): SimulatedMatch {
  return tennisMatch(timeline(seed, serve, bestOf), serve);
}
const SERVE: ServeChances = { home: 0.65, away: 0.61 };

describe('the chances of games and sets', () => {
  it('agree with known figures', () => {
    expect(holdChance(0.5)).toBeCloseTo(0.5, 9);
    expect(holdChance(0.6)).toBeCloseTo(0.7357, 4);
    expect(holdChance(0.6, 0, 3)).toBeLessThan(holdChance(0.6, 3, 0));
    expect(tieBreakChance({ home: 0.6, away: 0.6 }, 'home')).toBeCloseTo(0.5, 9);
    expect(tieBreakChance(SERVE, 'home')).toBeCloseTo(tieBreakChance(SERVE, 'away'), 9);
  });

  it('sum to 1 over the fourteen ways a set can end', () => {
    const ends = createSetModel(SERVE).endsFrom([0, 0], 'home');
    expect(ends).toHaveLength(14);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('tennis, 2,000 matches from fixed seeds', () => {
  // Who serves first is in the price, and these are to have the prices of the first.
  const alike = Array.from({ length: 5_000 }, (_, seed) => timeline(seed, SERVE)).filter(
    ({ moments }) => moments[0]?.server === 'home',
  );
  const matches = alike.slice(0, 2_000).map((each) => tennisMatch(each, SERVE));

  it.each([
    ['winner', {}, 'home'],
    ['set-winner', { set: '1' }, 'home'],
    ['set-winner', { set: '2' }, 'away'],
    ['set-score', {}, '2:0'],
    ['set-score', {}, '1:2'],
    ['games-total', { line: '23.5' }, 'over'],
    ['games-handicap', { line: '-2.5' }, 'home'],
    ['team-games-total', { team: 'away', line: '11.5' }, 'over'],
    ['games-odd-even', {}, 'odd'],
    ['winner-games-total', { line: '23.5' }, 'away-over'],
    ['set-and-match', {}, 'home-away'],
    ['set-and-match', {}, 'away-home'],
    ['tie-break', {}, 'yes'],
    ['sets-total', { line: '2.5' }, 'over'],
    ['sets-handicap', { line: '1.5' }, 'away'],
    ['team-wins-set', { team: 'away' }, 'yes'],
    ['set-total', { set: '1', line: '9.5' }, 'over'],
    ['set-handicap', { set: '2', line: '-2.5' }, 'home'],
    ['set-team-total', { set: '1', team: 'away', line: '4.5' }, 'under'],
    ['set-odd-even', { set: '2' }, 'even'],
    ['set-correct-score', { set: '1' }, '6:4'],
    ['set-correct-score', { set: '2' }, '6:7'],
    ['set-tie-break', { set: '1' }, 'yes'],
    ['set-race', { set: '1', points: '3' }, 'away'],
    ['game-winner', { set: '1', game: '2' }, 'home'],
    ['game-deuce', { set: '1', game: '1' }, 'yes'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([1500, 3600, 5400])('is priced right in play too, %i seconds in', (elapsedSec) => {
    // A race is offered in the set that is played.
    const set = elapsedSec < 3_000 ? '1' : '2';
    for (const [key, outcome] of [
      [{ type: 'winner', specifiers: {} }, 'home'],
      [{ type: 'games-total', specifiers: { line: '24.5' } }, 'over'],
      [{ type: 'set-and-match', specifiers: {} }, 'home-home'],
      [{ type: 'tie-break', specifiers: {} }, 'no'],
      [{ type: 'set-race', specifiers: { set, points: '5' } }, 'home'],
      [{ type: 'set-correct-score', specifiers: { set: '2' } }, '4:6'],
    ] as const) {
      expect(miscalibration(matches, elapsedSec, key, outcome)).toBeLessThan(3);
    }
  });

  it('prices the game that is played by its points, and the one after it', () => {
    for (const game of ['5', '6', '7'])
      for (const [type, outcome] of [
        ['game-winner', 'home'],
        ['game-deuce', 'yes'],
      ] as const)
        expect(miscalibration(matches, 3600, { type, specifiers: { set: '2', game } }, outcome)).toBeLessThan(
          3,
        );
  });

  it('ends by the rules, or by a retirement in one match of a hundred or so', () => {
    const retired = matches.filter((each) => each.recordAt(Infinity).end === 'broken-off').length;
    expect(retired).toBeGreaterThan(5);
    expect(retired).toBeLessThan(60);
    for (const each of matches.slice(0, 200)) {
      const record = each.recordAt(Infinity);
      if (!('bestOf' in record) || record.end !== 'finished') continue;
      expect(Math.max(...each.viewAt(Infinity).score)).toBe(2);
      for (const [home, away] of record.sets) expect(Math.max(home, away)).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('tennis prices', () => {
  it('are sound, best of three and of five', () => {
    const moments = [-1, 0, 700, 1800, 3000, 4400, 7000, 10_000];
    const samples = Array.from({ length: 12 }, (_, seed) =>
      match(seed, { home: 0.56 + seed / 100, away: 0.6 }, seed % 2 === 0 ? 3 : 5),
    );
    expectSoundPrices('tennis', samples, moments);
  });
});

describe('a tennis match as it is told', () => {
  it('shows points, server and sets, and the final score without points', () => {
    const sample = match(3, SERVE);
    expect(sample.viewAt(-1)).toMatchObject({ period: '', score: [0, 0], parts: [] });
    const playing = sample.viewAt(1000);
    expect(playing.period).toBe('s1');
    expect(playing.points).toEqual([
      expect.stringMatching(/^(0|15|30|40|A)$/),
      expect.stringMatching(/^(0|15|30|40|A)$/),
    ]);
    expect(['home', 'away']).toContain(playing.server);
    const ended = sample.viewAt(sample.durationSec);
    expect(ended.period).toBe('ft');
    expect(ended.points).toBeUndefined();
  });

  it('never scores two points at one moment and repeats itself', () => {
    const { turns } = match(9, SERVE);
    expect(new Set(turns).size).toBe(turns.length);
    expect(match(9, SERVE).turns).toEqual(turns);
  });
});
