import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { LottoEntry } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BoughtTicket } from '../../bonuses/index.ts';
import type { DrawId } from '../draws/draw.ts';
import type { SubscriptionId, Ticket } from './ticket.ts';

interface TicketRow {
  readonly ticket_id: bigint;
  readonly public_number: bigint;
  readonly player_id: bigint;
  readonly draw_id: bigint;
  readonly subscription_id: bigint | null;
  readonly gift_id: bigint | null;
  readonly currency: string;
  readonly line_minor: bigint;
  readonly lines: bigint;
  readonly stake_minor: bigint;
  readonly most_minor: bigint;
  readonly fields: unknown;
  readonly accepted_at_ms: bigint;
  readonly paid_minor: bigint | null;
  readonly is_void: boolean;
  readonly ended_at_ms: bigint | null;
}

const toTicket = (row: TicketRow): Ticket => ({
  ticketId: row.ticket_id.toString() as BetId,
  number: row.public_number.toString(),
  playerId: row.player_id.toString() as PlayerId,
  drawId: row.draw_id.toString() as DrawId,
  subscriptionId:
    row.subscription_id === null ? undefined : (row.subscription_id.toString() as SubscriptionId),
  giftId: row.gift_id?.toString(),
  currency: row.currency,
  lineMinor: row.line_minor,
  lines: row.lines,
  stakeMinor: row.stake_minor,
  mostMinor: row.most_minor,
  fields: row.fields as readonly LottoEntry[],
  acceptedAtMs: Number(row.accepted_at_ms),
  end:
    row.ended_at_ms === null || row.paid_minor === null
      ? undefined
      : { paidMinor: row.paid_minor, isVoid: row.is_void, atMs: Number(row.ended_at_ms) },
});

const COLUMNS = sql`
  ticket_id, public_number, player_id, draw_id, subscription_id, gift_id, currency, line_minor, lines, stake_minor, most_minor,
  fields, accepted_at_ms, paid_minor, is_void, ended_at_ms`;

export async function insertTicket(tx: Tx, ticket: Ticket): Promise<void> {
  await sql`
    insert into lotto_ticket (ticket_id, public_number, player_id, draw_id, subscription_id, gift_id, currency,
        line_minor, lines, stake_minor, most_minor, fields, accepted_at_ms)
      values (${ticket.ticketId}, ${ticket.number}, ${ticket.playerId}, ${ticket.drawId},
        ${ticket.subscriptionId ?? null}, ${ticket.giftId ?? null}, ${ticket.currency}, ${ticket.lineMinor}, ${ticket.lines}, ${ticket.stakeMinor},
        ${ticket.mostMinor}, ${JSON.stringify(ticket.fields)}::jsonb, ${ticket.acceptedAtMs})`.execute(tx);
}

/** Most that the player's tickets in a draw can win together, by currency. */
export async function mostOfPlayer(
  tx: Tx,
  drawId: DrawId,
  playerId: PlayerId,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ currency: string; most: bigint }>`
    select currency, sum(most_minor)::bigint as most from lotto_ticket
      where draw_id = ${drawId} and player_id = ${playerId} and ended_at_ms is null group by currency`.execute(
    tx,
  );
  return new Map(rows.map(({ currency, most }) => [currency, most]));
}

/** Adds to what the same numbers may win in a draw, and answers what they may now, for each. */
export async function addExposure(
  tx: Tx,
  drawId: DrawId,
  fields: ReadonlyMap<string, bigint>,
): Promise<readonly bigint[]> {
  const rows = [...fields]
    .map(([field, most]) => ({ field, most_cents: most.toString() }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
  const added = await sql<{ most_cents: bigint }>`
    insert into lotto_exposure as e (draw_id, field, most_cents)
      select ${drawId}::bigint, field, most_cents
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(field text, most_cents bigint)
      on conflict (draw_id, field) do update set most_cents = e.most_cents + excluded.most_cents
      returning most_cents`.execute(tx);
  return added.rows.map(({ most_cents }) => most_cents);
}

/** Tickets of a draw whose winning lines are not counted. */
export async function uncountedTickets(
  tx: Tx,
  drawId: DrawId,
  limit: number,
): Promise<readonly Pick<Ticket, 'ticketId' | 'fields'>[]> {
  const { rows } = await sql<{ ticket_id: bigint; fields: unknown }>`
    select ticket_id, fields from lotto_ticket
      where draw_id = ${drawId} and winning is null order by ticket_id limit ${limit}`.execute(tx);
  return rows.map((row) => ({
    ticketId: row.ticket_id.toString() as BetId,
    fields: row.fields as readonly LottoEntry[],
  }));
}

export async function saveWinning(
  tx: Tx,
  counted: readonly { readonly ticketId: BetId; readonly winning: readonly bigint[] }[],
): Promise<void> {
  const rows = counted.map(({ ticketId, winning }) => ({
    ticket_id: ticketId,
    winning: `{${winning.join(',')}}`,
  }));
  await sql`
    update lotto_ticket t set winning = r.winning::bigint[]
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ticket_id bigint, winning text)
      where t.ticket_id = r.ticket_id`.execute(tx);
}

/** What was staked on a draw, and its winning lines by category. */
export async function sumsOfDraw(
  tx: Tx,
  drawId: DrawId,
  categories: number,
): Promise<{ readonly stakedMinor: AmountMinor; readonly winners: readonly bigint[] }> {
  const staked = await sql<{ staked: bigint }>`
    select coalesce(sum(stake_minor), 0)::bigint as staked from lotto_ticket where draw_id = ${drawId}`.execute(
    tx,
  );
  const { rows } = await sql<{ at: bigint; lines: bigint }>`
    select w.at, sum(w.lines)::bigint as lines
      from lotto_ticket t cross join lateral unnest(t.winning) with ordinality as w(lines, at)
      where t.draw_id = ${drawId} group by w.at`.execute(tx);
  const winners = new Map(rows.map(({ at, lines }) => [Number(at), lines]));
  return {
    stakedMinor: staked.rows[0]?.staked ?? 0n,
    winners: Array.from({ length: categories }, (_, at) => winners.get(at + 1) ?? 0n),
  };
}

/** One open ticket of each of some players in a draw, in the order in which accounts are locked. */
export async function openTickets(
  tx: Tx,
  drawId: DrawId,
  { except, limit }: { readonly except: readonly BetId[]; readonly limit: number },
): Promise<readonly Ticket[]> {
  const { rows } = await sql<TicketRow>`
    select distinct on (player_id) ${COLUMNS} from lotto_ticket
      where draw_id = ${drawId} and ended_at_ms is null and ticket_id <> all(${[...except]}::bigint[])
      order by player_id, ticket_id limit ${limit}`.execute(tx);
  return rows.map(toTicket);
}

export async function endTickets(
  tx: Tx,
  ends: readonly { readonly ticketId: BetId; readonly paidMinor: AmountMinor; readonly isVoid: boolean }[],
  nowMs: number,
): Promise<void> {
  const rows = ends.map(({ ticketId, paidMinor, isVoid }) => ({
    ...{ ticket_id: ticketId, paid_minor: paidMinor.toString(), is_void: isVoid },
  }));
  await sql`
    update lotto_ticket t set paid_minor = r.paid_minor, is_void = r.is_void, ended_at_ms = ${nowMs}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ticket_id bigint, paid_minor bigint, is_void boolean)
      where t.ticket_id = r.ticket_id and t.ended_at_ms is null`.execute(tx);
}

/** Tickets of a player, the newest first. */
export async function ticketsOf(
  db: Database,
  playerId: PlayerId,
  {
    before,
    lottery,
    limit,
  }: { readonly before: string | undefined; readonly lottery: string | undefined; readonly limit: number },
): Promise<readonly Ticket[]> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from lotto_ticket
      where player_id = ${playerId} and (${before ?? null}::bigint is null or ticket_id < ${before ?? null}::bigint)
        and (${lottery ?? null}::text is null or draw_id in (
          select draw_id from lotto_draw where lottery = ${lottery ?? null}::text))
      order by ticket_id desc limit ${limit}`.execute(db);
  return rows.map(toTicket);
}

export async function readTicket(
  db: Database | Tx,
  playerId: PlayerId,
  id: BetId,
): Promise<Ticket | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from lotto_ticket where player_id = ${playerId} and ticket_id = ${id}`.execute(db);
  return rows[0] === undefined ? undefined : toTicket(rows[0]);
}

/** @see TicketSeller.boughtWithGifts */
export async function boughtWithGifts(db: Database | Tx): Promise<readonly BoughtTicket[]> {
  const { rows } = await sql<{ player_id: bigint; ticket_id: bigint; gift_id: bigint; is_void: boolean }>`
    select player_id, ticket_id, gift_id, is_void from lotto_ticket where gift_id is not null`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    betId: row.ticket_id.toString() as BetId,
    giftId: row.gift_id.toString(),
    isVoid: row.is_void,
  }));
}
