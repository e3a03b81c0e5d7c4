import type { PriceModel } from '@paddock/contract/schemas';

import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { findSportModel } from '../sports.ts';

const SPORTS = ['baseball', 'american-football'] as const;

describe.each(SPORTS)('builders of %s (rules §10)', (sport) => {
  const fixture = createCalendar(createWorld('test'), 0, 1)
    .announcedAt(0, 24 * 3_600_000)
    .find((one) => one.championship.sport === sport);
  if (fixture === undefined) throw new Error('no fixture');
  const own = findSportModel(sport);
  const open = (seed: string) => own?.simulation.open(fixture, createRandom('joint', seed))([0, 0]);
  const match = open('0');
  const before = match?.modelAt?.(-60);

  function of(model: PriceModel | undefined, ...texts: readonly string[]): number {
    const chances = model && own?.joint?.ofSets(model, texts.map(jointLeg));
    if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
    return (chances as number[]).at(-1) ?? NaN;
  }

  it('of one leg have the chance that its price was made from, before the match and in it', () => {
    if (match === undefined || own?.joint === undefined) throw new Error('no builders');
    const { wrong, legs } = oneLegPrices(match, own.joint, [-0.1, 0.2, 0.5, 0.8, 0.97], 1e-4);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(30);
  });

  it('come true together as often as 3,000 matches of fixed seeds say', () => {
    const line = sport === 'baseball' ? 8.5 : 44.5;
    const chance = of(before, 'winner home', `total line=${line} over`);
    const matches = Array.from({ length: 3_000 }, (_, seed) => open(`many ${seed}`)?.recordAt(Infinity));
    const scores = matches.map((record) => {
      const { periods } = record as unknown as { readonly periods: readonly (readonly [number, number])[] };
      return periods.reduce<readonly [number, number]>(
        ([h, a], [home, away]) => [h + home, a + away],
        [0, 0],
      );
    });
    const share = scores.filter(([home, away]) => home > away && home + away > line).length / scores.length;
    expect(Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / scores.length)).toBeLessThan(3);
  });

  it('are nothing where legs contradict, and not known of periods nor of another model', () => {
    expect(of(before, 'winner home', 'winner away')).toBe(0);
    const joint = own?.joint;
    if (before === undefined) throw new Error('no model');
    expect(joint?.ofSets(before, ['winner home', 'regular-1x2 home'].map(jointLeg))).toEqual({
      notOfModel: [1],
    });
    expect(joint?.ofSets({ ...before, name: 'other' }, [jointLeg('winner home')])).toBeUndefined();
    for (const bad of [{ chances: [0, 0.3] }, { score: [1] }, { turn: [0, 99, 0] }]) {
      const model = { ...before, figures: { ...before.figures, ...bad } };
      expect(joint?.ofSets(model, [jointLeg('winner home')])).toBeUndefined();
    }
  });
});
