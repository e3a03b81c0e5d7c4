import type { AmountMinor, EventId, Id } from '@paddock/contract';
import type { Competitor, LocalizedName, TotoPhase } from '@paddock/contract/schemas';
import type { DividedCategory, EventOutcome, PoolCategory, PoolKind } from '@paddock/games/toto';

export type DrawId = Id<'toto-draw'>;

/** A draw with its terms, frozen when it was made. */
export interface Draw {
  readonly drawId: DrawId;
  readonly kind: PoolKind;
  readonly currency: string;
  /** Price of a column. */
  readonly columnMinor: AmountMinor;
  readonly houseBps: number;
  readonly categories: readonly PoolCategory[];
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  /** What has not ended then is not played. */
  readonly windowEndsAtMs: number;
  /** SHA-256 of the seed of its lots. */
  readonly commitment: string;
  readonly sealedSeed: Buffer;
  /** Since when coupons are void; undefined while it sells. */
  readonly closedAtMs: number | undefined;
  readonly decided: DrawResult | undefined;
  /** When the last of its coupons was ended. */
  readonly endedAtMs: number | undefined;
}

/** What a draw came to. Of one that is off nothing is divided: stakes and the house's share are zero. */
export interface DrawResult {
  readonly atMs: number;
  readonly isOff: boolean;
  readonly stakesMinor: AmountMinor;
  readonly houseMinor: AmountMinor;
  readonly beforeMinor: AmountMinor;
  readonly paidMinor: AmountMinor;
  readonly afterMinor: AmountMinor;
  readonly remainderMinor: AmountMinor;
  readonly categories: readonly DividedCategory[];
  readonly seed: string;
  readonly publicValue: string;
}

/** A match of a draw. */
export interface DrawEvent {
  readonly eventId: EventId;
  readonly sport: string;
  readonly championship: LocalizedName;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAtMs: number;
  readonly score: readonly [number, number] | undefined;
  readonly outcome: EventOutcome | undefined;
  readonly isPlayed: boolean | undefined;
}

/** How a draw stands at a time. */
export function phaseOf({ decided, closedAtMs, closesAtMs }: Draw, atMs: number): TotoPhase {
  if (decided !== undefined) return decided.isOff ? 'off' : 'settled';
  return closedAtMs === undefined && atMs < closesAtMs ? 'open' : 'closed';
}
