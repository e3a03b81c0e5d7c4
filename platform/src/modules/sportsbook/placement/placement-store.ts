import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { StruckRecord } from '../bets/bet-record.ts';
import { legSearchText } from '../bets/leg-search-text.ts';
import { weightsInOrder, type Exposure } from '../risk/exposure.ts';
import { RULES_VERSION, ticketJson, ticketOf, type PlacementRow, type Ticket } from './ticket.ts';

/** A bet, with what it holds of the house's room. */
export interface StruckBet {
  readonly bet: StruckRecord;
  readonly exposure: Exposure;
}

interface Refusal {
  readonly code: string;
  readonly details: unknown;
}

/** Stores a placement that waits for its delay. False when the key has been used before. */
export async function insertHeld(tx: Tx, ticket: Ticket): Promise<boolean> {
  const { rows } = await sql`${insertPlacement(ticket, 'held', null)} returning id`.execute(tx);
  return rows.length === 1;
}

/**
 * Stores a placement and the bet it became, in one statement, and answers the bet's number. Undefined when the key has
 * been used before.
 */
export async function insertAccepted(
  tx: Tx,
  ticket: Ticket,
  { bet, exposure }: StruckBet,
): Promise<string | undefined> {
  const { rows } = await sql<{ public_number: bigint }>`
    ${PREPARED} with placement as (${insertPlacement(ticket, 'accepted', bet.acceptedAtMs)} returning id),
    ${betFrom(sql`placement`, ticket, { bet, exposure })}
    select public_number from bet`.execute(tx);
  return rows[0]?.public_number.toString();
}

/** Turns a held placement into its bet, in one statement. False when it was decided already. */
export async function acceptHeld(tx: Tx, ticket: Ticket, { bet, exposure }: StruckBet): Promise<boolean> {
  const { rows } = await sql`
    with placement as (
      update sportsbook_placement set status = 'accepted', decided_at_ms = ${bet.acceptedAtMs}::bigint
      where player_id = ${ticket.playerId}::bigint and id = ${ticket.id}::bigint and status = 'held'
      returning id
    ),
    ${betFrom(sql`placement`, ticket, { bet, exposure })}
    select id from bet`.execute(tx);
  return rows.length === 1;
}

/** Ends a held placement without a bet. False when it was decided already. */
export async function rejectHeld(
  tx: Tx,
  ticket: Pick<Ticket, 'playerId' | 'id'>,
  refusal: Refusal,
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update sportsbook_placement set status = 'rejected', code = ${refusal.code},
      details = ${JSON.stringify(refusal.details ?? null)}::jsonb, decided_at_ms = ${atMs}::bigint
    where player_id = ${ticket.playerId}::bigint and id = ${ticket.id}::bigint and status = 'held'
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Keeps a placement that was refused at receipt, so that its key has an answer. */
export async function insertRejected(
  db: Database,
  placement: {
    readonly playerId: string;
    readonly id: string;
    readonly key: string;
    readonly request: unknown;
  },
  refusal: Refusal,
  atMs: number,
): Promise<void> {
  await sql`
    insert into sportsbook_placement
      (player_id, id, key, status, ticket, code, details, received_at_ms, decides_at_ms, decided_at_ms)
    values (${placement.playerId}, ${placement.id}, ${placement.key}, 'rejected',
      ${JSON.stringify(placement.request)}::jsonb, ${refusal.code},
      ${JSON.stringify(refusal.details ?? null)}::jsonb, ${atMs}, ${atMs}, ${atMs})
    on conflict do nothing`.execute(db);
}

/** Placements that wait: after a restart, or when their decision was lost. */
export async function readHeld(db: Database): Promise<readonly Ticket[]> {
  const { rows } = await sql<PlacementRow>`
    select player_id, id, key, ticket, received_at_ms, decides_at_ms from sportsbook_placement
    where status = 'held' order by decides_at_ms`.execute(db);
  return rows.map(ticketOf);
}

function insertPlacement(
  ticket: Ticket,
  status: 'held' | 'accepted',
  decidedAtMs: number | null,
): RawBuilder<unknown> {
  return sql`
    insert into sportsbook_placement
      (player_id, id, key, status, ticket, received_at_ms, decides_at_ms, decided_at_ms)
    values (${ticket.playerId}, ${ticket.id}, ${ticket.key}, ${status}, ${ticketJson(ticket)}::jsonb,
      ${ticket.receivedAtMs}, ${ticket.decidesAtMs}, ${decidedAtMs})
    on conflict do nothing`;
}

/** The bet and its legs, written only if `placement` has a row. */
function betFrom(
  placement: RawBuilder<unknown>,
  ticket: Ticket,
  { bet, exposure }: StruckBet,
): RawBuilder<unknown> {
  const legs = bet.legs.map((leg, position) => ({
    ...leg,
    position,
    searchText: legSearchText(leg.evidence),
  }));
  const ids = ticket.legs.map(({ selectionId }) => selectionId);
  const weights = weightsInOrder(exposure, ids);
  return sql`
    bet as (
      insert into sportsbook_bet (player_id, id, key, type, status, account_id, currency, stake_minor,
        remaining_stake_minor, payout_cap_minor, weights_cents, return_cents, policy, delay_ms, rules_version, channel, device,
        address_hash, accepted_at_ms)
      select ${ticket.playerId}::bigint, ${bet.id}::bigint, ${bet.key}, ${bet.type}, 'open', ${bet.accountId}::bigint,
        ${bet.currency}, ${bet.stakeMinor}::bigint, ${bet.stakeMinor}::bigint, ${bet.payoutCapMinor}::bigint,
        ${weights}::bigint[], ${exposure.returnCents}::bigint, ${ticket.policy}, ${ticket.delayMs}::int, ${RULES_VERSION},
        ${ticket.origin.channel}, ${ticket.origin.device}, ${ticket.origin.addressHash}, ${bet.acceptedAtMs}::bigint
      from ${placement}
      returning id, public_number
    ),
    legs as (
      insert into sportsbook_bet_leg (player_id, bet_id, position, event_id, market_id, outcome, odds_milli,
        price_version, bet_stops, chance_ppb, evidence, accepted_at_ms, search_text)
      select ${ticket.playerId}::bigint, bet.id, l.position, l."eventId", l."marketId", l.outcome, l."oddsMilli",
        l."priceVersion", l."betStops", l."chancePpb", l.evidence, ${bet.acceptedAtMs}::bigint, l."searchText"
      from bet, jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l(position int, "eventId" bigint,
        "marketId" bigint, outcome text, "oddsMilli" int, "priceVersion" text, "betStops" int, "chancePpb" int,
        evidence jsonb, "searchText" text)
    )`;
}
