import { drawsWith } from '../fairness/draws.ts';
import { pick } from '../fairness/picks.ts';
import type { EventOutcome } from './hits.ts';
import { outcomesOf } from './outcomes.ts';
import type { PoolKind } from './pools.ts';

/** What is known of a draw's events when its time is over: the place of the outcome, undefined for one that was not played. */
export type PlayedOutcomes = readonly (number | undefined)[];

/**
 * The public value of a draw's lots: the outcomes of the events that were played, named before sales open and unknowable
 * until they close. `0,2,-,1`: places of outcomes, a dash for one that was not played.
 */
export const publicValueOf = (played: PlayedOutcomes): string =>
  played.map((outcome) => (outcome === undefined ? '-' : String(outcome))).join(',');

/**
 * Outcomes of all events of a draw by its kind's rule for those that were not played (rules §13). A lot gives each outcome the
 * same chance: floor(f · outcomes), f by HMAC-SHA256 with the revealed seed as its key over `drawId:public value:0`, the
 * number at the event's place; blocks have eight, so that of the ninth event is the first over `drawId:public value:1`.
 */
export function decideAll(
  kind: Pick<PoolKind, 'question' | 'unplayed'>,
  played: PlayedOutcomes,
  { seed, drawId }: { readonly seed: string; readonly drawId: string },
): readonly EventOutcome[] {
  const lots = drawsWith(seed, `${drawId}:${publicValueOf(played)}`);
  const count = outcomesOf(kind.question).length;
  return played.map((outcome, at) => outcome ?? (kind.unplayed === 'by-lot' ? pick(lots(at), count) : 'all'));
}
