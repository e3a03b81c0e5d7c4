import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '../../../kernel/index.ts';
import { migrate } from '../../../kernel/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { walletMigrations } from '../migrations.ts';

/** The number of the migration that gave products their accounts. */
const THE_NEW = 13;
const HELD = 11;
const SETTLED = 12;

describe('a database from before products had house accounts of their own', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase(database.url);
    const { db } = open;
    const before = Object.fromEntries(
      Object.entries(walletMigrations).filter(([name]) => Number(name.split('_')[1]) < THE_NEW),
    );
    await migrate(db, [before]);
    await sql`
      insert into wallet_account (player_id, id, kind, currency, last_at_ms)
        values (1, 7, 'main', 'EUR', 0), (1, 8, 'bonus', 'EUR', 0), (1, 9, 'escrow', 'EUR', 0)`.execute(db);
    await sql`
      select wallet_post(1, 'gift', 'adjustment', 'system', 'gift', '', null, 1,
        array[7, null]::bigint[], array[null, 'adjustments'], array[null, 'EUR'], array[1000, -1000]::bigint[])`.execute(
      db,
    );
    for (const bet of [HELD, SETTLED]) {
      await sql`select wallet_take_stake(1, ${bet}::bigint, 7, 100, 1)`.execute(db);
    }
    await sql`select wallet_settle_bet(1, ${SETTLED}::bigint, 1, 150, '', 1)`.execute(db);
    await migrate(db, [walletMigrations]);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  async function house(): Promise<Readonly<Record<string, string>>> {
    const { rows } = await sql<{ code: string; total: string }>`
      select h.code, sum(p.amount_minor)::text as total
        from wallet_posting p join wallet_house_account h on h.id = p.account_id
        group by h.code`.execute(open.db);
    return Object.fromEntries(rows.map(({ code, total }) => [code, total]));
  }

  const settle = (betId: number, revision: number, targetMinor: number, atMs: number) =>
    sql`select wallet_settle_bets(${JSON.stringify([
      { playerId: 1, betId, revision, targetMinor, reason: '', atMs },
    ])}::jsonb)`.execute(open.db);

  it('keeps its stakes with the account of the sportsbook, settled, corrected and opened again', async () => {
    expect(await house()).toEqual({ adjustments: '-1000', bets: '-50' });
    await settle(HELD, 1, 0, 2);
    await settle(SETTLED, 2, 120, 2);
    expect(await house()).toEqual({ adjustments: '-1000', bets: '80' });
    await sql`select wallet_reopen_bet(1, ${SETTLED}::bigint, 3, '', 3)`.execute(open.db);
    expect(await house()).toEqual({ adjustments: '-1000', bets: '100' });
  });

  it('settles what is held from now on with the account that was named', async () => {
    const stake = { playerId: 1, betId: 13, accountId: 7, stakeMinor: 100, atMs: 4, house: 'coin-toss' };
    await sql`select wallet_take_stakes(${JSON.stringify([stake])}::jsonb, array[13])`.execute(open.db);
    await settle(13, 1, 30, 5);
    expect(await house()).toMatchObject({ 'coin-toss': '70' });
    await sql`select wallet_reopen_bet(1, 13, 2, '', 6)`.execute(open.db);
    expect(await house()).toMatchObject({ 'coin-toss': '0' });
  });
});
