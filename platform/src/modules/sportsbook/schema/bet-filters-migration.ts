import { sql, type Kysely } from 'kysely';

import type { LegEvidence } from '../bets/bet-record.ts';
import { legSearchText } from '../bets/leg-search-text.ts';

const BATCH = 1_000;

interface StoredLeg {
  readonly player_id: string;
  readonly bet_id: string;
  readonly position: number;
  readonly evidence: LegEvidence;
}

/**
 * What a player looks for a bet by: the names of its matches and championships in the form that is searched, and when it
 * was placed. Every search begins with the player, so the leg's own key finds what is looked through.
 */
export async function addBetFilters(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_bet_leg add column search_text text not null default ''`.execute(db);
  await sql`create index sportsbook_bet_by_time on sportsbook_bet (player_id, accepted_at_ms)`.execute(db);
  let last: StoredLeg | undefined;
  do {
    const { rows } = await sql<StoredLeg>`
      select player_id::text, bet_id::text, position, evidence from sportsbook_bet_leg
      where (player_id, bet_id, position) >
        (${last?.player_id ?? '0'}::bigint, ${last?.bet_id ?? '0'}::bigint, ${last?.position ?? -1}::int)
      order by player_id, bet_id, position limit ${BATCH}`.execute(db);
    await writeSearchTexts(db, rows);
    last = rows.at(-1);
  } while (last !== undefined);
}

async function writeSearchTexts(db: Kysely<unknown>, legs: readonly StoredLeg[]): Promise<void> {
  const texts = legs.map(({ evidence, ...key }) => ({ ...key, text: legSearchText(evidence) }));
  await sql`
    update sportsbook_bet_leg l set search_text = t.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as t(player_id bigint, bet_id bigint, position int, text text)
    where l.player_id = t.player_id and l.bet_id = t.bet_id and l.position = t.position`.execute(db);
}
