import type { PriceModel } from '@paddock/contract/schemas';

import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { findSportModel } from '../sports.ts';
import { mapsSituation } from './maps-model.ts';

/** The first map is the home side's; in the second it leads by 12:11 of thirteen rounds. */
const ROUND = 0.55;
const MODEL: PriceModel = {
  name: 'maps-points',
  figures: { homePoint: [ROUND], homeWon: [1], points: [12, 11], towers: [0, 0] },
};
const joint = findSportModel('counter-strike')?.joint;

function of(...texts: readonly string[]): number {
  const chances = joint?.ofSets(MODEL, texts.map(jointLeg));
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return (chances as number[]).at(-1) ?? NaN;
}

/** Nothing of the product's is asked: four rounds of six win an overtime, and 3:3 goes on. */
function overtime(): number {
  const four = (one: number) =>
    [1, 4, 10].reduce((sum, ways, lost) => sum + ways * one ** 4 * (1 - one) ** lost, 0);
  return four(ROUND) / (four(ROUND) + four(1 - ROUND));
}

/** Thirteen of 24 rounds win a map, 12:12 is decided by overtimes. */
function wholeMap(): number {
  let choose = 1;
  let won = 0;
  for (let lost = 0; lost < 12; lost++) {
    won += choose * ROUND ** 13 * (1 - ROUND) ** lost;
    choose = (choose * (13 + lost)) / (lost + 1);
  }
  const ways = 2_704_156;
  return won + ways * (ROUND * (1 - ROUND)) ** 12 * overtime();
}

describe('what selections of a match of maps come to together (rules §10)', () => {
  const second = ROUND + (1 - ROUND) * overtime();
  it.each([
    [['maps-score 2:0', 'map-total map=2 line=24.5 under'], ROUND],
    [['map-winner map=2 home', 'map-overtime map=2 yes'], (1 - ROUND) * overtime()],
    [['map-winner map=2 away', 'winner home'], (1 - second) * wholeMap()],
    [['map-and-match home-away', 'map-winner map=2 away'], (1 - second) * (1 - wholeMap())],
    [
      ['maps-total line=2.5 over', 'winner away', 'team-wins-map team=home yes'],
      (1 - second) * (1 - wholeMap()),
    ],
  ] as const)('%j is the sum over its ends', (legs, expected) => {
    // Beyond eight overtimes what is left of the chances is shared out.
    expect(of(...legs)).toBeCloseTo(expected, 3);
  });

  it('is nothing where they contradict, and that of one where it brings the others with it', () => {
    expect(of('winner away', 'map-winner map=2 home')).toBe(0);
    expect(of('maps-score 2:0', 'map-winner map=2 home')).toBeCloseTo(of('maps-score 2:0'), 12);
  });

  it('is not known of firsts, of maps that are over or may not be played, nor of another model', () => {
    const asked = [
      'winner home',
      'map-first map=2 count=5 home',
      'map-winner map=1 home',
      'map-winner map=3 home',
    ];
    expect(joint?.ofSets(MODEL, asked.map(jointLeg))).toEqual({ notOfModel: [1, 2, 3] });
    expect(joint?.ofSets({ ...MODEL, name: 'other' }, [jointLeg('winner home')])).toBeUndefined();
    for (const bad of [{ homePoint: [1] }, { homeWon: [1, 1] }, { points: [1] }, { towers: [-1, 0] }])
      expect(mapsSituation({ ...MODEL, figures: { ...MODEL.figures, ...bad } })).toBeUndefined();
  });
});

describe.each(['counter-strike', 'dota-2', 'league-of-legends'] as const)('builders of %s', (sport) => {
  const fixture = createCalendar(createWorld('test'), 0, 1)
    .announcedAt(0, 24 * 3_600_000)
    .find((one) => one.championship.sport === sport);
  if (fixture === undefined) throw new Error('no fixture');
  const own = findSportModel(sport);
  const match = own?.simulation.open(fixture, createRandom('joint', sport))([0.02, -0.03]);

  it('of one leg have the chance that its price was made from, before the match and in it', () => {
    if (match === undefined || own?.joint === undefined) throw new Error('no builders');
    const { wrong, legs } = oneLegPrices(match, own.joint, [-0.1, 0.15, 0.6], 1e-9);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(50);
  });
});
