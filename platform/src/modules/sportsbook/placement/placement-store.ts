import { sql, type RawBuilder } from 'kysely';

import { inOneStatement, type Database, type Tx } from '../../../kernel/database/database.ts';
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

/** A placement with the body its key belongs to. */
export interface KeyedTicket {
  readonly ticket: Ticket;
  readonly bodyHash: string;
  /** With its number; absent while it has to wait. */
  readonly bet: (StruckBet & { readonly number: string }) | undefined;
}

interface StakeCalls {
  /** Of the wallet: takes the stake. */
  readonly take: RawBuilder<boolean>;
  /** Of the limits: admits it, and answers who else it counts for. */
  readonly admit: RawBuilder<bigint | null>;
}

/**
 * Everything a placement is, in one statement: its key, the stake taken and admitted, its bet. Each part reads the one
 * before it, so they come in this order. No row when the key has been used before, and nothing is written then.
 */
export function placementStatement(
  { ticket, bodyHash, bet }: KeyedTicket,
  { take, admit }: StakeCalls,
): RawBuilder<{ readonly person: bigint | null }> {
  const status = bet === undefined ? 'held' : 'accepted';
  const decidedAtMs = bet?.bet.acceptedAtMs ?? null;
  return sql`
    ${PREPARED} with placement as (
      insert into sportsbook_placement
        (player_id, id, key, status, ticket, body_hash, received_at_ms, decides_at_ms, decided_at_ms)
      values (${ticket.playerId}, ${ticket.id}, ${ticket.key}, ${status},
        ${bet === undefined ? ticketJson(ticket) : null}::jsonb, ${bodyHash}, ${ticket.receivedAtMs},
        ${ticket.decidesAtMs}, ${decidedAtMs})
      on conflict do nothing returning id
    ),
    taken as materialized (select ${take} as taken from placement),
    admitted as materialized (select ${admit} as person, taken from taken)
    ${bet === undefined ? sql`` : sql`, ${betFrom(sql`admitted`, ticket, bet)}`}
    select person from admitted`;
}

/** Turns a held placement into its bet, in one statement. False when it was decided already. */
export async function acceptHeld(
  db: Database,
  ticket: Ticket,
  bet: StruckBet & { readonly number: string },
): Promise<boolean> {
  const rows = await inOneStatement(
    db,
    sql`
    ${PREPARED} with placement as (
      update sportsbook_placement set status = 'accepted', decided_at_ms = ${bet.bet.acceptedAtMs}::bigint
      where player_id = ${ticket.playerId}::bigint and id = ${ticket.id}::bigint and status = 'held'
      returning id
    ),
    ${betFrom(sql`placement`, ticket, bet)}
    select id from bet`,
  );
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
    readonly bodyHash: string;
  },
  refusal: Refusal,
  atMs: number,
): Promise<void> {
  await sql`
    insert into sportsbook_placement
      (player_id, id, key, status, ticket, body_hash, code, details, received_at_ms, decides_at_ms, decided_at_ms)
    values (${placement.playerId}, ${placement.id}, ${placement.key}, 'rejected',
      ${JSON.stringify(placement.request)}::jsonb, ${placement.bodyHash}, ${refusal.code},
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

/** The bet and its legs, written only if what is `before` them has a row. */
function betFrom(
  before: RawBuilder<unknown>,
  ticket: Ticket,
  { bet, exposure, number }: StruckBet & { readonly number: string },
): RawBuilder<unknown> {
  const legs = bet.legs.map(({ result: _open, finalScore: _none, ...leg }, position) => ({
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
        address_hash, accepted_at_ms, public_number)
      select ${ticket.playerId}::bigint, ${bet.id}::bigint, ${bet.key}, ${bet.type}, 'open', ${bet.accountId}::bigint,
        ${bet.currency}, ${bet.stakeMinor}::bigint, ${bet.stakeMinor}::bigint, ${bet.payoutCapMinor}::bigint,
        ${weights}::bigint[], ${exposure.returnCents}::bigint, ${ticket.policy}, ${ticket.delayMs}::int, ${RULES_VERSION},
        ${ticket.origin.channel}, ${ticket.origin.device}, ${ticket.origin.addressHash}, ${bet.acceptedAtMs}::bigint,
        ${number}::bigint
      from ${before}
      returning id
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
