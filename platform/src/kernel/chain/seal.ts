import { sql } from 'kysely';

import type { Secrets } from '../crypto/secrets.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { rootOf, SEAL_PURPOSE, type ChainHead, type SealedHeads } from './chain-hash.ts';

export interface Seal extends SealedHeads {
  readonly root: string;
  readonly mac: string;
}

interface SealRow {
  readonly seal_id: bigint;
  readonly at_ms: bigint;
  readonly heads: readonly ChainHead[];
  readonly before: string;
  readonly root: string;
  readonly mac: string;
}

/**
 * Seals all chains as they are: whatever is cut off a chain afterwards, the seal knows better. Answers the seal, or
 * undefined where nothing was written since the last.
 */
export function sealChains(
  db: Database,
  secrets: Pick<Secrets, 'lasting'>,
  atMs: number,
): Promise<Seal | undefined> {
  return inTransaction(db, async (tx) => {
    await lockSeals(tx);
    const last = (await sealsAfter(tx, 0, { newestFirst: true, limit: 1 }))[0];
    const heads = await chainHeads(tx);
    if (last !== undefined && JSON.stringify(last.heads) === JSON.stringify(heads)) return undefined;
    const sealed = { seal: (last?.seal ?? 0) + 1, atMs, heads, before: last?.root ?? '' };
    const root = rootOf(sealed);
    const mac = secrets.lasting.sign(SEAL_PURPOSE, root);
    await sql`
      insert into chain_seal (seal_id, at_ms, heads, before, root, mac)
        values (${sealed.seal}, ${atMs}, ${JSON.stringify(heads)}::jsonb, ${sealed.before}, ${root}, ${mac})`.execute(
      tx,
    );
    return { ...sealed, root, mac };
  });
}

/** Nobody else seals until the transaction ends; reading goes on. */
export async function lockSeals(tx: Tx): Promise<void> {
  await sql`lock table chain_seal in share row exclusive mode`.execute(tx);
}

/** Where all chains end now. */
export async function chainHeads(db: Database | Tx): Promise<readonly ChainHead[]> {
  const { rows } = await sql<{ writer_id: bigint; seq: bigint; hash: string }>`
    select writer_id, seq, hash from chain_writer where seq > 0 order by writer_id`.execute(db);
  return rows.map(({ writer_id: writer, seq, hash }) => [writer.toString(), Number(seq), hash]);
}

export async function sealsAfter(
  db: Database | Tx,
  after: number,
  { newestFirst = false, limit }: { readonly newestFirst?: boolean; readonly limit: number },
): Promise<readonly Seal[]> {
  const { rows } = await sql<SealRow>`
    select seal_id, at_ms, heads, before, root, mac from chain_seal where seal_id > ${after}
      order by seal_id ${newestFirst ? sql`desc` : sql`asc`} limit ${limit}`.execute(db);
  return rows.map(({ seal_id: seal, at_ms: atMs, heads, before, root, mac }) => ({
    seal: Number(seal),
    atMs: Number(atMs),
    heads,
    before,
    root,
    mac,
  }));
}
