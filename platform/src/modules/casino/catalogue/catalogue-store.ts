import { sql } from 'kysely';
import type { CatalogueEntry, CompanyName } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { StoredGame } from './game.ts';

interface GameRow {
  readonly id: bigint;
  readonly company: string;
  readonly company_name: string;
  readonly entry: CatalogueEntry;
  readonly is_listed: boolean;
  readonly is_open: boolean;
  readonly new_mark: boolean | null;
  readonly popular_mark: boolean | null;
  readonly popularity: number;
}

/** All games, closed ones too. */
export async function readGames(db: Database): Promise<StoredGame[]> {
  const { rows } = await sql<GameRow>`
    select game_id as id, company, c.name as company_name, entry, is_listed, is_open, new_mark, popular_mark, popularity
      from casino_game join casino_company c using (company)`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    company: { code: row.company, name: row.company_name },
    entry: row.entry,
    isListed: row.is_listed,
    isOpen: row.is_open,
    newMark: row.new_mark,
    popularMark: row.popular_mark,
    popularity: row.popularity,
  }));
}

/** What stands of a company's catalogue, which nobody else writes until the transaction ends. */
export async function lockCompany(
  tx: Tx,
  company: string,
): Promise<{ readonly version: number; readonly contentHash: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`casino:${company}`}, 0))`.execute(tx);
  const { rows } = await sql<{ version: bigint; content_hash: string }>`
    select version, content_hash from casino_company where company = ${company}`.execute(tx);
  const [row] = rows;
  return row && { version: Number(row.version), contentHash: row.content_hash };
}

export async function writeCompany(
  tx: Tx,
  { code, name }: CompanyName,
  { version, contentHash, atMs }: { version: number; contentHash: string; atMs: number },
): Promise<void> {
  await sql`
    insert into casino_company (company, name, version, content_hash, changed_at_ms)
      values (${code}, ${name}, ${version}, ${contentHash}, ${atMs})
      on conflict (company) do update set name = excluded.name, version = excluded.version,
        content_hash = excluded.content_hash, changed_at_ms = excluded.changed_at_ms`.execute(tx);
}

/** Writes entries that are new, differ, or come back. Answers which of them are new. @param ids of games whose id is given */
export async function writeEntries(
  tx: Tx,
  company: string,
  entries: readonly CatalogueEntry[],
  ids?: ReadonlyMap<string, number>,
): Promise<{ readonly added: number; readonly changed: number }> {
  const rows = entries.map((entry) => ({ code: entry.code, entry, id: ids?.get(entry.code) ?? null }));
  const written = await sql<{ is_new: boolean }>`
    insert into casino_game (game_id, company, code, entry)
      select coalesce(id, nextval(pg_get_serial_sequence('casino_game', 'game_id'))), ${company}, code, entry
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(code text, entry jsonb, id bigint)
      on conflict (company, code) do update set entry = excluded.entry, is_listed = true
        where not casino_game.is_listed or casino_game.entry <> excluded.entry
      returning xmax = 0 as is_new`.execute(tx);
  const added = written.rows.filter(({ is_new: isNew }) => isNew).length;
  return { added, changed: written.rows.length - added };
}

/** Closes what is not among these codes any more. Answers how many. */
export async function closeOthers(tx: Tx, company: string, codes: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update casino_game set is_listed = false
      where company = ${company} and is_listed and code <> all(${codes}::text[])`.execute(tx);
  return Number(numAffectedRows);
}
