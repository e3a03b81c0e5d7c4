import { HOUR_MS, formatAmount } from '@paddock/contract';
import type {
  Competitor,
  EventState,
  SelectionView,
  UnsettledEvent,
  UnsettledReason,
} from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** An event the feed never told the end of counts as over this long after its start. */
export const OVER_AFTER_START_MS = 12 * HOUR_MS;
/** Results come within this time of an end; later somebody has to look. */
export const LATE_AFTER_MS = 2 * HOUR_MS;

interface Row {
  readonly event_id: bigint;
  readonly producer: string;
  readonly external_id: string;
  readonly sport: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly state: EventState;
  readonly over_since_ms: bigint;
  readonly market_id: bigint;
  readonly type: string;
  readonly specifiers: string;
  readonly selections: readonly SelectionView[];
  readonly reason: UnsettledReason;
  readonly open_bets: number;
  readonly stakes: readonly { readonly currency: string; readonly minor: string }[];
}

/** Legs of open bets that have no end yet, on events that are over; the first thing any look at them needs. */
const openLegsOfOver = (nowMs: number) => sql`
  select l.event_id, l.market_id, l.outcome, l.player_id, l.bet_id, b.currency, b.stake_minor,
    coalesce(e.ended_at_ms, (e.state->>'startsAtMs')::bigint) as over_since_ms
  from sportsbook_bet_leg l
  join sportsbook_bet b on b.player_id = l.player_id and b.id = l.bet_id
  join sportsbook_event e on e.id = l.event_id
  where l.result = 'open' and b.status = 'open' and (
    e.ended_at_ms is not null or (e.state->>'startsAtMs')::bigint <= ${nowMs - OVER_AFTER_START_MS}::bigint
  )`;

/** Every event that is over with bets open on it, by id. */
export async function listUnsettled(
  db: Database,
  {
    after,
    limit,
    nowMs,
  }: { readonly after: string | undefined; readonly limit: number; readonly nowMs: number },
): Promise<readonly UnsettledEvent[]> {
  const { rows } = await sql<Row>`
    with legs as (${openLegsOfOver(nowMs)}), page as (
      select distinct event_id from legs where event_id > coalesce(${after ?? null}::bigint, 0)
      order by event_id limit ${limit}
    ), bets as (
      select distinct event_id, market_id, over_since_ms, player_id, bet_id, currency, stake_minor from legs
      where event_id in (select event_id from page)
    ), sums as (
      select event_id, market_id, over_since_ms, currency, count(*)::int as bets, sum(stake_minor)::text as minor
      from bets group by event_id, market_id, over_since_ms, currency
    )
    select s.event_id, e.producer, e.external_id, e.sport, e.home, e.away, e.state, s.over_since_ms, s.market_id,
      m.type, m.specifiers, m.selections, sum(s.bets)::int as open_bets,
      jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor) order by s.currency) as stakes,
      case
        when exists (select from sportsbook_quarantine q where q.state = 'open' and s.market_id = any(q.market_ids))
          then 'quarantined'
        when not exists (select from sportsbook_result r where r.market_id = s.market_id) then 'no-result'
        when exists (
          select from legs l where l.market_id = s.market_id and (
            select r.won from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
            order by r.revision desc, r.step desc limit 1
          ) is null
        ) then 'taken-back'
        else 'settling'
      end as reason
    from sums s join sportsbook_event e on e.id = s.event_id join sportsbook_market m on m.id = s.market_id
    group by s.event_id, e.id, s.over_since_ms, s.market_id, m.id
    order by s.event_id, s.market_id`.execute(db);
  const events = new Map<string, UnsettledEvent>();
  for (const row of rows) {
    const event = events.get(row.event_id.toString()) ?? eventOf(row, nowMs);
    event.markets.push({
      marketId: row.market_id.toString(),
      type: row.type,
      specifiers: row.specifiers,
      outcomes: row.selections.map(({ outcome }) => outcome),
      reason: row.reason,
      openBets: row.open_bets,
      stakes: row.stakes.map(({ currency, minor }) => ({
        currency,
        amount: formatAmount(BigInt(minor), currency),
      })),
    });
    events.set(event.eventId, event);
  }
  return [...events.values()];
}

function eventOf(row: Row, nowMs: number): UnsettledEvent {
  const overSinceMs = Number(row.over_since_ms);
  const { status, startsAtMs } = row.state;
  const told = status === 'ended' || status === 'cancelled';
  return {
    eventId: row.event_id.toString(),
    producer: row.producer,
    externalId: row.external_id,
    sport: row.sport,
    home: row.home.name,
    away: row.away.name,
    status,
    startsAtMs,
    overSinceMs,
    isLate: !told || nowMs - overSinceMs >= LATE_AFTER_MS,
    markets: [],
  };
}

/** Markets of cancelled events on which an open leg has no result: what the cancelling should have made void. */
export async function openMarketsOfCancelled(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ market_id: bigint }>`
    select distinct l.market_id from sportsbook_bet_leg l
    join sportsbook_event e on e.id = l.event_id and e.state->>'status' = 'cancelled'
    left join lateral (
      select won from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
      order by r.revision desc, r.step desc limit 1
    ) r on true
    where l.result = 'open' and r.won is null`.execute(tx);
  return rows.map((row) => row.market_id.toString());
}

/** Notes the events that are late and were not before, and forgets those that are settled. Of two nodes one notes each. */
export async function noteLateEvents(tx: Tx, nowMs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: bigint }>`
    with late as (
      select distinct event_id from (${openLegsOfOver(nowMs)}) as legs
      where over_since_ms <= ${nowMs - LATE_AFTER_MS}::bigint
    ), gone as (
      delete from sportsbook_late_event where event_id not in (select event_id from late)
    )
    insert into sportsbook_late_event (event_id, found_at_ms)
    select event_id, ${nowMs}::bigint from late
    on conflict do nothing
    returning event_id`.execute(tx);
  return rows.map((row) => row.event_id.toString());
}
