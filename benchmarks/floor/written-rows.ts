import pg from 'pg';

/** Rows one transaction left behind in a table. */
export interface WrittenRows {
  readonly table: string;
  /** First column of the primary key: whose rows they are. */
  readonly owner: string;
  /** By column, as PostgreSQL writes them in text. */
  readonly rows: readonly TextRow[];
  /** Of the columns. */
  readonly types: Readonly<Record<string, string>>;
  /** How many entries of indexes rows like these have, partial indexes counted where they hold. */
  readonly indexEntries: number;
}

export type TextRow = Readonly<Record<string, string | null>>;

interface TableOfIt {
  readonly table: string;
  readonly owner: string | null;
  /** Conditions of its indexes; `true` for those without one. */
  readonly indexes: readonly string[];
  readonly types: Readonly<Record<string, string>>;
}

const TABLES = `
  select c.relname as table, a.attname as owner,
      array(select coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') from pg_index i where i.indrelid = c.oid) as indexes,
      (select json_object_agg(t.attname, format_type(t.atttypid, t.atttypmod)) from pg_attribute t
        where t.attrelid = c.oid and t.attnum > 0 and not t.attisdropped) as types
    from pg_class c
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;

/** What a transaction inserted or updated, by table: every row that carries its number. */
export async function rowsOfTransaction(db: pg.Client, xmin: string): Promise<readonly WrittenRows[]> {
  const { rows: tables } = await db.query<TableOfIt>(TABLES);
  const written: WrittenRows[] = [];
  for (const { table, owner, indexes, types } of tables) {
    const from = `from ${pg.escapeIdentifier(table)} where xmin::text = $1`;
    const { rows } = await db.query<TextRow>({
      text: `select * ${from}`,
      values: [xmin],
      types: { getTypeParser: () => (text: string) => text },
    });
    if (rows.length === 0) continue;
    const entries = indexes.map((condition) => `count(*) filter (where ${condition})`).join(' + ');
    const counted = await db.query<{ entries: number }>(
      `select (${entries || '0'})::int as entries ${from}`,
      [xmin],
    );
    const indexEntries = counted.rows[0]?.entries ?? 0;
    written.push({ table, owner: owner ?? '', rows, types, indexEntries });
  }
  return written;
}

/** A row is a player's own when its key starts with the player, or with the principal of an idempotency key. */
export function isHouseWide({ owner }: Pick<WrittenRows, 'owner'>): boolean {
  return owner !== 'player_id' && owner !== 'principal';
}
