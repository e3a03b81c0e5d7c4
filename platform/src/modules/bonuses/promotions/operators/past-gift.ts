import type { PlayerId } from '@paddock/contract';

/** What a player would have been given, once; in points where these are given. */
export interface PastGift {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly amountMinor: bigint;
  /** What limits count of it, where that is something else: of a boost the most that it may add. */
  readonly countedMinor?: bigint;
  /** When it would have come. */
  readonly atMs: number;
}
