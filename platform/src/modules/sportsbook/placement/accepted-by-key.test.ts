import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

const PLAYER = 7n;
/** Other placements of the same player that wait. */
const OTHERS = 1_000;
const MOST_READ = 5;

describe('accepting a placement that waits', () => {
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  const inTrial = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(platform.kernel.db, work);

  it('reads no other, also in a session that planned it while there were few', async () => {
    const read = await inTrial(async (tx) => {
      await hold(tx, 1, 2);
      expect(await accept(tx, 1n)).toEqual([1n]);
      await hold(tx, 3, OTHERS);
      const before = await rowsRead(tx);
      expect(await accept(tx, 2n)).toEqual([2n]);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeLessThan(MOST_READ);
  });

  it('answers none that was decided, and keeps when it was', async () => {
    await inTrial((tx) => hold(tx, 2_001, 2_001));
    expect(await inTrial((tx) => accept(tx, 2_001n))).toEqual([2_001n]);
    expect(await inTrial((tx) => accept(tx, 2_001n, 9n))).toEqual([]);
    const { rows } = await sql`
      select status, decided_at_ms from sportsbook_placement where id = 2001`.execute(platform.kernel.db);
    expect(rows).toEqual([{ status: 'accepted', decided_at_ms: 5n }]);
  });
});

async function hold(tx: Tx, first: number, last: number): Promise<void> {
  await sql`
    insert into sportsbook_placement (player_id, id, key, status, ticket, body_hash, received_at_ms, decides_at_ms)
      select ${PLAYER}::bigint, n, n, 'held', '{}', '', 1, 2 from generate_series(${first}::int, ${last}::int) n`.execute(
    tx,
  );
}

async function accept(tx: Tx, id: bigint, atMs = 5n): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_accept_held(array[${PLAYER}]::bigint[], array[${id}]::bigint[], array[${atMs}]::bigint[])
      as id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Rows of placements that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname = 'sportsbook_placement'`.execute(tx);
  return rows[0]?.read ?? 0;
}
