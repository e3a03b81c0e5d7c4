import type {
  AccountId,
  AmountMinor,
  BetId,
  FirstDepositTerms,
  PaymentId,
  PlayerId,
} from '@paddock/contract';
import type { BonusChoice, LocalizedName } from '@paddock/contract/schemas';
import type { RawBuilder } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { ProductRegistration } from '../products/index.ts';
import type { Rates } from '../rates/index.ts';
import type { SegmentUses } from '../segments/index.ts';
import type { BonusFact, Wallet } from '../wallet/index.ts';
import type { BetExtraTarget } from './coupon-gifts/pay-extra.ts';
import type { UsableRounds } from './free-rounds/play-free.ts';
import type { UsableGift } from './coupon-gifts/use-gift.ts';
import type { GivenTicket } from './tickets/use-ticket.ts';
import type { BoughtPart } from './promotions/grant-store.ts';
import type { PromotionsDependencies } from './promotions/promotions-parts.ts';
import type { SoldPromotion, SoldStanding } from './promotions/sold-promotions.ts';
import type { Buyer } from './promotions/take-in-buyer.ts';

/** A deposit that was credited in this very transaction. */
export interface CreditedDeposit {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  readonly currency: string;
  readonly amountMinor: AmountMinor;
  /** No deposit of the player was ever credited before. */
  readonly isFirst: boolean;
  readonly atMs: number;
}

/** What a settlement made of a bet, or that its placement was not accepted (then `revision` is 0). */
export interface BetEnd {
  /** Whose bet it is: the name the product is registered by. */
  readonly product: string;
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly currency: string;
  readonly revision: number;
  readonly atMs: number;
}

/** A running bonus as others ask for it. */
export interface RunningBonus {
  readonly currency: string;
  /** What is there to be staked now. */
  readonly leftMinor: AmountMinor;
}

/**
 * The bonus of a first deposit: given, staked often enough, ended. Every command runs in the caller's transaction, which
 * has locked the player's accounts in the wallet, and has no effect for a player without a bonus.
 */
export interface Bonuses extends PlatformModule {
  /** True while the bonus of a first deposit waits for the player (S7-17). */
  isAvailable(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** Gives the bonus with the first deposit, once, to a player who may have it. */
  depositCredited(tx: Tx, deposit: CreditedDeposit): Promise<void>;
  /**
   * Takes back the bonus of a deposit that was charged back: what is left of it, or what became real money. Stakes of any
   * other deposit that is charged back were no stakes either: a bonus that runs then ends too.
   */
  depositChargedBack(
    tx: Tx,
    deposit: { readonly playerId: PlayerId; readonly paymentId: PaymentId; readonly atMs: number },
  ): Promise<void>;
  /** Keeps whether the player wants the bonus; the last choice before the first deposit is credited holds. */
  choose(
    tx: Tx,
    chosen: { readonly playerId: PlayerId; readonly choice: BonusChoice; readonly atMs: number },
  ): Promise<void>;
  /** @see typedAtRegistration */
  typedAtRegistration(playerId: PlayerId, typed: string): Promise<boolean>;
  /** The bonus a player is wagering now, else the one that begins next: what a withdrawal ends. */
  running(db: Database | Tx, playerId: PlayerId): Promise<RunningBonus | undefined>;
  /** Whether a bonus of a currency runs or waits: real money of it stays beside it. */
  isIn(db: Database | Tx, playerId: PlayerId, currency: string): Promise<boolean>;
  /** Ends what runs and what waits because real money leaves: what is left goes back to the house. */
  forfeitRunning(tx: Tx, player: { readonly playerId: PlayerId; readonly atMs: number }): Promise<void>;
  /** Counts bets' stakes or uncounts them, and moves on what came to the bonus account of a bonus that has ended. */
  recordEnds(tx: Tx, bets: readonly BetEnd[]): Promise<void>;
  /**
   * A call for one statement in which stakes end: it raises where ends have to be recorded (`wantsEnds`), since a bonus of one
   * of these players runs. Money of a bonus that is over is in no stake that the statement takes too, but may be in one that
   * was taken before: who ends such ones says whether bonus money was staked in them.
   */
  endsCall(players: readonly PlayerId[], isOfBonus?: RawBuilder<boolean>): RawBuilder<unknown>;
  /** Whether a statement with `endsCall` ended because a bonus has to hear of it. */
  wantsEnds(error: unknown): boolean;
  /** Gifts that are used in the coupon. */
  readonly gifts: CouponGifts;
  /** Rounds of our own games that promotions give. */
  readonly freeRounds: FreeRounds;
  /** Tickets that promotions give. */
  readonly tickets: TicketGifts;
  /** Promotions that are sold: for points of loyalty. */
  readonly sold: PromotionSales;
  /** Running promotions that are for a segment of players. */
  readonly segmentUses: SegmentUses;
  /** @see promotionNames */
  promotionNames(address: string): Promise<Readonly<Record<string, LocalizedName>> | undefined>;
  /** Every bonus, for the ledger's audit. */
  facts(tx: Tx): Promise<readonly BonusFact[]>;
  /** Bonuses whose counters are not the sum of their bets, and gifts that are not in the bets they say, in words. */
  miscounted(db: Database | Tx): Promise<readonly string[]>;
}

/** Gifts in the coupon, as the product that takes the bets asks for them: in its own transactions. */
export interface CouponGifts {
  /** @see usableGift */
  find(
    db: Database | Tx,
    gift: { readonly playerId: PlayerId; readonly giftId: string; readonly atMs: number },
  ): Promise<UsableGift>;
  /** @see useGift */
  use(tx: Tx, use: BetWithGift & { readonly giftId: string }): Promise<void>;
  /** @see stakeCameBack */
  stakeCameBack(
    tx: Tx,
    bet: BetWithGift & {
      /** Of its settlement; 0 for a placement that was not accepted. */
      readonly revision: number;
      readonly isBack: boolean;
    },
  ): Promise<void>;
  /** @see payExtra */
  payExtra(tx: Tx, target: BetExtraTarget): Promise<void>;
}

/** Free rounds, as the games ask for them. */
export interface FreeRounds {
  /** @see usableRounds */
  find(
    db: Database | Tx,
    gift: { readonly playerId: PlayerId; readonly giftId: string; readonly atMs: number },
  ): Promise<UsableRounds>;
  /** Counts a round that was dealt, and pays what it won. @see playFree */
  play(
    tx: Tx,
    round: {
      readonly playerId: PlayerId;
      readonly giftId: string;
      readonly accountId: AccountId;
      readonly roundId: BetId;
      readonly wonMinor: AmountMinor;
      readonly atMs: number;
    },
  ): Promise<void>;
}

/** Tickets of the house, as a product that sells tickets asks for them: in its own transactions. */
export interface TicketGifts {
  /** @see useTicket */
  use(tx: Tx, ticket: GivenTicket): Promise<void>;
  /** @see stakeCameBack */
  readonly stakeCameBack: CouponGifts['stakeCameBack'];
}

/** Promotions as their seller asks for them: buying one is the way into it. */
export interface PromotionSales {
  /** @see findSold */
  find(db: Database | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, SoldPromotion>>;
  /** @see soldTo */
  standings(playerId: PlayerId, codes: readonly string[]): Promise<ReadonlyMap<string, SoldStanding>>;
  /** @see takeInBuyer */
  takeIn(tx: Tx, buyer: Buyer): Promise<string | undefined>;
  /** @see partsWithoutGift */
  partsWithoutGift(db: Database | Tx, parts: readonly BoughtPart[]): Promise<readonly BoughtPart[]>;
}

interface BetWithGift {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly atMs: number;
}

export interface BonusesDependencies extends PromotionsDependencies {
  readonly wallet: Pick<
    Wallet,
    | 'accounts'
    | 'lock'
    | 'post'
    | 'isFrozen'
    | 'stakeParts'
    | 'bonusPart'
    | 'postedAs'
    | 'changedStakes'
    | 'stakeStates'
    | 'playersWithEnds'
    | 'linesOf'
    | 'moveFreeStake'
    | 'moveBetExtra'
    | 'payPromotion'
  >;
  /** Who takes stakes, and what they count. */
  readonly products: readonly ProductRegistration[];
  /** What stakes in another currency are worth. */
  readonly rate: Rates['rate'];
  /** Who stands behind a player, and all their accounts (rules §9). */
  readonly personOf: (
    db: Database | Tx,
    playerId: PlayerId,
  ) => Promise<{ readonly personId: string; readonly players: readonly PlayerId[] }>;
  readonly requirePlayer: RequirePlayer;
  readonly tellInbox: TellInbox;
  /** What the site offers; undefined for nothing. */
  readonly terms: () => FirstDepositTerms | undefined;
  /** True once a deposit of the player was credited, whatever became of it later. */
  readonly hasPaidIn: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
  /** What the player chose at registration; undefined where nothing was asked. */
  readonly registeredChoice: (db: Database | Tx, playerId: PlayerId) => Promise<string | undefined>;
  /** False during a break the player chose. */
  readonly mayPlay: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
}
