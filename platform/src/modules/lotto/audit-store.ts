import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { HouseKept, StakeLabel } from '../products/index.ts';
import type { OpenHold } from '../wallet/index.ts';

/** What must lie in escrow now. */
export async function openHoldsOfLotto(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from lotto_ticket
      where ended_at_ms is null group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

/** What the house has of tickets that have ended; of pools its share and what is carried. */
export async function keptOfLotto(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from lotto_ticket
      where paid_minor is not null group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/**
 * Nothing is bought outside its sales or after the public value; nothing is paid before its draw, or twice by two rules;
 * a pool pays its tickets what it was divided into, and each takes over what the one before carries; no number twice.
 */
export async function brokenLotto(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('ticket %s was bought at %s, its draw was sold from %s to %s', ticket_id, accepted_at_ms,
        d.opens_at_ms, d.closes_at_ms) as detail
      from lotto_ticket t join lotto_draw d using (draw_id)
      where t.accepted_at_ms < d.opens_at_ms or t.accepted_at_ms >= d.closes_at_ms
        or t.accepted_at_ms > d.valued_at_ms or t.accepted_at_ms > d.voided_at_ms
    union all
    select format('ticket %s ended at %s, its draw fell at %s', ticket_id, ended_at_ms, d.drawn_at_ms)
      from lotto_ticket t join lotto_draw d using (draw_id)
      where t.ended_at_ms < coalesce(d.drawn_at_ms, d.voided_at_ms)
        or (t.ended_at_ms is not null and d.drawn_at_ms is null and d.voided_at_ms is null)
        or (t.ended_at_ms is null and d.settled_at_ms is not null)
        or (t.ended_at_ms is not null and t.is_void <> (d.voided_at_ms is not null))
    union all
    select format('ticket %s of a pool is paid %s', ticket_id, t.paid_minor)
      from lotto_ticket t join lotto_draw d using (draw_id)
      where d.winners is not null and t.paid_minor is distinct from case when t.ended_at_ms is null then t.paid_minor
        else (select coalesce(sum(lines * prize), 0) from unnest(t.winning, d.prizes_minor) as w(lines, prize)) end
    union all
    select format('draw %s paid %s, its tickets %s', d.draw_id, d.paid_minor, p.paid)
      from lotto_draw d cross join lateral (
        select coalesce(sum(t.paid_minor), 0) as paid, coalesce(sum(t.stake_minor), 0) as staked
          from lotto_ticket t where t.draw_id = d.draw_id) p
      where d.winners is not null and d.settled_at_ms is not null
        and (p.paid <> d.paid_minor or p.staked <> d.staked_minor)
    union all
    select format('draw %s of %s took over %s, not %s', d.number, d.lottery, d.jackpot_minor, b.carried)
      from lotto_draw d cross join lateral (
        select coalesce((select carried_minor from lotto_draw p
          where p.lottery = d.lottery and p.number < d.number and p.winners is not null
          order by p.number desc limit 1), 0) as carried) b
      where d.winners is not null and d.jackpot_minor <> b.carried
    union all
    select format('draw %s fell twice on a number: %s %s', draw_id, numbers::text, bonus::text)
      from lotto_draw
      where (select count(*) <> count(distinct n) from unnest(numbers) n)
        or (select count(*) <> count(distinct n) from unnest(bonus) n)`.execute(tx);
  return rows.map(({ detail }) => detail);
}

/** @see ProductRegistration.stakeLabels */
export async function ticketLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  const { rows } = await sql<{ ticket_id: bigint; public_number: bigint }>`
    select ticket_id, public_number from lotto_ticket
      where player_id = ${playerId}::bigint and ticket_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(
    rows.map((row) => [row.ticket_id.toString(), { number: row.public_number.toString() }]),
  );
  return (stakeId) => labels.get(stakeId) ?? null;
}
