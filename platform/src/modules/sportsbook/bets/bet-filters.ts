import { parsePublicNumber, type PlayerId } from '@paddock/contract';
import type { BetFilter, BetFilterName } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { searchWords } from '../../../kernel/search/search-words.ts';

/** What each filter that is set asks of a bet `b`. */
export type BetConditions = Partial<Record<BetFilterName, RawBuilder<unknown>>>;

/** @throws INVALID_INPUT for a time that ends before it begins, and an account that is no id. */
export function conditionsOf(filter: BetFilter): BetConditions {
  const { status, type, sport, accountId, search } = filter;
  return {
    ...(status === undefined ? {} : { status: ofStatus(status) }),
    ...(type === undefined ? {} : { type: sql`b.type = ${type}` }),
    ...(sport === undefined ? {} : { sport: withLeg(sql`l.evidence ->> 'sport' = ${sport}`) }),
    ...timeOf(filter),
    ...(accountId === undefined
      ? {}
      : { account: sql`b.account_id = ${requiredId(accountId, 'INVALID_INPUT')}::bigint` }),
    ...(search === undefined ? {} : searchOf(search)),
  };
}

/** All of them together. */
export function allOf(conditions: BetConditions): RawBuilder<unknown> {
  return sql.join([sql`true`, ...Object.values(conditions)], sql` and `);
}

/**
 * Filters without which, each alone, the player would have bets, in one look through them: what an empty list says of
 * itself. None where only several together hide everything, or where there is no bet at all.
 */
export async function hidingFilters(
  db: Database,
  playerId: PlayerId,
  conditions: BetConditions,
): Promise<BetFilterName[]> {
  const names = Object.keys(conditions) as BetFilterName[];
  if (names.length === 0) return [];
  const shown = names.map((name) => {
    const { [name]: _left, ...others } = conditions;
    return sql`bool_or(${allOf(others)}) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<BetFilterName, boolean | null>>`
    select ${sql.join(shown)} from sportsbook_bet b where b.player_id = ${playerId}::bigint`.execute(db);
  return names.filter((name) => rows[0]?.[name] === true);
}

function ofStatus(status: NonNullable<BetFilter['status']>): RawBuilder<unknown> {
  // As the index of open bets has it.
  if (status === 'open') return sql`b.status = 'open'`;
  return status === 'settled' ? sql`b.status <> 'open'` : sql`b.status = ${status}`;
}

function timeOf({ fromMs, toMs }: BetFilter): BetConditions {
  if (fromMs === undefined && toMs === undefined) return {};
  if (fromMs !== undefined && toMs !== undefined && toMs <= fromMs) throw new PlatformError('INVALID_INPUT');
  const from = fromMs === undefined ? sql`true` : sql`b.accepted_at_ms >= ${fromMs}::bigint`;
  const to = toMs === undefined ? sql`true` : sql`b.accepted_at_ms < ${toMs}::bigint`;
  return { dates: sql`${from} and ${to}` };
}

function searchOf(search: string): BetConditions {
  const words = searchWords(search);
  if (words.length === 0) return {};
  const named = withLeg(
    sql.join(
      words.map((word) => sql`strpos(l.search_text, ${word}) > 0`),
      sql` and `,
    ),
  );
  const typed = parsePublicNumber(search.trim().replace(/^[#№]/, ''));
  if (typed.status !== 'number') return { search: named };
  return { search: sql`(b.public_number = ${typed.number}::bigint or ${named})` };
}

function withLeg(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from sportsbook_bet_leg l where l.player_id = b.player_id and l.bet_id = b.id and ${condition})`;
}
