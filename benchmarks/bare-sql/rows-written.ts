import pg from 'pg';

/** Rows one transaction left behind in a table. */
export interface RowsWritten {
  readonly table: string;
  readonly rows: number;
  /** First column of the primary key: whose rows they are. */
  readonly owner: string;
}

/** What the transaction of an idempotency key inserted or updated, by table: every row that carries its number. */
export async function rowsWrittenWith(databaseUrl: string, key: string): Promise<readonly RowsWritten[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const transaction = await client.query<{ xmin: string }>(
      `select xmin::text from idempotency_key where key = $1
        union all select xmin::text from sportsbook_placement where key = $1`,
      [key],
    );
    const tables = await client.query<{ table: string; owner: string | null }>(`
      select c.relname as table, a.attname as owner from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
    const written: RowsWritten[] = [];
    for (const { table, owner } of tables.rows) {
      const { rows } = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${pg.escapeIdentifier(table)} where xmin::text = $1`,
        [transaction.rows[0]?.xmin],
      );
      written.push({ table, owner: owner ?? '', rows: rows[0]?.rows ?? 0 });
    }
    return written.filter(({ rows }) => rows > 0);
  } finally {
    await client.end();
  }
}

/** A row is a player's own when its key starts with the player, or with the principal of an idempotency key. */
export function isHouseWide({ owner }: RowsWritten): boolean {
  return owner !== 'player_id' && owner !== 'principal';
}
