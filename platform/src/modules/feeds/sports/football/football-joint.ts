import { atLeast, type JointChances, type JointLeg } from '../joint-chances.ts';
import { countOfLeg, isOfModel, winsAt, type CountedOf } from './joint-legs.ts';
import { endsOfCount } from './joint-ends.ts';
import { situationFrom } from './football-model.ts';
import type { FootballSituation } from './football-prices.ts';

const COUNTS: readonly CountedOf[] = ['goals', 'corners', 'cards'];

interface PlacedLeg {
  readonly at: number;
  readonly leg: JointLeg;
}

/**
 * What several selections of a football match come to together: for each end of its model it is asked of every leg whether
 * it wins, by the rules that settle it, and the chances of the ends are summed. Goals, corners and cards are independent in
 * the model, so that the ends of each are summed by themselves and the sums multiplied.
 */
export const footballJoint: JointChances = {
  knows: isOfModel,
  ofSets(model, legs) {
    const situation = situationFrom(model);
    if (situation === undefined) return undefined;
    const counts = legs.map((leg) => countOfLeg(leg, situation));
    const notOfModel = [...counts.keys()].filter((at) => counts[at] === undefined);
    if (notOfModel.length > 0) return { notOfModel };
    const parts = COUNTS.map((of) => {
      const own = legs.flatMap((leg, at): PlacedLeg[] => (counts[at] === of ? [{ leg, at }] : []));
      return partOf(situation, of, own);
    });
    return Array.from({ length: 1 << legs.length }, (_, set) =>
      parts.reduce((product, chanceOf) => product * chanceOf(set), 1),
    );
  },
};

/** The chance, by set of all legs, that those of one count which are in it win together. */
function partOf(
  situation: FootballSituation,
  of: CountedOf,
  own: readonly PlacedLeg[],
): (set: number) => number {
  if (own.length === 0) return () => 1;
  const wins = own.map(({ leg }) => winsAt(leg, of));
  const exactly = new Array<number>(1 << own.length).fill(0);
  let sum = 0;
  for (const end of endsOfCount(
    situation,
    of,
    own.map(({ leg }) => leg),
  )) {
    const set = wins.reduce((bits, isWon, bit) => (isWon(end) ? bits | (1 << bit) : bits), 0);
    exactly[set] = (exactly[set] ?? 0) + end.chance;
    sum += end.chance;
  }
  const chances = atLeast(exactly);
  return (set) => {
    const ownSet = own.reduce((bits, { at }, bit) => (set & (1 << at) ? bits | (1 << bit) : bits), 0);
    return (chances[ownSet] ?? 0) / sum;
  };
}
