import type { SportCode } from '@paddock/contract';
import type { PriceModel } from '@paddock/contract/schemas';

import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import type { JointLeg } from '../joint-chances.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { findSportModel } from '../sports.ts';

function chancesOf(sport: SportCode, model: PriceModel, legs: readonly JointLeg[]): readonly number[] {
  const chances = findSportModel(sport)?.joint?.ofSets(model, legs);
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return chances as number[];
}

/** 1:1 after the first period; three attacks are left in the second, four in the third. */
const [HOME, AWAY] = [0.2, 0.3];
const HOCKEY: PriceModel = {
  name: 'timed-attacks',
  figures: {
    goalChances: [HOME, AWAY],
    goals: [1, 1, 0, 0, 0, 0],
    attacksLeft: [0, 0, 1, 2, 2, 2],
  },
};
const of = (...texts: readonly string[]) =>
  chancesOf('ice-hockey', HOCKEY, texts.map(jointLeg)).at(-1) ?? NaN;

interface Way {
  readonly second: readonly [number, number];
  readonly third: readonly [number, number];
  readonly score: readonly [number, number];
}

/** Every attack a goal or none, one by one; nothing of the product's is asked. */
function byHand(is: (way: Way) => number | boolean): number {
  const attacks = [
    ...[{ period: 1, side: 0 }, { period: 1, side: 1 }, { period: 1, side: 1 }],
    ...[{ period: 2, side: 0 }, { period: 2, side: 0 }, { period: 2, side: 1 }, { period: 2, side: 1 }],
  ]; // oxfmt-ignore
  let sum = 0;
  for (let goals = 0; goals < 1 << attacks.length; goals++) {
    const periods = [[0, 0], [0, 0], [0, 0]]; // oxfmt-ignore
    let chance = 1;
    for (const [at, { period, side }] of attacks.entries()) {
      const isGoal = (goals & (1 << at)) !== 0;
      const ofSide = side === 0 ? HOME : AWAY;
      chance *= isGoal ? ofSide : 1 - ofSide;
      const score = periods[period];
      if (isGoal && score !== undefined) score[side] = (score[side] ?? 0) + 1;
    }
    const [[h2 = 0, a2 = 0] = [], [h3 = 0, a3 = 0] = []] = periods.slice(1);
    sum += chance * Number(is({ second: [h2, a2], third: [h3, a3], score: [1 + h2 + h3, 1 + a2 + a3] }));
  }
  return sum;
}

/** Attack by attack of five minutes at twenty seconds each, both sides at 1.7 times their chance; then shots, even. */
function overtimeByHand(): number {
  const [home, away] = [1.7 * HOME, 1.7 * AWAY];
  let [won, open] = [0, 1];
  for (let turn = 0; turn < 15; turn++) {
    won += open * home;
    open *= (1 - home) * (1 - away);
  }
  return won + open / 2;
}

describe('what selections of a match in attacks come to together (rules §10)', () => {
  it.each([
    [['1x2 home', 'total line=3.5 over'], ({ score: [h, a] }) => h > a && h + a > 3],
    [
      ['period-1x2 period=2 away', '1x2 draw'],
      ({ second, score: [h, a] }) => second[0] < second[1] && h === a,
    ],
    [
      [
        'period-1x2 period=2 draw',
        'period-total period=3 line=1.5 over',
        'team-total team=home line=1.5 over',
      ],
      ({ second, third, score }) => second[0] === second[1] && third[0] + third[1] > 1 && score[0] > 1,
    ],
    [['correct-score 2:2', 'overtime yes'], ({ score: [h, a] }) => h === 2 && a === 2],
    [
      ['winner-with-overtime home', 'total line=4.5 under'],
      ({ score: [h, a] }) => (h + a > 4 ? 0 : h > a ? 1 : h === a ? overtimeByHand() : 0),
    ],
    [['period-1x2 period=1 draw', '1x2 home'], ({ score: [h, a] }) => h > a],
  ] as readonly [string[], (way: Way) => number | boolean][])('%j is the sum over its ends', (legs, is) => {
    expect(of(...legs)).toBeCloseTo(byHand(is), 9);
  });

  it('is nothing where they contradict, and that of one where it brings the others with it', () => {
    expect(of('1x2 home', '1x2 draw')).toBe(0);
    expect(of('winner-with-overtime home', '1x2 away')).toBe(0);
    expect(of('1x2 home', 'winner-with-overtime home')).toBeCloseTo(of('1x2 home'), 12);
  });

  it('is not known of what depends on the order of goals, nor of another model', () => {
    const joint = findSportModel('ice-hockey')?.joint;
    expect(joint?.ofSets(HOCKEY, [jointLeg('1x2 home'), jointLeg('next-goal goal=3 home')])).toEqual({
      notOfModel: [1],
    });
    expect(joint?.ofSets(HOCKEY, [jointLeg('highest-period p1')])).toEqual({ notOfModel: [0] });
    expect(joint?.ofSets(HOCKEY, [jointLeg('nonsense home')])).toEqual({ notOfModel: [0] });
    const bad: readonly Partial<PriceModel['figures']>[] = [
      { goalChances: [0.2] },
      { goalChances: [0, 0.3] },
      { goals: [1, 1] },
      { goals: [-1, 1, 0, 0, 0, 0] },
      { attacksLeft: [0, 0, 61, 2, 2, 2] },
      { attacksLeft: [0, 0, 0.5, 2, 2, 2] },
    ];
    for (const figures of bad) {
      const model = { ...HOCKEY, figures: { ...HOCKEY.figures, ...figures } } as PriceModel;
      expect(joint?.ofSets(model, [jointLeg('1x2 home')])).toBeUndefined();
    }
    expect(joint?.ofSets({ ...HOCKEY, name: 'football-counts' }, [jointLeg('1x2 home')])).toBeUndefined();
  });
});

describe.each(['ice-hockey', 'handball', 'virtual-football'] as const)('builders of %s', (sport) => {
  const championship = createWorld('test').championships.find((one) => one.sport === sport);
  const fixture = createCalendar(createWorld('test'), 0, 1)
    .announcedAt(0, 12 * 3_600_000)
    .find((one) => one.championship.sport === sport);
  if (championship === undefined || fixture === undefined) throw new Error('no fixture');
  const match = findSportModel(sport)?.simulation.open(fixture, createRandom('joint', sport))([0.02, -0.03]);

  it('of one leg have the chance that its price was made from, before the match and in it', () => {
    const joint = findSportModel(sport)?.joint;
    if (match === undefined || joint === undefined) throw new Error('no builders');
    const { wrong, legs } = oneLegPrices(match, joint, [-1 / 60, 0.2, 0.55, 0.8], 1e-6);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(100);
  });
});
