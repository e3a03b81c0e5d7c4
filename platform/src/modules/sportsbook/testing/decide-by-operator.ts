import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { insertDecision } from '../operators/decision-store.ts';
import type { NamedMarket } from './feed-driver.ts';
import type { SportsbookPlatform } from './sportsbook.fixture.ts';

/** An operator's word about who won a match, stored as their API does it; the bets are settled with the next look for work. */
export async function decideByOperator(
  { kernel: { db, clock } }: SportsbookPlatform,
  externalId: string,
  selections: readonly NamedMarket['selections'][number][],
): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    select m.id from sportsbook_market m join sportsbook_event e on e.id = m.event_id
      where e.home -> 'name' ->> 'en' = ${`${externalId} Home`} and m.type = '1x2'`.execute(db);
  const [market] = rows;
  if (market === undefined) throw new Error(`${externalId} has no market`);
  const results = selections.map(({ outcome, won, voidHalves = 0, deadHeat: [num, den] = [1, 1] }) => ({
    ...{ market_id: market.id.toString(), outcome, won, void_halves: voidHalves, num, den },
  }));
  await inTransaction(db, (tx) => insertDecision(tx, results, clock.nowMs()));
}
