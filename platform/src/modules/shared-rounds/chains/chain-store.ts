import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A chain as it is kept. Its rounds count from `firstRound` on; that of the terminal hash is the one before. */
export interface ChainRecord {
  readonly game: string;
  readonly terminalHash: string;
  readonly length: number;
  readonly firstRound: number;
  /** Some of its hashes, sealed: {@link ChainHashes} finds the others from them. */
  readonly sealed: Buffer;
  readonly madeAtMs: number;
  readonly saltSource: string;
  readonly salt: string | undefined;
  readonly saltedAtMs: number | undefined;
}

interface ChainRow {
  readonly terminal_hash: string;
  readonly game: string;
  readonly length: bigint;
  readonly first_round: bigint;
  readonly sealed: Buffer;
  readonly made_at_ms: bigint;
  readonly salt_source: string;
  readonly salt: string | null;
  readonly salted_at_ms: bigint | null;
}

const toChain = (row: ChainRow): ChainRecord => ({
  game: row.game,
  terminalHash: row.terminal_hash,
  length: Number(row.length),
  firstRound: Number(row.first_round),
  sealed: row.sealed,
  madeAtMs: Number(row.made_at_ms),
  saltSource: row.salt_source,
  salt: row.salt ?? undefined,
  saltedAtMs: row.salted_at_ms === null ? undefined : Number(row.salted_at_ms),
});

const SELECT = sql`
  select terminal_hash, game, length, first_round, sealed, made_at_ms, salt_source, salt, salted_at_ms
    from shared_rounds_chain`;

export async function insertChain(tx: Tx, chain: ChainRecord): Promise<void> {
  await sql`
    insert into shared_rounds_chain (terminal_hash, game, length, first_round, sealed, made_at_ms, salt_source)
      values (${chain.terminalHash}, ${chain.game}, ${chain.length}, ${chain.firstRound}, ${chain.sealed},
        ${chain.madeAtMs}, ${chain.saltSource})`.execute(tx);
}

/** The newest first. */
export async function chainsOf(db: Database | Tx, game: string): Promise<readonly ChainRecord[]> {
  const { rows } = await sql<ChainRow>`${SELECT} where game = ${game} order by first_round desc`.execute(db);
  return rows.map(toChain);
}

export async function readChain(db: Database | Tx, terminalHash: string): Promise<ChainRecord | undefined> {
  const { rows } = await sql<ChainRow>`${SELECT} where terminal_hash = ${terminalHash}`.execute(db);
  return rows[0] === undefined ? undefined : toChain(rows[0]);
}

/** Fixes a salt once. False where there is no such chain, or it has one. */
export async function saveSalt(
  tx: Tx,
  {
    game,
    terminalHash,
    salt,
    atMs,
  }: Readonly<Record<'game' | 'terminalHash' | 'salt', string>> & { readonly atMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shared_rounds_chain set salt = ${salt}, salted_at_ms = ${atMs}
      where terminal_hash = ${terminalHash} and game = ${game} and salt is null`.execute(tx);
  return numAffectedRows === 1n;
}
