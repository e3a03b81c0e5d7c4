import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { stakeStates } from './changed-stakes.ts';
import { createWalletFixture, type WalletFixture } from './wallet.fixture.ts';

const STAKES = 60;
/** A look at each transfer that may have added to a stake; all lines of the player for each of them were 20,000. */
const MOST_READ = 4 * STAKES;

describe('how stakes of a player stand', () => {
  let fixture: WalletFixture;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());

  it('is read from their own lines, however many others the player has', async () => {
    const player = await fixture.player(100_00n);
    const bets: BetId[] = [];
    for (let n = 0; n < STAKES; n++) {
      const betId = await fixture.hold(player, 1_00n);
      await fixture.settle(player, betId, 1, 1_50n);
      bets.push(betId);
    }
    await sql`analyze wallet_posting`.execute(fixture.platform.kernel.db);
    const { states, read } = await fixture.run(async (tx) => {
      const before = await linesRead(tx);
      const found = await stakeStates(tx, player.playerId, bets);
      return { states: found, read: (await linesRead(tx)) - before };
    });
    expect(states).toHaveLength(STAKES);
    for (const state of states)
      expect(state).toMatchObject({ stakeMinor: 1_00n, realMinor: 1_00n, paidMinor: 1_50n, addedMinor: 0n });
    expect(read).toBeLessThan(MOST_READ);
  });
});

/** Lines of the ledger that this transaction has read so far. */
async function linesRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname = 'wallet_posting'`.execute(tx);
  return rows[0]?.read ?? 0;
}
