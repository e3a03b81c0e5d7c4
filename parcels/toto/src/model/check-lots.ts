import type { TotoDrawView } from '@paddock/contract/schemas';
import { commitmentTo } from '@paddock/games/commitment';
import { decideAll, findPool, outcomesOf, publicValueOf } from '@paddock/games/toto';

/** A match that was not played, with the outcome that its lot comes to. */
export interface CheckedLot {
  /** From 1, as on the coupon. */
  readonly place: number;
  readonly outcome: string;
}

/** What a draw's lots come to when they are computed anew from what it revealed. */
export interface CheckedLots {
  /** The seed is the one that was sealed, and the outcomes are those that follow from it. */
  readonly isFair: boolean;
  readonly lots: readonly CheckedLot[];
}

/** Computes a draw's lots anew by the code that drew them; undefined of one that is not decided, or has none. */
export function checkLots({
  id,
  pool,
  events,
  commitment,
  unplayed,
  result,
}: TotoDrawView): CheckedLots | undefined {
  const kind = findPool(pool);
  if (kind === undefined || result === null || unplayed !== 'by-lot') return undefined;
  const played = events.map(({ outcome, isPlayed }) =>
    isPlayed === true && typeof outcome === 'number' ? outcome : undefined,
  );
  const decided = decideAll({ ...kind, unplayed }, played, { seed: result.seed, drawId: id });
  const names = outcomesOf(kind.question);
  return {
    isFair:
      commitmentTo(result.seed) === commitment &&
      publicValueOf(played) === result.publicValue &&
      decided.every((outcome, at) => outcome === events[at]?.outcome),
    lots: decided.flatMap((outcome, at) =>
      played[at] === undefined && outcome !== 'all' ? [{ place: at + 1, outcome: names[outcome] ?? '' }] : [],
    ),
  };
}
