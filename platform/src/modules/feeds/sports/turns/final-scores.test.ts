import { createRandom } from '../../simulation/random/random.ts';
import { finalScores } from './final-scores.ts';
import { TurnsLeft, type TurnsState } from './turns-left.ts';
import { turnPoints } from './turn-points.ts';
import type { TurnsRules } from './turns-rules.ts';
import { playTurns } from './turns-timeline.ts';

const CHANCES = { home: 0.4, away: 0.3 };
const STEADY: TurnsRules = {
  ...{ periods: 2, turnsEach: 1, first: 'home', halves: [], endsOnceWon: false },
  scores: [
    { points: 1, share: 0.5 },
    { points: 2, share: 0.5 },
  ],
  ...{ again: 0, pricedFrom: 0.1, stepSec: 10, breakSec: 0 },
};
const ENDS_ONCE_WON: TurnsRules = {
  ...STEADY,
  ...{ first: 'away', endsOnceWon: true, again: 0.3, scores: [{ points: 1, share: 1 }] },
};
const BEFORE: TurnsState = { periods: [], period: 0, turn: 0, hasScored: false };

describe('what a turn brings', () => {
  it('is nothing, one scoring, or as many as follow each other', () => {
    expect(turnPoints(STEADY, 0.4)).toEqual([0.6, 0.2, 0.2]);
    const runs = turnPoints(ENDS_ONCE_WON, 0.4);
    expect(runs[0]).toBeCloseTo(0.6, 12);
    expect(runs[1]).toBeCloseTo(0.4 * 0.7, 12);
    expect(runs[3]).toBeCloseTo(0.4 * 0.3 ** 2 * 0.7, 12);
    expect(runs.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });
});

describe.each([
  ['a match whose last turn is played in any case', STEADY],
  ['a match that is over once its last turn has won it', ENDS_ONCE_WON],
])('%s', (_, rules) => {
  const left = new TurnsLeft(rules, CHANCES);
  const played = Array.from({ length: 4_000 }, (_each, seed) =>
    playTurns(rules, CHANCES, createRandom('final', String(seed))),
  );

  it('ends with each score as often as it is said to, never level', () => {
    const said = finalScores(rules, left, BEFORE);
    expect(said.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const counts = new Map<string, number>();
    for (const { steps } of played) {
      const sum = (side: string) =>
        steps.filter((step) => step.side === side).reduce((all, { points }) => all + points, 0);
      const key = `${sum('home')}:${sum('away')}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const { score, chance } of said) {
      expect(score[0]).not.toBe(score[1]);
      const happened = counts.get(score.join(':')) ?? 0;
      const expected = chance * played.length;
      if (expected > 20) expect(Math.abs(happened - expected)).toBeLessThan(4 * Math.sqrt(expected));
    }
  });

  it('goes on from where it stands', () => {
    const lastTurn = { ...BEFORE, periods: [[0, 0] as const, [0, 0] as const], period: 1, turn: 1 };
    const second = rules.first === 'home' ? 'away' : 'home';
    const once = finalScores(rules, left, { ...lastTurn, hasScored: false });
    const fresh = turnPoints(rules, CHANCES[second]);
    const winsNow = (scores: typeof once) =>
      scores
        .filter(({ score }) => (second === 'home' ? score[0] > score[1] : score[1] > score[0]))
        .reduce((sum, { chance }) => sum + chance, 0);
    expect(winsNow(once)).toBeGreaterThan(1 - (fresh[0] ?? 0));
    const ahead = {
      ...lastTurn,
      periods: [[0, 0] as const, second === 'home' ? ([0, 3] as const) : ([3, 0] as const)],
    };
    expect(winsNow(finalScores(rules, left, ahead))).toBeLessThan(0.1);
  });
});
