import type { PlayerId } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { NumberedDeposit } from './deposits/credited-deposits.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Bonuses } from '../bonuses/index.ts';
import type { PlayerNumbers, ProofOf, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { Operators } from '../operators/index.ts';
import type { Rates } from '../rates/index.ts';
import type { OpenHold, Wallet } from '../wallet/index.ts';
import type { PaymentFacts } from './history/payment-facts.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Money of a provider that fits no payment and waits for an operator (rules §8). */
export interface SuspenseEntry {
  readonly provider: string;
  readonly callbackId: string;
  readonly reference: string;
  readonly transactionId: string;
  /** Negative when the provider paid or took back money of ours. */
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly reason: string;
  readonly receivedAtMs: number;
}

/**
 * Deposits and withdrawals. Money moves by the provider's signed callbacks alone. Tells the player's open pages of every step of a
 * payment.
 */
export interface Cashier extends PlatformModule {
  /** True once a deposit of the player was credited (S3-23). */
  hasDeposit(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** True once a deposit of the player was credited, whatever became of it later. */
  hasPaidIn(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** How many deposits of these players were ever credited, whatever became of them later. */
  countPaidIn(db: Database | Tx, players: readonly PlayerId[]): Promise<number>;
  /** Deposits that were created since a moment and credited, each with its number among those of its player. */
  paidInSince(db: Database, fromMs: number): Promise<readonly NumberedDeposit[]>;
  /** When deposits of these players since a moment were created, of those that were credited and stand. */
  depositTimes(
    db: Database | Tx,
    players: readonly PlayerId[],
    sinceMs: number,
  ): Promise<ReadonlyMap<PlayerId, readonly number[]>>;
  /** Deposits of these players that were credited and stand, added up by currency. */
  standingDeposits(
    db: Database | Tx,
    players: readonly PlayerId[],
  ): Promise<readonly Omit<NumberedDeposit, 'number' | 'atMs'>[]>;
  /** True where an older account was paid into with an instrument of this one. */
  sharesInstrument(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** Other accounts that were paid into with an instrument of this one. */
  besideOnInstruments(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]>;
  /** What withdrawals hold in escrow, for the ledger's audit. */
  openHolds(db: Database | Tx): Promise<readonly OpenHold[]>;
  /** What players may know of their payments. */
  readonly payments: PaymentFacts;
  /** What waits for an operator, oldest first, at most 200. */
  suspense(provider: string): Promise<readonly SuspenseEntry[]>;
}

/** Bonuses as the cashier needs them. */
export type CashierBonuses = Pick<
  Bonuses,
  'choose' | 'depositCredited' | 'depositChargedBack' | 'running' | 'forfeitRunning'
>;

/** The operators' side as the cashier needs it. */
export type CashierOperators = Pick<
  Operators,
  'requireOperator' | 'record' | 'refuseOwnPlayer' | 'propose' | 'proposals'
>;

export interface CashierDependencies {
  readonly wallet: Wallet;
  readonly limits: LimitsCheck;
  readonly operators: CashierOperators;
  readonly requirePlayer: RequirePlayer;
  /** The fresh proof of who is there: without one no money leaves. */
  readonly proofOf: ProofOf;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
  readonly tellInbox: TellInbox;
  /**
   * False for a player whose deposits are to be sent back (self-exclusion, rules §9). Asked when a deposit is created
   * and when its money arrives.
   */
  mayDeposit(tx: Tx, playerId: PlayerId): Promise<boolean>;
  /** Number of the country a player lives in (ISO 3166-1), undefined where it is unknown: some ways to pay are for some countries alone. */
  countryIdOf(db: Database | Tx, playerId: PlayerId): Promise<number | undefined>;
  /** Refuses a player who has to be identified before money comes in (S5-07). @throws IDENTIFICATION_NEEDED. */
  requireDepositor(playerId: PlayerId): Promise<void>;
  /** A player paid with an instrument: whose accounts these are may follow from it (rules §9). */
  paidWith(
    tx: Tx,
    playerId: PlayerId,
    instrument: { readonly provider: string; readonly token: string; readonly holder: string },
  ): Promise<void>;
  /** The rate of a moment; undefined when none is known. */
  readonly rate: Rates['rate'];
  /** All accounts of the person behind a player, this one too: their bounds are the person's (rules §9). */
  accountsOfPerson(tx: Tx, playerId: PlayerId): Promise<readonly PlayerId[]>;
  /** Holds the person until the transaction ends, so that two of their accounts at once cannot both pass a bound. */
  lockPerson(tx: Tx, playerId: PlayerId): Promise<void>;
  /** True once the person behind a player is verified (S4-17). */
  isVerified(tx: Tx, playerId: PlayerId): Promise<boolean>;
  /** True for a player whose password alone signs nobody in. */
  hasSecondStep(tx: Tx, playerId: PlayerId): Promise<boolean>;
  /** Told of deposits and withdrawals in the transaction of their money, for what they do to bonuses. */
  readonly bonuses: CashierBonuses;
  /** The own language of the site a request came to. */
  siteLanguage(request: FastifyRequest): string;
  /** Providers beside the sandbox. */
  readonly providers: readonly PaymentProvider[];
}
