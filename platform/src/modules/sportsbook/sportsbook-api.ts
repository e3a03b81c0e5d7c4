import type { PlayerId } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Bonuses, CouponGifts } from '../bonuses/index.ts';
import type { FeedSink } from '../feeds/index.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { LiveSource } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';
import type { NamesOf } from '../site/index.ts';
import type { MatchMoment } from './push/match-moments.ts';
import type { FoundPages } from './read/found-pages.ts';
import type { Wallet } from '../wallet/index.ts';
import type { PoolEvents } from './read/pool-events.ts';
import type { ExposureDifference } from './risk/audit-exposure.ts';

/** The name the product is registered by. */
export const SPORTSBOOK = 'sportsbook';

export type BetsEnded = Bonuses['recordEnds'];

export interface SportsbookDependencies {
  readonly wallet: Wallet;
  readonly requirePlayer: RequirePlayer;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
  /** Who asks for something that guests may ask too; undefined for a guest. @throws TOKEN_EXPIRED. */
  playerOf(request: FastifyRequest): Promise<PlayerId | undefined>;
  readonly limits: LimitsCheck;
  readonly tellInbox: TellInbox;
  readonly operators: Pick<
    Operators,
    'requireOperator' | 'record' | 'propose' | 'proposals' | 'ownPlayers' | 'refuseOwnPlayer'
  >;
  /** Every account of a player's person, the player's own among them (rules §2): its combinations count together. */
  accountsOfPerson(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]>;
  /** Told of bets' ends in the transaction of their money, for what bets do to bonuses. */
  readonly betsEnded: BetsEnded;
  /** Gifts that players use in the coupon. */
  readonly gifts: CouponGifts;
  /** True for a player who may not play at all: banned by an operator (S4-14). */
  readonly isBanned: (playerId: PlayerId) => boolean;
  /** True for a sport that is closed to a player (S6-06). */
  readonly isSportClosed: (playerId: PlayerId, section: BetSection, sport: string) => boolean;
}

/** The sportsbook: what is offered, the bets on it and their ends. Feeds are ingested only after `start`. */
export interface Sportsbook extends PlatformModule, FeedSink {
  /** The book as live topics. */
  readonly liveSource: LiveSource;
  /** Hears what happens in matches; answers the way to hear it no more. */
  moments(listener: (moment: MatchMoment) => void): () => void;
  /** What matches, championships and teams are called, for the titles of their pages. */
  readonly namesOf: NamesOf;
  /** What pools read of fixtures, prices and results. */
  readonly poolEvents: PoolEvents;
  /** What search engines and other sites are told of it. */
  readonly found: FoundPages;
  /** What all open bets weigh on a selection, in cents of EUR (rules §6). */
  liabilityOf(selectionId: string): bigint;
  /** Differences between what is counted and what open bets and waiting placements hold; none once nothing is under way. */
  auditExposure(): Promise<readonly ExposureDifference[]>;
  /** Settles everything that waits, now. The scheduler does so by itself; replays and tests wait for it. */
  settleAll(): Promise<void>;
  /** True when nothing is left to settle. */
  isSettled(): Promise<boolean>;
}
