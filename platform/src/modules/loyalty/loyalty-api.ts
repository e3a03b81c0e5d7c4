import type { PlayerId } from '@paddock/contract';
import type { LoyaltyTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { PromotionSales } from '../bonuses/index.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';
import type { ProductRegistration } from '../products/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { GivenPoints } from './given/give-points.ts';

/** Points, levels, cashback and what points buy (docs/loyalty.md). */
export interface Loyalty extends PlatformModule {
  /** The player's points; undefined while the site gives none. */
  points(db: Database, playerId: PlayerId): Promise<number | undefined>;
  /** What these players staked of real money by stakes that count for points, in cents of the site's currency. */
  stakedCents(db: Database | Tx, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, bigint>>;
  /** Gives points that no stake earned, once per cause. @throws INVALID_INPUT while the site gives none */
  give(tx: Tx, gift: GivenPoints): Promise<void>;
  /** Takes such points back, once per cause, even those that are spent. */
  takeBack(tx: Tx, gift: GivenPoints): Promise<void>;
  /** Tells the player's open pages that points moved, after the commit. */
  tell(playerId: PlayerId): void;
  /** The levels, the lowest first; none while there is no programme. */
  levels(db: Database | Tx): Promise<LoyaltyTerms['levels']>;
  /** The player's level; undefined while there is no programme. */
  levelOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined>;
  /** The level each of some players rose to; who rose to none is missing. */
  levelsOf(db: Database | Tx, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  /** Whether points buy part in a promotion now. */
  sells(db: Database | Tx, promotion: string): Promise<boolean>;
  /** Broken rules of the points' ledger and of what was counted for it, in words. For audits and tests. */
  problems(db: Database | Tx): Promise<readonly string[]>;
}

export interface LoyaltyDependencies {
  readonly requirePlayer: RequirePlayer;
  readonly operators: Pick<
    Operators,
    'requireOperator' | 'record' | 'refuseOwnPlayer' | 'propose' | 'proposals'
  >;
  readonly playerNumbers: Pick<PlayerNumbers, 'idOf'>;
  readonly wallet: Pick<
    Wallet,
    | 'lock'
    | 'post'
    | 'isFrozen'
    | 'postedAs'
    | 'changedStakes'
    | 'stakeStates'
    | 'stakeParts'
    | 'playersWithEnds'
    | 'countLines'
    | 'linesOf'
  >;
  /** Who takes stakes, and what they count. */
  readonly products: readonly ProductRegistration[];
  readonly rate: Rates['rate'];
  /** Who stands behind a player, and all their accounts (rules §9). */
  readonly personOf: (
    db: Database | Tx,
    playerId: PlayerId,
  ) => Promise<{ readonly players: readonly PlayerId[] }>;
  /** False during a break the player chose. */
  readonly mayPlay: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
  /** Banned for good or for a time. */
  readonly isBanned: (playerId: PlayerId) => boolean;
  /** Who takes money agrees to the terms in force. */
  readonly requireConsent: RequirePlayer;
  /** Promotions that points buy. */
  readonly promotions: PromotionSales;
  /** Hours of the site's clock before UTC: its days begin at its midnight. */
  readonly timeZoneHours: () => number;
}

/** What the module's parts share. */
export interface LoyaltyParts extends LoyaltyDependencies {
  readonly kernel: Kernel;
}
