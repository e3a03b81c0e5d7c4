import type { PlayerId } from '@paddock/contract';
import type { SegmentUse } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { PlayerFacts } from '../eligibility/index.ts';
import type { Operators } from '../operators/index.ts';

/** Segments of players: conditions that are kept under a name, and judged whenever they are asked for. */
export interface Segments extends PlatformModule {
  /** Codes of all segments. */
  codes(db: Database | Tx): Promise<readonly string[]>;
  /** Which of some segments a player is in now; one that is not there has nobody. */
  segmentsOf(db: Database | Tx, playerId: PlayerId, asked: readonly string[]): Promise<readonly string[]>;
  /** Keeps a segment from being deleted until the transaction ends; false where there is none. */
  hold(tx: Tx, code: string): Promise<boolean>;
}

/** What names some segments and takes players in, or will: by the code of the segment. */
export type SegmentUses = (
  db: Database | Tx,
) => Promise<readonly (SegmentUse & { readonly segment: string })[]>;

export interface SegmentsDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** A page of all players in the order of their ids. */
  readonly playersAfter: (db: Database | Tx, after: string, limit: number) => Promise<readonly PlayerId[]>;
  /** What is asked of each of some players; nothing of one nobody knows. */
  readonly factsOf: (
    db: Database | Tx,
    players: readonly PlayerId[],
  ) => Promise<ReadonlyMap<PlayerId, PlayerFacts>>;
  /** Codes of the levels of loyalty, the lowest first. */
  readonly levels: (db: Database | Tx) => Promise<readonly string[]>;
  /** The level each of some players rose to; nothing of who has the lowest by having no other. */
  readonly levelsOf: (
    db: Database | Tx,
    players: readonly PlayerId[],
  ) => Promise<ReadonlyMap<PlayerId, string>>;
  /** Currencies of their main accounts. */
  readonly mainCurrencies: (
    db: Database | Tx,
    players: readonly PlayerId[],
  ) => Promise<ReadonlyMap<PlayerId, string>>;
  /** When their deposits since a moment were made that were credited and stand. */
  readonly depositTimes: (
    db: Database | Tx,
    players: readonly PlayerId[],
    sinceMs: number,
  ) => Promise<ReadonlyMap<PlayerId, readonly number[]>>;
  /** When each placed the last stake that was taken, or that waits to be. */
  readonly lastStakes: (
    db: Database | Tx,
    players: readonly PlayerId[],
  ) => Promise<ReadonlyMap<PlayerId, number>>;
  /** Promotions and races that use segments. */
  readonly uses: SegmentUses;
  /** What players keep accounts in. */
  readonly currencies: () => readonly string[];
  /** What the site is read in. */
  readonly languages: () => readonly string[];
}

/** What the module's parts share. */
export interface SegmentsParts extends SegmentsDependencies {
  readonly kernel: Kernel;
}
