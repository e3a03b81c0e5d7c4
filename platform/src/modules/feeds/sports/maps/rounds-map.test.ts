import { NEW_MAP, type MapState } from './map-model.ts';
import { ROUNDS_RULES, roundsMap } from './rounds-map.ts';

const at = (home: number, away: number): MapState => ({ points: [home, away], towers: [0, 0] });
const sum = (chances: readonly number[]) => chances.reduce((all, one) => all + one, 0);

describe('a map of rounds', () => {
  it.each([
    [13, 11, 'home'],
    [12, 12, undefined],
    [13, 12, undefined],
    [15, 13, undefined],
    [16, 14, 'home'],
    [15, 16, undefined],
    [15, 19, 'away'],
    [17, 19, 'away'],
    [18, 19, undefined],
  ])('at %i:%i is won by %s', (home, away, winner) => {
    expect(ROUNDS_RULES.winnerOf(at(home, away))).toBe(winner);
  });

  it('can end with the next round where a side is one short', () => {
    expect(ROUNDS_RULES.canEnd(at(12, 3))).toBe(true);
    expect(ROUNDS_RULES.canEnd(at(11, 11))).toBe(false);
    expect(ROUNDS_RULES.canEnd(at(12, 12))).toBe(false);
    expect(ROUNDS_RULES.canEnd(at(15, 13))).toBe(true);
  });

  it('is fair where rounds are, and follows from the chance of one', () => {
    expect(roundsMap(0.5).odds(NEW_MAP).home).toBeCloseTo(0.5, 10);
    // At least four of six, or three and another six.
    const overtime = 0.5443 / (0.5443 + 0.1792);
    expect(roundsMap(0.6).odds(at(12, 12)).home).toBeCloseTo(overtime, 3);
    expect(roundsMap(0.6).odds(at(12, 11)).home).toBeCloseTo(0.6 + 0.4 * overtime, 3);
  });

  it('has every number of rounds it can end with, and is won by two or more', () => {
    const { total, lead } = roundsMap(0.5).odds(NEW_MAP);
    expect(sum(total.chances)).toBeCloseTo(1, 10);
    expect(sum(lead.chances)).toBeCloseTo(1, 10);
    const chanceOf = (rounds: number) => total.chances[rounds - total.least] ?? 0;
    expect(total.least).toBe(13);
    expect([25, 26, 27, 31].map(chanceOf)).toEqual([0, 0, 0, 0]);
    // Level after 24: C(24, 12).
    expect(sum([28, 29, 30].map(chanceOf))).toBeLessThan(2_704_156 / 2 ** 24);
    expect([-1, 0, 1].map((by) => lead.chances[by - lead.least])).toEqual([0, 0, 0]);
  });

  it('has one side first with so many rounds', () => {
    const [home, away] = roundsMap(0.55).firstTo(at(3, 4), 5);
    expect(home + away).toBeCloseTo(1, 12);
    expect(home).toBeCloseTo(0.55 ** 2, 12);
  });
});
