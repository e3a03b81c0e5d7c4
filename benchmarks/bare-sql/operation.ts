import type { DurableDatabase } from '../setup/durable-database.ts';
import type { FundedPlayer } from '../setup/players.ts';
import type { Particulars } from './bare-script.ts';
import type { Sender } from './load-job.ts';

/** A running product that an operation is sent to. */
export interface Stage {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly database: DurableDatabase;
  readonly players: readonly FundedPlayer[];
  atEnd(end: () => unknown): void;
}

/** One player who sends an operation. */
export interface Party {
  readonly sender: Sender;
  /** Texts that stand for this player in the transaction; `id`, `number` and `key` are each transaction's own. */
  readonly particulars: Particulars;
}

/** Something a player does that is one transaction: measured over HTTP beside its own SQL. */
export interface Operation {
  /** What many of it are called in a table: `bets`. */
  readonly many: string;
  /** Of the POST that does it. */
  readonly path: string;
  /** Makes what the players need for it, and says what each sends. */
  prepare(stage: Stage): Promise<readonly Party[]>;
  /** Texts of an answer that each transaction has its own of. */
  madeIn(answer: string): { readonly id: string; readonly number?: string };
}
