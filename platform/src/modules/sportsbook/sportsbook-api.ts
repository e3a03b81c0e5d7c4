import type { PlayerId } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Bonuses } from '../bonuses/index.ts';
import type { FeedSink } from '../feeds/index.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { LiveSource } from '../live/index.ts';
import type { OpenHold, Wallet } from '../wallet/index.ts';

export type BetEnded = Bonuses['recordEnd'];

export interface SportsbookDependencies {
  readonly wallet: Wallet;
  readonly requirePlayer: RequirePlayer;
  readonly limits: LimitsCheck;
  /** Told of each bet's end in the transaction of its money, for what bets do to bonuses. */
  readonly betEnded?: BetEnded;
  /** True for a sport that is closed to a player (S6-06); none is, where nobody says so. */
  readonly isSportClosed?: (playerId: PlayerId, section: BetSection, sport: string) => boolean;
}

/** The sportsbook: what is offered, the bets on it and their ends. Feeds are ingested only after `start`. */
export interface Sportsbook extends PlatformModule, FeedSink {
  /** The book as live topics. */
  readonly liveSource: LiveSource;
  /** Stakes that must lie in escrow now, for the ledger's audit: undecided placements and bets never settled. */
  openHolds(db: Database | Tx): Promise<readonly OpenHold[]>;
  /** What the house may lose on a selection, in cents of EUR. */
  liabilityOf(selectionId: string): bigint;
  /** Settles everything that waits, now. The scheduler does so by itself; replays and tests wait for it. */
  settleAll(): Promise<void>;
  /** True when nothing is left to settle. */
  isSettled(): Promise<boolean>;
}
