import {
  isAnti,
  isBuilder,
  isEachWay,
  isLines,
  oneLine,
  type BetPlan,
  type StruckModel,
} from '@paddock/contract/bets';
import type { EachWayOffer } from '@paddock/contract/schemas';

/** The plan of a bet as its row keeps it: nothing is written of a single or an accumulator. */
export interface StoredPlan {
  readonly bankers: readonly number[] | null;
  readonly folds: readonly number[] | null;
  readonly links: readonly number[] | null;
  readonly anti_odds_milli: number | null;
  readonly anti_margin_ppb: number | null;
  readonly builder_milli: readonly number[] | null;
  readonly builder_model: unknown;
  readonly each_way: readonly EachWayOffer[] | null;
}

export function planFrom(row: StoredPlan, legCount: number): BetPlan {
  const { bankers, folds, links, anti_odds_milli: antiOddsMilli, anti_margin_ppb: marginPpb } = row;
  const { builder_milli: builderMilli, builder_model: model } = row;
  if (row.each_way !== null) return { terms: row.each_way };
  if (links !== null) return { links };
  if (antiOddsMilli !== null && marginPpb !== null) return { antiOddsMilli, marginPpb };
  if (builderMilli !== null) return { builderMilli, model: model as StruckModel };
  return bankers === null || folds === null ? oneLine(legCount) : { bankers, folds };
}

/** The plan of a bet as its row is written: lists as arrays of the database. */
export function writtenPlan(type: string, plan: BetPlan): object {
  if (isAnti(plan)) return { antiOdds: plan.antiOddsMilli, antiMargin: plan.marginPpb };
  if (isBuilder(plan)) return { builderMilli: `{${plan.builderMilli.join()}}`, builderModel: plan.model };
  if (isEachWay(plan)) return { eachWay: plan.terms };
  if (!isLines(plan)) return { links: `{${plan.links.join()}}` };
  return type === 'system' ? { bankers: `{${plan.bankers.join()}}`, folds: `{${plan.folds.join()}}` } : {};
}
