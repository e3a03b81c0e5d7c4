import type { Sender } from '../http-load/http-job.ts';
import type { DurableDatabase } from '../setup/durable-database.ts';
import type { FundedPlayer } from '../setup/players.ts';
import type { FloorFacts } from './floor-function.ts';

/** A running product that an operation is sent to. */
export interface Stage {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly database: DurableDatabase;
  readonly players: readonly FundedPlayer[];
  atEnd(end: () => unknown): void;
}

/** Texts that stand for one transaction in the rows it writes, by name: its player, accounts, id, key. */
export type Particulars = Readonly<Record<string, string>>;

/** One player who sends an operation. */
export interface Party {
  readonly sender: Sender;
  /** Of the player; `id`, `number`, `key` and `at` are each transaction's own. */
  readonly particulars: Particulars;
}

/** Something a player does that is one transaction: measured over HTTP beside a floor that writes the same rows. */
export interface Operation {
  /** What many of it are called in a table: `bets`. */
  readonly many: string;
  /** Of the POST that does it. */
  readonly path: string;
  /** Makes what the players need for it, and says what each sends. */
  prepare(stage: Stage): Promise<readonly Party[]>;
  /** Asks by its key for the number of the transaction that did one (`xmin`), its id, its `number` if it has one, its time (`at`). */
  readonly doneBy: string;
  readonly floor: FloorFacts;
}
