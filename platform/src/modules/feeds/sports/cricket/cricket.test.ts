import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { stepped } from './ball-chances.ts';
import { cricketMatch } from './cricket-match.ts';
import { playCricket } from './cricket-timeline.ts';

const ADVANTAGES = { home: stepped(0.1), away: stepped(-0.06) };
const SQUADS = { home: ['A. Harlow', 'B. Stroud'], away: [] };
const matches = Array.from({ length: 1_000 }, (_, seed) =>
  cricketMatch(playCricket(ADVANTAGES, createRandom('cricket', String(seed))), ADVANTAGES, SQUADS),
);
/** The seconds of an innings, the break and the other one. */
const IN_PLAY = [400, 2_500, 5_200, 7_000];

describe('cricket, 1,000 matches from fixed seeds', () => {
  it('are of some 160 runs and seven wickets a side, and hardly ever level', () => {
    const finals = matches.map((match) => match.viewAt(Infinity));
    const mean = (of: (view: (typeof finals)[number]) => number) =>
      finals.reduce((sum, view) => sum + of(view), 0) / finals.length;
    expect(mean(({ score }) => score[0] + score[1])).toBeGreaterThan(270);
    expect(mean(({ score }) => score[0] + score[1])).toBeLessThan(340);
    const wickets = mean(({ cricket }) => (cricket?.wickets[0] ?? 0) + (cricket?.wickets[1] ?? 0));
    expect(wickets).toBeGreaterThan(9);
    expect(wickets).toBeLessThan(16);
    const level = finals.filter(({ score }) => score[0] === score[1]);
    expect(level.length).toBeLessThan(40);
    for (const { cricket } of level) expect(cricket?.superOver?.[0]).not.toBe(cricket?.superOver?.[1]);
  });

  it.each([
    ['winner', {}, 'home'],
    ['total', { line: '305.5' }, 'over'],
    ['handicap', { line: '-15.5' }, 'home'],
    ['handicap', { line: '-5.5' }, 'away'],
    ['team-total', { team: 'home', line: '156.5' }, 'over'],
    ['team-total', { team: 'away', line: '141.5' }, 'over'],
    ['opening-stand', {}, 'home'],
    ['opening-stand', {}, 'draw'],
    ['most-in-first-overs', {}, 'away'],
    ['first-overs-total', { innings: '1', line: '48.5' }, 'over'],
    ['wickets-total', { innings: '1', line: '6.5' }, 'over'],
    ['wicket-fall', { innings: '1', wicket: '1', line: '21.5' }, 'over'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each(IN_PLAY)('are priced right in play too, %i seconds in', (atSec) => {
    expect(
      miscalibration(matches.slice(0, 200), atSec, { type: 'winner', specifiers: {} }, 'home'),
    ).toBeLessThan(3);
  });

  it('price the over that comes next', () => {
    const third = { innings: '1', over: '3' };
    // The second over is under way.
    expect(
      miscalibration(matches.slice(0, 200), 400, { type: 'over-wicket', specifiers: third }, 'yes'),
    ).toBeLessThan(3);
    const total = { type: 'over-total', specifiers: { ...third, line: '7.5' } };
    expect(miscalibration(matches.slice(0, 200), 400, total, 'over')).toBeLessThan(3);
  });

  it('are priced soundly', () => {
    expectSoundPrices('cricket', matches.slice(0, 8), [-1, 2, ...IN_PLAY, 4_300, 8_900]);
  });

  it('tell the score, the overs and who bats', () => {
    const [match] = matches;
    expect(match?.viewAt(-1)).toEqual({ period: '', clockPerSec: 0, score: [0, 0], parts: [] });
    const view = match?.viewAt(1_000);
    expect(view?.period).toBe('i1');
    expect(view?.server).toBe(view?.cricket?.first);
    const { overs = [], balls = [0, 0] } = view?.cricket ?? {};
    expect(overs.length).toBe(3);
    expect(overs.at(-1)?.over).toBe(Math.ceil(Math.max(...balls) / 6));
    expect(match?.viewAt(Infinity).period).toBe('ft');
  });
});
