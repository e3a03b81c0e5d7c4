import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type { NamedGame } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { GameKey, ProductRegistration } from '../products/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Account } from './account.ts';
import type { ReadBonuses } from './audit-bonuses.ts';
import type { BonusPart } from './bonus-part.ts';
import type { PostedMoney, ReadPrizes } from './audit-prizes.ts';
import type { AuditOptions, AuditReport, ReadOpenHolds } from './audit.ts';
import type {
  CashOut,
  HoldStake,
  ReopenBet,
  SettleBet,
  SettledBet,
  StakeHold,
  StakeParts,
} from './bet-money.ts';
import type {
  AdjustMoney,
  ChargeBackMoney,
  ConvertMoney,
  DepositMoney,
  PayOutMoney,
  SettleSuspense,
  SuspenseMoney,
  WithdrawMoney,
} from './moved-money.ts';
import type { ProviderMovement } from './provider-movements.ts';
import type { GiftMoney } from './gift-money.ts';
import type { ChangedStakes, LineCount, StakeState, WantedStakes } from './changed-stakes.ts';
import type { PlayersAtOnce } from './players-at-once.ts';
import type { StakeMovement } from './stake-movements.ts';
import type { Actor, PostedTransfer, Transfer, TransferKind } from './transfer.ts';

/** What the wallet needs of other modules, given as functions. */
export interface WalletDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Who takes stakes: their house accounts, their part of the audits, the numbers of their stakes. */
  readonly products: readonly ProductRegistration[];
  /** How a game is called whose stake stands on a statement. */
  readonly gameNamed: (game: GameKey) => NamedGame;
  /** What else must lie in escrow, as its owners know it, for the audits; undefined where they are not there to ask. */
  readonly openHolds: ReadOpenHolds | undefined;
  /** Every bonus, as its owner knows it, for the audits; undefined without an owner. */
  readonly bonuses: ReadBonuses | undefined;
  /** Every prize that was paid, as its owner knows it, for the audits; undefined without an owner. */
  readonly prizes: ReadPrizes | undefined;
  /** The player's balance of points (S3-18); undefined where the site gives none. */
  readonly points: (db: Database, playerId: PlayerId) => Promise<number | undefined>;
  /** The rate of a moment; undefined when none is known, and nothing can be exchanged. */
  readonly rate: Rates['rate'];
  /** What players may keep accounts in. */
  readonly currencies: () => readonly string[];
  /** False during a break the player chose: nothing is exchanged then (rules §9). */
  readonly mayPlay: (tx: Tx, playerId: PlayerId) => Promise<boolean>;
  /** Whether a bonus of a currency runs: its real money is not exchanged then, or the bonus would be played alone. */
  readonly isBonusRunning: (tx: Tx, playerId: PlayerId, currency: string) => Promise<boolean>;
  /** Whether the bonus of a first deposit waits for the player (S7-17). */
  readonly hasFirstDepositBonus: (db: Database, playerId: PlayerId) => Promise<boolean>;
  /** The player of the session cookie, for what a browser saves as a file; undefined for a guest. */
  readonly playerOfCookie: (request: FastifyRequest) => Promise<PlayerId | undefined>;
}

/**
 * The double-entry ledger, the only writer of money. Every command runs inside the caller's transaction, locks all of
 * the player's accounts in one order, and is safe to repeat: its id is made from what it is for. A refusal is thrown
 * as a `PlatformError` and leaves the transaction usable.
 */
export interface Wallet extends PlatformModule, GiftMoney, PlayersAtOnce {
  /** Gives a new player a main, a bonus and an escrow account in a currency; the main one is active. Repeats well. */
  openAccounts(
    tx: Tx,
    player: { readonly playerId: PlayerId; readonly currency: string; readonly atMs: number },
  ): Promise<AccountId>;
  /** Adds real money, bonus and escrow accounts in a further currency and answers the first. Repeats well. */
  addCurrency(
    tx: Tx,
    player: { readonly playerId: PlayerId; readonly currency: string; readonly atMs: number },
  ): Promise<AccountId>;
  /**
   * Removes a further currency. Its accounts and lines stay, out of sight; the main account is in use then.
   * @throws ACCOUNT_UNKNOWN, MAIN_ACCOUNT_STAYS, ACCOUNT_NOT_EMPTY.
   */
  removeCurrency(
    tx: Tx,
    player: { readonly playerId: PlayerId; readonly currency: string; readonly atMs: number },
  ): Promise<AccountId>;
  /** One account of a player; undefined when it is unknown or another's. */
  account(db: Database | Tx, playerId: PlayerId, accountId: AccountId): Promise<Account | undefined>;
  /** Currency of the player's main account. @throws ACCOUNT_UNKNOWN for a player without accounts. */
  mainCurrency(db: Database | Tx, playerId: PlayerId): Promise<string>;
  /** All accounts of a player, escrow and removed ones included, oldest first. */
  accounts(db: Database | Tx, playerId: PlayerId): Promise<readonly Account[]>;
  /**
   * What a player can stake in a currency, real money and bonus money, as the call of a function: in a statement that moves
   * money it says how things stand once the calls it waits for are done. Below zero where real money is.
   */
  spendableCall(playerId: RawBuilder<unknown>, currency: RawBuilder<unknown>): RawBuilder<bigint>;
  /** Locks a player's accounts until the end of the transaction, as every transfer does, and answers them. */
  lock(tx: Tx, playerId: PlayerId): Promise<readonly Account[]>;
  /** @throws ACCOUNT_UNKNOWN for an account that cannot be spent from. */
  activate(tx: Tx, playerId: PlayerId, accountId: AccountId): Promise<void>;

  /**
   * Moves a stake to escrow in one round trip. Spending order: the account named, then, when it is real money and does
   * not suffice, the bonus account of its currency. The parts are kept as the bet's funding.
   * @throws INSUFFICIENT_FUNDS, BALANCE_NEGATIVE, ACCOUNT_UNKNOWN; IDEMPOTENCY_MISMATCH for the bet with another stake;
   * Error for a product that is not registered.
   */
  holdStake(tx: Tx, hold: HoldStake): Promise<StakeHold>;
  /**
   * The same for bets of different players as the call of a function, for one statement that does more. Of the holds it
   * takes those whose bets are named, and answers the bets it took now. What refuses one is raised (`raisedRefusal`), and
   * none is taken.
   */
  stakesCall(holds: readonly HoldStake[], bets: RawBuilder<readonly string[]>): RawBuilder<readonly string[]>;
  /** How much of some stakes of these players was real money, whatever became of the bets; a bet nobody paid for is missing. */
  stakeParts(
    tx: Tx,
    players: readonly PlayerId[],
    betIds: readonly BetId[],
  ): Promise<ReadonlyMap<BetId, StakeParts>>;
  /** Whose bonus money is in a bet, and what its transfer of a revision moved of it; 0 is the release of its stake. */
  bonusPart(
    tx: Tx,
    bet: { readonly playerId: PlayerId; readonly betId: BetId; readonly revision: number },
  ): Promise<BonusPart>;
  /** What the transfers of a bet up to a revision did with the player's own accounts, oldest first. */
  stakeMovements(
    db: Database,
    bet: { readonly playerId: PlayerId; readonly betId: BetId; readonly revision: number },
  ): Promise<readonly StakeMovement[]>;
  /**
   * Stakes that lines after the ones read before belong to, as they stand now. Lines are numbered without gaps in the order
   * of their commits, so that nothing is ever missed, and nobody who stakes writes anything for it.
   */
  changedStakes(tx: Tx, wanted: WantedStakes): Promise<ChangedStakes>;
  /** How some stakes of a player stand; one that is unknown is missing. */
  stakeStates(
    db: Database | Tx,
    playerId: PlayerId,
    betIds: readonly BetId[],
  ): Promise<readonly StakeState[]>;
  /** Players whose stakes ended, or ended anew, in [from, to). */
  playersWithEnds(
    db: Database,
    time: { readonly fromMs: number; readonly toMs: number },
  ): Promise<readonly PlayerId[]>;
  /** How many lines the accounts of players have, in the order of players. */
  countLines(db: Database, afterPlayer: string, limit: number): Promise<readonly LineCount[]>;
  /** The same of some players. */
  linesOf(db: Database | Tx, players: readonly PlayerId[]): Promise<readonly LineCount[]>;
  /** Gives a held stake back to where it came from: a placement that was not accepted. Nothing if already released. */
  releaseStake(
    tx: Tx,
    bet: {
      readonly playerId: PlayerId;
      readonly betId: BetId;
      readonly reason: string;
      readonly atMs: number;
    },
  ): Promise<void>;
  /**
   * Posts the difference between what a bet must have paid and what it has (rules §7), split by its funding with the
   * remainder to real money. Corrections may leave an account below zero.
   * @throws Error for a bet that was never held or was released.
   */
  settleBet(tx: Tx, settlement: SettleBet): Promise<SettledBet>;
  /** The same for bets of different players, in the order of the list: one round trip. */
  settleBets(tx: Tx, settlements: readonly SettleBet[]): Promise<ReadonlyMap<BetId, SettledBet>>;
  /**
   * The same as a call, for one statement that takes the stakes too: settles those whose bets are named, by a column of the
   * rows it stands beside, and answers how many.
   */
  settlementsCall(settlements: readonly SettleBet[], bets: RawBuilder<readonly string[]>): RawBuilder<bigint>;
  /** Whether bonus money is in one of these stakes, as a call. */
  bonusStakesCall(players: readonly PlayerId[], bets: RawBuilder<readonly string[]>): RawBuilder<boolean>;
  /**
   * Takes a settlement back: recovers what the bet has paid and puts its stake into escrow again. May leave an account
   * below zero. Nothing for a bet whose stake is held.
   * @throws Error for a bet that was never held or was released.
   */
  reopenBet(tx: Tx, reopening: ReopenBet): Promise<SettledBet>;
  /**
   * Pays for a part of a held stake, split by its funding; what was paid is touched by no result after it (rules §7, §11).
   * With nothing left the bet is settled. A revision at or below the last one changes nothing.
   * @throws Error for a bet without a held stake, of less than that, or a free bet.
   */
  cashOut(tx: Tx, part: CashOut): Promise<SettledBet>;

  /** Credits a payment that the provider says it received. */
  deposit(tx: Tx, deposit: DepositMoney): Promise<PostedTransfer>;
  /** Sends a credited payment back to the provider; the player must still have it unless the house decides (`actor`). */
  refundDeposit(
    tx: Tx,
    refund: DepositMoney & { readonly actor: Actor; readonly reason: string },
  ): Promise<PostedTransfer>;
  /** Takes back what the provider took back from us, once a payment; may leave the account below zero. */
  chargeBack(tx: Tx, deposit: ChargeBackMoney): Promise<PostedTransfer>;
  /** Moves the money of a withdrawal to escrow. @throws INSUFFICIENT_FUNDS, BALANCE_NEGATIVE, ACCOUNT_UNKNOWN. */
  holdWithdrawal(tx: Tx, money: WithdrawMoney): Promise<PostedTransfer>;
  /** Gives the held money of a withdrawal back: it was not paid. */
  releaseWithdrawal(
    tx: Tx,
    money: WithdrawMoney & { readonly actor: Exclude<Actor, 'player'>; readonly reason: string },
  ): Promise<PostedTransfer>;
  /** The provider paid the held money out. */
  payOut(tx: Tx, money: PayOutMoney): Promise<PostedTransfer>;
  /** The provider paid after all though the hold had been given back; may leave the account below zero. */
  payOutLate(tx: Tx, money: PayOutMoney): Promise<PostedTransfer>;
  /** A payout came back to the provider: the player has the money again. */
  returnPayout(tx: Tx, money: PayOutMoney): Promise<PostedTransfer>;
  /** Books money of a provider that fits no payment (rules §8). */
  suspend(tx: Tx, money: SuspenseMoney): Promise<PostedTransfer>;

  /** Ends money in suspense: to a player's account of its currency, or to the house. */
  settleSuspense(tx: Tx, settled: SettleSuspense): Promise<PostedTransfer>;
  /** An operator's or the system's correction, with its reason. */
  adjust(tx: Tx, adjustment: AdjustMoney): Promise<PostedTransfer>;
  /** What a game of a company gave without a stake, by a promotion; a negative amount takes it back. */
  payPromotion(tx: Tx, win: Omit<AdjustMoney, 'actor'>): Promise<PostedTransfer>;
  /** Lifts an account that is below zero back to zero at the house's cost. */
  writeOff(tx: Tx, adjustment: Omit<AdjustMoney, 'amountMinor'>): Promise<PostedTransfer | undefined>;
  /** Two balanced halves through the currency positions. */
  convert(tx: Tx, conversion: ConvertMoney): Promise<PostedTransfer>;

  /** Stops what a player does with money; false when it was so already. */
  freeze(tx: Tx, playerId: PlayerId, atMs: number): Promise<boolean>;
  unfreeze(tx: Tx, playerId: PlayerId): Promise<boolean>;
  isFrozen(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** What was booked with a provider in [from, to), for reconciliation. */
  providerMovements(
    db: Database | Tx,
    provider: string,
    time: { readonly fromMs: number; readonly toMs: number },
  ): Promise<readonly ProviderMovement[]>;
  /** What every command above is made of; for commands of later modules. */
  post(tx: Tx, transfer: Transfer): Promise<PostedTransfer>;
  /** Everything that was ever posted of a kind, for the audit of its owner. */
  postedAs(db: Database | Tx, kind: TransferKind): Promise<readonly PostedMoney[]>;
  /** Reads the whole ledger and reports every broken invariant. For an audit job and tests, not for requests. */
  audit(options?: Partial<AuditOptions>): Promise<AuditReport>;
}
