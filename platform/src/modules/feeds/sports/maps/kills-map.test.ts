import { NEW_MAP, type MapState } from './map-model.ts';
import { KILLS_RULES, killsMap } from './kills-map.ts';

const state = (points: MapState['points'], towers: MapState['towers']): MapState => ({ points, towers });
const meanOf = ({ least, chances }: { readonly least: number; readonly chances: readonly number[] }) =>
  chances.reduce((sum, chance, at) => sum + (least + at) * chance, 0);

describe('a map of kills', () => {
  it('is won by the sixth tower, whoever has more kills', () => {
    expect(KILLS_RULES.winnerOf(state([20, 9], [5, 6]))).toBe('away');
    expect(KILLS_RULES.winnerOf(state([30, 9], [5, 5]))).toBeUndefined();
    expect(KILLS_RULES.canEnd(state([30, 9], [5, 0]))).toBe(true);
    expect(KILLS_RULES.canEnd(state([30, 9], [4, 4]))).toBe(false);
  });

  it('is a race of towers, where each kill brings one', () => {
    expect(killsMap(0.5, 0.2).odds(NEW_MAP).home).toBeCloseTo(0.5, 10);
    // Three of five by either side, the kills having no part in it: six of eleven from the start.
    expect(killsMap(0.6, 0.3).odds(state([7, 9], [3, 3])).home).toBeCloseTo(0.68256, 8);
    expect(killsMap(0.6, 0.3).odds(state([7, 9], [5, 5])).home).toBeCloseTo(0.6, 10);
  });

  it('ends when the last tower falls, counted in kills', () => {
    // One tower to each side: kills until the first one falls.
    const { total, lead } = killsMap(0.5, 0.25).odds(state([10, 4], [5, 5]));
    expect(meanOf(total)).toBeCloseTo(14 + 1 / 0.25, 6);
    expect(meanOf(lead)).toBeCloseTo(6, 6);
    expect(total.chances[15 - total.least]).toBeCloseTo(0.25, 8);
    // Nearly certain to last: about nine towers of five kills each.
    expect(meanOf(killsMap(0.5, 0.2).odds(NEW_MAP).total)).toBeGreaterThan(44);
    expect(meanOf(killsMap(0.5, 0.2).odds(NEW_MAP).total)).toBeLessThan(49);
  });

  it('has somebody first with so many kills, or ends before', () => {
    const [home, away] = killsMap(0.6, 0.2).firstTo(NEW_MAP, 1);
    expect([home, away]).toEqual([0.6, 0.4]);
    const [first, other] = killsMap(0.5, 0.5).firstTo(state([3, 3], [5, 5]), 5);
    // Two of the next three, none of those before the last with a tower.
    expect(first).toBeCloseTo(0.25 * 0.5 + 0.25 * 0.25, 10);
    expect(other).toBeCloseTo(first, 12);
  });
});
