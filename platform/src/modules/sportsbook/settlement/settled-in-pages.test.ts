import { sql } from 'kysely';
import type { BetView } from '@paddock/contract/schemas';

import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { createSettlementJobs, RETRY_JOB_MS } from './settlement-jobs.ts';

/** More than two pages. */
const BETS = 1_001;

describe('a market with many bets', () => {
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    const { line } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    await copyBets(placed.json<{ bet: BetView }>().bet.id);
    await sql`
      insert into sportsbook_settlement_job (market_id, not_before_ms)
        select distinct market_id, 0 from sportsbook_bet_leg`.execute(platform.kernel.db);
  });
  afterAll(() => platform.close());

  /** Bets like one, each of another player. */
  async function copyBets(betId: string): Promise<void> {
    for (const [table, id, own] of [
      ['sportsbook_bet', 'id', sql`jsonb_build_object('player_id', n, 'id', n, 'public_number', n)`],
      ['sportsbook_bet_leg', 'bet_id', sql`jsonb_build_object('player_id', n, 'bet_id', n)`],
    ] as const) {
      await sql`
        with source as (
          select to_jsonb(t) as kept from ${sql.table(table)} t where ${sql.ref(id)} = ${betId}::bigint
        )
        insert into ${sql.table(table)}
          select made.* from source, generate_series(1, ${BETS - 1}::int) n,
            jsonb_populate_record(null::${sql.table(table)}, kept || ${own}) made`.execute(
        platform.kernel.db,
      );
    }
  }

  async function jobs(): Promise<readonly { readonly not_before_ms: bigint }[]> {
    const { rows } = await sql<{ not_before_ms: bigint }>`
      select not_before_ms from sportsbook_settlement_job for update skip locked`.execute(platform.kernel.db);
    return rows;
  }

  it('has them settled page by page, its job locked and never away before the last', async () => {
    const settled: string[] = [];
    const transactions = new Set<string>();
    const failing = '7';
    const settlement = createSettlementJobs(platform.kernel, async (keys) => {
      expect(await jobs()).toEqual([]);
      const { rows } = await sql<{ xid: string }>`
        select transactionid::text as xid from pg_locks
          where locktype = 'transactionid' and mode = 'ExclusiveLock'`.execute(platform.kernel.db);
      for (const { xid } of rows) transactions.add(xid);
      if (keys.some(({ betId }) => betId === failing)) throw new Error('not this one');
      settled.push(...keys.map(({ betId }) => betId));
    });
    await settlement.run();
    expect(new Set(settled).size).toBe(BETS - 1);
    // One for each page: what it holds back from being cleared away is a page's.
    expect(transactions.size).toBeGreaterThanOrEqual(3);
    expect(await jobs()).toEqual([{ not_before_ms: BigInt(platform.clock.nowMs() + RETRY_JOB_MS) }]);
  });

  it('has each settled once, also while others ask for work', async () => {
    await sql`
      insert into sportsbook_settlement_job (market_id, not_before_ms)
        select distinct market_id, 0 from sportsbook_bet_leg`.execute(platform.kernel.db);
    const settled: string[] = [];
    const settlement = createSettlementJobs(platform.kernel, (keys) => {
      settled.push(...keys.map(({ betId }) => betId));
      return Promise.resolve();
    });
    const work = { isDone: false };
    const first = settlement.run().finally(() => {
      work.isDone = true;
    });
    while (!work.isDone) await settlement.run();
    await first;
    expect(settled).toHaveLength(BETS);
    expect(new Set(settled).size).toBe(BETS);
  });
});
