import type { PlayerId } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { Casino } from '../casino/index.ts';
import type { AskedOf } from '../eligibility/index.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { LiveSource } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';
import type { RoundSource } from '../products/index.ts';
import type { Segments, SegmentUses } from '../segments/index.ts';
import type { PrizeFact, Wallet } from '../wallet/index.ts';
import type { Boards } from './boards.ts';

/** Tournaments over rounds of games (S2-48, docs/tournaments.md). */
export interface Tournaments extends PlatformModule {
  /** Boards as live topics, besides another source's: `tournament:4711`. */
  beside(source: LiveSource): LiveSource;
  /** What a tournament is called, by its id; undefined when there is none. */
  nameOf(id: string): Promise<LocalizedName | undefined>;
  /** Pages of those that run or come, for search engines. */
  pages(): readonly { readonly path: string }[];
  /** Those that run or come and are for a segment of players. */
  readonly segmentUses: SegmentUses;
  /** Every prize that was paid, for the audit of the ledger. */
  prizes(tx: Tx): Promise<readonly PrizeFact[]>;
}

export interface TournamentsDependencies extends AskedOf {
  readonly requirePlayer: RequirePlayer;
  /** Who takes part agrees to the terms in force. */
  readonly requireConsent: RequirePlayer;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  readonly playerNumbers: Pick<PlayerNumbers, 'numbersOf'>;
  readonly wallet: Pick<Wallet, 'lock' | 'isFrozen' | 'addCurrency' | 'post'>;
  readonly limits: Pick<LimitsCheck, 'admitStake'>;
  readonly tellInbox: TellInbox;
  /** Segments of players that one can be for. */
  readonly segments: Pick<Segments, 'codes' | 'hold'>;
  /** What players keep accounts in. */
  readonly currencies: () => readonly string[];
  /** What the site is read in. */
  readonly languages: () => readonly string[];
  /** Products whose rounds count. */
  readonly rounds: readonly RoundSource[];
  readonly casino: Pick<Casino, 'chosenKeys' | 'chosenTiles' | 'gameById'>;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  /** Holds the person behind a player until the transaction ends, and answers all their accounts. */
  lockedPerson(tx: Tx, playerId: PlayerId): Promise<readonly PlayerId[]>;
}

/** What the module's parts share. */
export interface TournamentsParts extends TournamentsDependencies {
  readonly kernel: Kernel;
  readonly boards: Boards;
}
