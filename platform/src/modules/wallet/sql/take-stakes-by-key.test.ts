import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

/** Accounts that have nothing to do with a stake. */
const OTHERS = 1_000;
/** A look at each account of the player for each of the statement's parts. */
const MOST_READ = 30;

describe('taking a stake', () => {
  let fixture: WalletFixture;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());

  const take = (tx: Tx, { playerId, main: accountId }: FixturePlayer) =>
    fixture.wallet.holdStake(tx, {
      product: 'sportsbook',
      playerId,
      betId: fixture.platform.kernel.ids.forPlayer<'bet'>(playerId) satisfies BetId,
      accountId,
      stakeMinor: 100n,
      atMs: 1,
    });

  it('reads no account of others, also in a session that planned it while there were few', async () => {
    const [first, second] = [
      await fixture.player(10_00n),
      await fixture.player(10_00n, { bonusMinor: 1_00n }),
    ];
    const read = await fixture.run(async (tx) => {
      await take(tx, first);
      await sql`
        insert into wallet_account (player_id, id, kind, currency, last_at_ms)
          select n, n * 10 + kind.ordinality, kind.kind, 'EUR', 0 from generate_series(1, ${OTHERS}::int) n
            cross join unnest(array['main', 'bonus', 'escrow']) with ordinality kind(kind)`.execute(tx);
      const before = await rowsRead(tx);
      await take(tx, second);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeLessThan(MOST_READ);
  });
});

/** Rows of accounts and of what freezes them that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname in ('wallet_account', 'wallet_frozen')`.execute(tx);
  return rows[0]?.read ?? 0;
}
