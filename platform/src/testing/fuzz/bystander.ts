import { query } from '../query.ts';

/** Rows of one player by table: what must stay as it is while others act. */
export type RowsOfPlayer = ReadonlyMap<string, readonly string[]>;

/** Everything the database holds of a player, in every table that names players. */
export async function rowsOf(databaseUrl: string, playerId: string): Promise<RowsOfPlayer> {
  const id = `'${BigInt(playerId)}'`;
  const tables = (await query(
    databaseUrl,
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'player_id' order by 1`,
  )) as { name: string }[];
  const rows = new Map<string, readonly string[]>();
  for (const { name } of tables)
    rows.set(name, await texts(databaseUrl, `${name} t where t.player_id::text = ${id}`));
  const persons = `select person_id from identity_player where player_id::text = ${id}`;
  rows.set('identity_person', await texts(databaseUrl, `identity_person t where person_id in (${persons})`));
  if ((rows.get('wallet_account') ?? []).length === 0)
    throw new Error(`nothing is known of player ${playerId}`);
  return rows;
}

async function texts(databaseUrl: string, from: string): Promise<readonly string[]> {
  const found = await query(databaseUrl, `select to_jsonb(t)::text as row from ${from}`);
  return (found as { row: string }[]).map(({ row }) => row).toSorted();
}

/** Each row that came, went or changed: `- table: row` and `+ table: row`. */
export function changesBetween(before: RowsOfPlayer, after: RowsOfPlayer): readonly string[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? [];
    return [
      ...old.filter((row) => !rows.includes(row)).map((row) => `- ${table}: ${row}`),
      ...rows.filter((row) => !old.includes(row)).map((row) => `+ ${table}: ${row}`),
    ];
  });
}

/**
 * What anybody may have sent to a mailbox by naming it: a link for a new password and the mail with it, which change nothing
 * until somebody who reads the mailbox uses them.
 */
export function isLinkAnybodyMayAsk(change: string): boolean {
  const [, table = '', row = '{}'] = /^\+ (\w+): (.+)$/s.exec(change) ?? [];
  const { purpose, template, secret, spent_at_ms: spentAtMs } = JSON.parse(row) as LinkRow;
  if (table === 'identity_mail_link') return purpose === 'reset-password' && spentAtMs === null;
  return table === 'messages_outbox' && template === 'reset-link' && secret === true;
}

interface LinkRow {
  readonly purpose?: string;
  readonly template?: string;
  readonly secret?: boolean;
  readonly spent_at_ms?: number | null;
}
