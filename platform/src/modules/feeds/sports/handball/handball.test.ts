import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { timedMatch } from '../timed/timed-match.ts';
import { timedBook } from '../timed/timed-book.ts';
import { TimedPrices } from '../timed/timed-prices.ts';
import { playTimed } from '../timed/timed-timeline.ts';
import { HANDBALL_CHANCE, HANDBALL_LINES, HANDBALL_RULES, HANDBALL_TELLING } from './handball.ts';

const CHANCES = { home: 1.03 * HANDBALL_CHANCE, away: 0.98 * HANDBALL_CHANCE };
const BOOK = timedBook(HANDBALL_RULES, {
  sport: 'handball',
  usualChance: HANDBALL_CHANCE,
  ...HANDBALL_LINES,
});
const matches = Array.from({ length: 1_000 }, (_, seed) => {
  const timeline = playTimed(HANDBALL_RULES, CHANCES, createRandom('handball', String(seed)));
  return timedMatch(
    HANDBALL_RULES,
    HANDBALL_TELLING,
    timeline,
    new TimedPrices(HANDBALL_RULES, BOOK, CHANCES),
  );
});

describe('handball, 1,000 matches from fixed seeds', () => {
  it.each([
    ['1x2', {}, 'home'],
    ['1x2', {}, 'draw'],
    ['total', { line: '56.5' }, 'over'],
    ['team-total', { team: 'home', line: '28.5' }, 'over'],
    ['handicap', { line: '-1.5' }, 'home'],
    ['half-1x2', { half: '1' }, 'away'],
    ['half-total', { half: '2', line: '28.5' }, 'under'],
    ['double-chance', {}, '1x'],
    ['draw-no-bet', {}, 'away'],
    ['goals-margin', {}, 'home-3-5'],
    ['race', { points: '10' }, 'home'],
    ['race', { points: '20' }, 'away'],
    ['team-odd-even', { team: 'home' }, 'odd'],
    ['half-time-full-time', {}, 'home-away'],
    ['higher-half', {}, 'equal'],
    ['win-both-halves', { team: 'home' }, 'yes'],
    ['half-team-total', { half: '1', team: 'away', line: '13.5' }, 'over'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([700, 2_000, 4_000])('is priced right in play too, %i seconds in', (atSec) => {
    expect(miscalibration(matches, atSec, { type: '1x2', specifiers: {} }, 'away')).toBeLessThan(3);
    const race = { type: 'race', specifiers: { points: atSec < 1_000 ? '10' : atSec < 3_000 ? '15' : '20' } };
    const behind = { type: 'half-time-full-time', specifiers: {} };
    if (atSec < 3_000) expect(miscalibration(matches, atSec, race, 'home')).toBeLessThan(3);
    expect(miscalibration(matches, atSec, behind, 'home-home')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('handball', matches.slice(0, 30), [-1, 0, 600, 1_900, 2_750, 4_400]);
  });

  it('is told by its clock, which stands at half-time', () => {
    const [match] = matches;
    expect(match?.viewAt(-1)).toMatchObject({ period: '', clockSec: 0, score: [0, 0] });
    expect(match?.viewAt(60)).toMatchObject({ period: 'h1', clockSec: 60, clockPerSec: 1 });
    expect(match?.viewAt(2_000)).toMatchObject({ period: 'ht', clockSec: 1_800, clockPerSec: 0 });
    expect(match?.viewAt(2_760)).toMatchObject({ period: 'h2', clockSec: 1_860, clockPerSec: 1 });
    expect(match?.viewAt(4_500)).toMatchObject({ period: 'ft', clockSec: 3_600, clockPerSec: 0 });
  });
});
