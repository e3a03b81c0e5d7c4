import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { Operators } from '../operators/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Players who bring their friends (S2-25, docs/friends.md). */
export interface Friends extends PlatformModule {
  /** Keeps who brought a new player, in the transaction of the registration, once `referrals` knows where they came from. */
  registered(tx: Tx, newcomer: { readonly playerId: PlayerId; readonly atMs: number }): Promise<void>;
  /** Whether a player came by another one's link, whatever became of the reward. */
  wasBrought(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** A deposit of a friend was charged back: nobody is rewarded for them, and what was given is taken back. */
  depositChargedBack(tx: Tx, deposit: { readonly playerId: PlayerId; readonly atMs: number }): Promise<void>;
  /** Rewards that the ledger does not have, and transfers nobody knows of, in words. For audits and tests. */
  problems(db: Database | Tx): Promise<readonly string[]>;
}

/** Deposits of a player in one currency that were credited and stand. */
export interface PaidIn {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly amountMinor: AmountMinor;
}

export interface FriendsDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Who asks for a link agrees to the terms in force. */
  readonly requireConsent: RequirePlayer;
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'propose' | 'proposals'>;
  readonly playerNumbers: Pick<PlayerNumbers, 'idOf' | 'numbersOf'>;
  readonly wallet: Pick<Wallet, 'lock' | 'post' | 'isFrozen' | 'postedAs'>;
  readonly tellInbox: TellInbox;
  readonly rate: Rates['rate'];
  /** The code a player came with; undefined for one who came without. */
  readonly refCodeOf: (tx: Tx, playerId: PlayerId) => Promise<string | undefined>;
  /** Deposits that stand. */
  readonly paidIn: (db: Database | Tx, players: readonly PlayerId[]) => Promise<readonly PaidIn[]>;
  /** What these players staked of real money by stakes that ended and count, in cents of the site's currency. */
  readonly stakedCents: (
    db: Database | Tx,
    players: readonly PlayerId[],
  ) => Promise<ReadonlyMap<PlayerId, bigint>>;
  /** Holds the person behind a player until the transaction ends, and answers all their accounts (rules §9). */
  readonly lockedPerson: (tx: Tx, playerId: PlayerId) => Promise<readonly PlayerId[]>;
  /** True where an older account was used on a device of this one, or paid in with its card. */
  readonly sharesWithOlder: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
  /** How many of these players came from a network this one came from. */
  readonly fromOneNetwork: (
    db: Database | Tx,
    playerId: PlayerId,
    others: readonly PlayerId[],
  ) => Promise<number>;
  /** False for who is banned, on a break, or looks like somebody else and has not proved who they are. */
  readonly mayBeGiven: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
}

/** What the module's parts share. */
export interface FriendsParts extends FriendsDependencies {
  readonly kernel: Kernel;
}
