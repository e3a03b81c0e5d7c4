import { sql, type RawBuilder } from 'kysely';
import type { BetId } from '@paddock/contract';
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
import { lockBets, readLegs, writeBets, type BetKey } from './settling-store.ts';

/** Other bets of the same player. */
const OTHERS = 1_000;
/** Each step finds the bet and its leg, and writes each once. */
const MOST_READ = 12;

describe('what a bet of a player with many costs, in a session that planned it while there were few', () => {
  let platform: SportsbookPlatform;
  let key: BetKey;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    const { line } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    key = { playerId: player.playerId, betId: placed.json<{ bet: BetView }>().bet.id as BetId };
  });
  afterAll(() => platform.close());

  /** Rows read by the second time of something, before which there came many more bets; the plans are those of the first. */
  async function readBy(work: (tx: Tx) => Promise<unknown>): Promise<number> {
    let read = Infinity;
    const undone = new Error('undone');
    const trial = inTransaction(platform.kernel.db, async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
      await work(tx);
      await crowd(tx, key);
      const before = await rowsRead(tx);
      await work(tx);
      read = (await rowsRead(tx)) - before;
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
    return read;
  }

  it('is its own rows, where it is settled', async () => {
    const end = { status: 'lost' as const, revision: 1, payoutMinor: 0n, settledAtMs: 1 };
    const leg = { position: 0, result: 'lose' as const, score: null };
    const read = await readBy(async (tx) => {
      expect(await lockBets(tx, [key])).toMatchObject([{ id: BigInt(key.betId) }]);
      expect((await readLegs(tx, [key])).get(key.betId)).toHaveLength(1);
      await writeBets(tx, [{ ...key, legs: [leg], held: { weights: [], returnCents: 0n }, end }]);
    });
    expect(read).toBeLessThan(MOST_READ);
  });

  // The look has a plan of PostgreSQL's own: while a table is small, one index is as good as another.
  it('is never all rows of the player, where a foreign key looks for one', async () => {
    const { rows } = await sql<{ taken: string }>`
      select i.indexrelid::regclass::text as taken
        from pg_constraint key join pg_index i on i.indrelid = key.confrelid
        where key.contype = 'f' and cardinality(key.confkey) > 1 and i.indpred is null
          and key.confrelid::regclass::text ~ '^(sportsbook|wallet)_'
          and i.indkey[0] = key.confkey[1] and not key.confkey <@ i.indkey::smallint[]`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([]);
  });
});

/** Many bets like one, with a leg each. */
async function crowd(tx: Tx, key: BetKey): Promise<void> {
  const { playerId, betId } = key;
  await sql`
    create temp table other on commit drop as
      select b.*, n from sportsbook_bet b, generate_series(1, ${OTHERS}::int) n
        where b.player_id = ${playerId}::bigint and b.id = ${betId}::bigint`.execute(tx);
  await sql`
    update other set id = n, public_number = n, accepted_at_ms = 1`.execute(tx);
  await sql`alter table other drop column n`.execute(tx);
  await sql`insert into sportsbook_bet select * from other`.execute(tx);
  await copyLeg(tx, key, sql`generate_series(1, ${OTHERS}::int)`, 0);
}

/** Writes the first leg of a bet once more, for bets of the same player. */
async function copyLeg(tx: Tx, { playerId, betId }: BetKey, bets: RawBuilder<unknown>, position: number) {
  await sql`
    insert into sportsbook_bet_leg (player_id, bet_id, position, event_id, market_id, outcome, odds_milli, price_version,
        bet_stops, chance_ppb, evidence, accepted_at_ms)
      select player_id, ${bets}, ${position}::int, event_id, market_id, outcome, odds_milli, price_version, bet_stops,
          chance_ppb, evidence, accepted_at_ms
        from sportsbook_bet_leg
        where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint and position = 0`.execute(tx);
}

/** Rows of bets that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname in ('sportsbook_bet', 'sportsbook_bet_leg')`.execute(tx);
  return rows[0]?.read ?? 0;
}
