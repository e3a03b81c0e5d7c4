import { sql } from 'kysely';
import type { BetView } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { betsAfter } from './settlement-job-store.ts';

const BETS = 3_000;
const PAGE = 100;

describe('the bets of markets, page by page', () => {
  let platform: SportsbookPlatform;
  let betId: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    const { line } = await openOwnBook(platform);
    const placed = await place(platform, await richPlayer(platform), [legOf(marketOf(line, '1x2'), 'home')]);
    betId = placed.json<{ bet: BetView }>().bet.id;
  });
  afterAll(() => platform.close());

  /** Runs with legs like that of the bet, undone afterwards. */
  async function withLegs(
    legs: readonly (readonly [market: number, bet: number])[],
    work: (tx: Tx) => unknown,
  ) {
    const undone = new Error('undone');
    const trial = inTransaction(platform.kernel.db, async (tx) => {
      // No bets: what a leg refers to is looked at by triggers.
      await sql`set local session_replication_role = replica`.execute(tx);
      const made = legs.map(([market, bet], at) => ({
        ...{ market_id: market, player_id: bet, bet_id: bet, position: at + 1 },
      }));
      await sql`
        insert into sportsbook_bet_leg select made.* from sportsbook_bet_leg l, jsonb_array_elements(${JSON.stringify(made)}::jsonb) own,
          jsonb_populate_record(null::sportsbook_bet_leg, to_jsonb(l) || own) made where l.bet_id = ${betId}::bigint`.execute(
        tx,
      );
      await work(tx);
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
  }

  it('are each there once, in their order, whichever of the markets they are on and how often', async () => {
    const legs = [
      ...[1, 2, 3, 3, 3, 6].map((bet) => [1, bet] as const),
      ...[3, 4, 5, 9].map((bet) => [2, bet] as const),
      [3, 7] as const,
    ];
    await withLegs(legs, async (tx) => {
      const pages: string[] = [];
      for (let after = 0n; ;) {
        const page = await betsAfter(tx, [2n, 1n], after, 3);
        if (page.length === 0) break;
        pages.push(page.map(({ betId: id }) => id).join(' '));
        after = BigInt(page.at(-1)?.betId ?? 0);
      }
      expect(pages).toEqual(['1 2 3', '4 5 6', '9']);
    });
  });

  it('are read no further than the page goes', async () => {
    const legs = Array.from({ length: BETS }, (_, n) => [1 + (n % 2), n + 1] as const);
    await withLegs(legs, async (tx) => {
      const before = await legsRead(tx);
      expect(await betsAfter(tx, [1n, 2n], 1_000n, PAGE)).toHaveLength(PAGE);
      expect((await legsRead(tx)) - before).toBeLessThanOrEqual(2 * (PAGE + 1));
    });
  });
});

/** Legs that this transaction has read so far. */
async function legsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname = 'sportsbook_bet_leg'`.execute(tx);
  return rows[0]?.read ?? 0;
}
