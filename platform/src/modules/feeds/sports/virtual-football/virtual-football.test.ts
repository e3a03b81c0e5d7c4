import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { timedMatch } from '../timed/timed-match.ts';
import { timedBook } from '../timed/timed-book.ts';
import { TimedPrices } from '../timed/timed-prices.ts';
import { playTimed } from '../timed/timed-timeline.ts';
import { VIRTUAL_CHANCE, VIRTUAL_LINES, VIRTUAL_RULES, VIRTUAL_TELLING } from './virtual-football.ts';

const CHANCES = { home: 1.1 * VIRTUAL_CHANCE, away: 0.9 * VIRTUAL_CHANCE };
const BOOK = timedBook(VIRTUAL_RULES, {
  sport: 'virtual-football',
  usualChance: VIRTUAL_CHANCE,
  ...VIRTUAL_LINES,
});
const matches = Array.from({ length: 1_000 }, (_, seed) => {
  const timeline = playTimed(VIRTUAL_RULES, CHANCES, createRandom('virtual-football', String(seed)));
  return timedMatch(VIRTUAL_RULES, VIRTUAL_TELLING, timeline, new TimedPrices(VIRTUAL_RULES, BOOK, CHANCES));
});

describe('virtual football, 1,000 matches from fixed seeds', () => {
  it.each([
    ['1x2', {}, 'draw'],
    ['1x2', {}, 'away'],
    ['total', { line: '2.5' }, 'over'],
    ['team-total', { team: 'home', line: '1.5' }, 'over'],
    ['handicap', { line: '-0.5' }, 'home'],
    ['half-1x2', { half: '1' }, 'home'],
    ['half-total', { half: '2', line: '1.5' }, 'under'],
    ['correct-score', {}, '1:1'],
    ['next-goal', { goal: '1' }, 'none'],
    ['both-score', {}, 'yes'],
    ['half-time-full-time', {}, 'draw-home'],
    ['half-result-total', { half: '1', line: '1.5' }, 'draw-under'],
    ['both-halves-over', { line: '0.5' }, 'yes'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('virtual-football', matches.slice(0, 30), [-1, 0, 100, 300, 430, 600]);
  });

  it('lasts thirteen minutes, and is told as ninety with its goals', () => {
    const [match] = matches;
    expect(match?.durationSec).toBe(780);
    expect(match?.viewAt(60)).toMatchObject({ period: 'h1', clockSec: 450, clockPerSec: 7.5 });
    expect(match?.viewAt(400)).toMatchObject({ period: 'ht', clockSec: 2_700, clockPerSec: 0 });
    for (const { viewAt } of matches.slice(0, 50)) {
      const { score, incidents = [], clockSec, stats } = viewAt(780);
      expect(stats?.['shots']?.[0]).toBeGreaterThanOrEqual(score[0]);
      expect([score[0] + score[1], clockSec]).toEqual([incidents.length, 5_400]);
      const minutes = incidents.map(({ atSec }) => atSec);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect(Math.max(0, ...minutes)).toBeLessThanOrEqual(5_400);
    }
  });
});
