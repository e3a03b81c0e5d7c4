import type { HandPoints } from '../blackjack-hand.ts';

/**
 * What any play can bring, in floating numbers and by the best of all moves: neither the chart nor a line of the exact
 * count. Points are 1 to 10; what is brought is in stakes above what was staked.
 */
export const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const CHANCE = (points: number): number => (points === 10 ? 4 : 1) / 13;

interface Best {
  readonly hand: HandPoints;
  readonly brings: number;
  readonly best: string;
}

export interface BestPlay {
  /** By every two cards that leave a choice. */
  readonly first: ReadonlyMap<string, Best & { readonly canSplit: boolean }>;
  /** By every hand that can be hit or stood on. */
  readonly later: ReadonlyMap<string, Best>;
  /** Of a whole round with this open card, the dealer's blackjack with it. */
  readonly ofRound: number;
  readonly ofHand: (one: number, two: number) => number;
}

const totalOf = (hard: number, hasAce: boolean) => (hasAce && hard < 12 ? hard + 10 : hard);
const mean = (of: (points: number) => number) =>
  POINTS.reduce((sum, points) => sum + CHANCE(points) * of(points), 0);
const isNatural = (one: number, two: number) => Math.min(one, two) === 1 && Math.max(one, two) === 10;
const better = (one: Best, other: Best) => (other.brings > one.brings ? other : one);

/** Chances that the dealer ends with 17 to 21, and above it, given no blackjack. */
function dealerEnds(open: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const draw = (hard: number, hasAce: boolean, chance: number, cards: number): void => {
    const total = totalOf(hard, hasAce);
    if (cards > 1 && total >= 17) {
      ends.set(Math.min(total, 22), (ends.get(Math.min(total, 22)) ?? 0) + chance);
      return;
    }
    const can = POINTS.filter((points) => cards > 1 || !isNatural(open, points));
    const whole = can.reduce((sum, points) => sum + CHANCE(points), 0);
    for (const points of can)
      draw(hard + points, hasAce || points === 1, (chance * CHANCE(points)) / whole, cards + 1);
  };
  draw(open, open === 1, 1, 1);
  return ends;
}

const known = new Map<number, BestPlay>();

export function bestPlay(open: number): BestPlay {
  const before = known.get(open);
  if (before) return before;
  const ends = [...dealerEnds(open)];
  const stand = (total: number) =>
    ends.reduce((sum, [end, chance]) => sum + chance * (end > 21 ? 1 : Math.sign(total - end)), 0);
  const later = new Map<string, Best>();
  const after = (hard: number, hasAce: boolean): number =>
    totalOf(hard, hasAce) > 21 ? -1 : playOn(hard, hasAce).brings;
  function playOn(hard: number, hasAce: boolean): Best {
    const key = `${String(hard)}${hasAce ? ' with an ace' : ''}`;
    const hand = { hard, hasAce };
    const best =
      later.get(key) ??
      better(
        { hand, best: 'stand', brings: stand(totalOf(hard, hasAce)) },
        { hand, best: 'hit', brings: mean((points) => after(hard + points, hasAce || points === 1)) },
      );
    later.set(key, best);
    return best;
  }
  const doubled = (hard: number, hasAce: boolean) =>
    2 *
    mean((points) => {
      const total = totalOf(hard + points, hasAce || points === 1);
      return total > 21 ? -1 : stand(total);
    });
  const unsplit = (one: number, two: number): Best => {
    const [hard, hasAce] = [one + two, one === 1 || two === 1];
    return better(playOn(hard, hasAce), {
      hand: { hard, hasAce },
      best: 'double',
      brings: doubled(hard, hasAce),
    });
  };
  const split = (points: number) =>
    2 * mean((next) => (points === 1 ? stand(totalOf(points + next, true)) : unsplit(points, next).brings));

  const first = new Map<string, Best & { readonly canSplit: boolean }>();
  const looked = open === 1 ? CHANCE(10) : open === 10 ? CHANCE(1) : 0;
  const ofHand = (one: number, two: number): number => {
    if (isNatural(one, two)) return 1.5 * (1 - looked);
    const canSplit = one === two;
    const alone = unsplit(one, two);
    const best = canSplit ? better(alone, { ...alone, best: 'split', brings: split(one) }) : alone;
    first.set(`${String(one)} and ${String(two)}`, { ...best, canSplit });
    return best.brings * (1 - looked) - looked;
  };
  const ofRound = mean((one) => mean((two) => ofHand(one, two)));
  const play = { first, later, ofRound, ofHand };
  known.set(open, play);
  return play;
}
