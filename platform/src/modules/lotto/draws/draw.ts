import type { AmountMinor, Id } from '@paddock/contract';
import type { LottoDrawView } from '@paddock/contract/schemas';
import { lotteryOf, type Drawn, type Lottery } from '@paddock/games/lotto';

import type { NamedRound } from '../beacons/beacons.ts';

export type DrawId = Id<'lotto-draw'>;

/** A pool that is divided. */
export interface DividedPool {
  readonly stakedMinor: AmountMinor;
  readonly jackpotMinor: AmountMinor;
  readonly houseMinor: AmountMinor;
  readonly paidMinor: AmountMinor;
  readonly carriedMinor: AmountMinor;
  readonly winners: readonly bigint[];
  readonly prizesMinor: readonly AmountMinor[];
}

/** Where a draw's public value is fetched from, named before its sales open. */
export interface DrawBeacon extends NamedRound {
  /** Undefined until it was fetched, and where an operator entered the value. */
  readonly fetchedAtMs: number | undefined;
}

/** A draw of a lottery, from its commitment to its last payment. */
export interface Draw {
  readonly drawId: DrawId;
  readonly lottery: string;
  /** Of the rules it is drawn by. */
  readonly version: number;
  /** Counts the draws of its lottery. */
  readonly number: number;
  readonly commitment: string;
  readonly valueSource: string;
  readonly publishedAtMs: number;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly dueByMs: number;
  /** The round of a beacon that its public value is; undefined where an operator enters the value, or of a stand-in. */
  readonly beacon: DrawBeacon | undefined;
  readonly publicValue: string | undefined;
  readonly fallen: (Drawn & { readonly seed: string; readonly atMs: number }) | undefined;
  /** Of a pool. */
  readonly pool: DividedPool | undefined;
  readonly voidedAtMs: number | undefined;
  readonly settledAtMs: number | undefined;
}

export function phaseOf(draw: Draw, nowMs: number): LottoDrawView['phase'] {
  if (draw.voidedAtMs !== undefined) return 'void';
  if (draw.fallen !== undefined) return draw.settledAtMs === undefined ? 'drawn' : 'paid';
  if (nowMs >= draw.closesAtMs) return 'closed';
  return nowMs >= draw.opensAtMs ? 'open' : 'coming';
}

/** The rules a draw goes by, also after newer ones. */
export function rulesOf({ lottery, version }: Pick<Draw, 'lottery' | 'version'>): Lottery {
  const rules = lotteryOf(lottery, version);
  if (rules === undefined) throw new Error(`there are no rules of ${lottery} ${version}`);
  return rules;
}
