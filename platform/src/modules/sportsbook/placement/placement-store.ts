import { sql, type RawBuilder } from 'kysely';
import { inOneStatement, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { StakeCalls, WrittenStake } from '../../products/index.ts';
import type { StruckRecord } from '../bets/bet-record.ts';
import { writtenPlan } from '../bets/stored-plan.ts';
import { legSearchText } from '../bets/leg-search-text.ts';
import { weightsInOrder, type Exposure } from '../risk/exposure.ts';
import { RULES_VERSION, storedTicket, ticketOf, type PlacementRow, type Ticket } from './ticket.ts';

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
  readonly bet: NumberedBet | undefined;
}

export type NumberedBet = StruckBet & { readonly number: string };

/** A placement that waited, and the bet it becomes. */
export interface HeldBet {
  readonly ticket: Ticket;
  readonly bet: NumberedBet;
}

/**
 * Everything that placements of different players are, in one statement: their keys, the stakes taken and admitted, their
 * bets. Each part reads the one before it, so they come in this order; `placement` are those whose keys are new. No row
 * for a placement whose key has been used before, and nothing is written of it then.
 */
export function placementsStatement(
  placements: readonly KeyedTicket[],
  { take, admit }: StakeCalls,
): RawBuilder<WrittenStake> {
  return sql<WrittenStake>`
    ${PREPARED} with ${asked(placements.map(askedPlacement))},
    placement as (
      insert into sportsbook_placement
        (player_id, id, key, status, ticket, body_hash, received_at_ms, decides_at_ms, decided_at_ms)
      select "playerId", id, key, case when bet is null then 'held' else 'accepted' end, ticket, "bodyHash",
          "receivedAtMs", "decidesAtMs", "acceptedAtMs"
        from asked
      on conflict do nothing returning id
    ),
    taken as materialized (select ${take} as bets),
    admitted as materialized (select ${admit} as persons from taken),
    written as (select id, persons from placement cross join admitted),
    ${betsOf('written')}
    select id, persons from written`;
}

/** Turns held placements of different players into their bets, in one statement. Answers those not decided already. */
export async function acceptHeld(db: Database, held: readonly HeldBet[]): Promise<ReadonlySet<string>> {
  const rows = await inOneStatement(
    db,
    sql<{ id: bigint }>`
    ${PREPARED} with ${asked(held.map((one) => askedBet(one)))},
    placement as materialized (
      select id from sportsbook_accept_held(array(select "playerId" from asked), array(select asked.id from asked),
        array(select "acceptedAtMs" from asked)) as id
    ),
    ${betsOf('placement')}
    select id from placement`,
  );
  return new Set(rows.map(({ id }) => id.toString()));
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

/** One of them; undefined where it is decided. */
export async function readHeldOf(
  tx: Tx,
  { playerId, id }: Pick<Ticket, 'playerId' | 'id'>,
): Promise<Ticket | undefined> {
  const { rows } = await sql<PlacementRow>`
    select player_id, id, key, ticket, received_at_ms, decides_at_ms from sportsbook_placement
      where player_id = ${playerId}::bigint and id = ${id}::bigint and status = 'held'`.execute(tx);
  return rows.map(ticketOf)[0];
}

/** What is written, as one document. */
function asked(rows: readonly object[]): RawBuilder<unknown> {
  return sql`asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a("playerId" bigint, id bigint, key text,
        "bodyHash" text, ticket jsonb, "receivedAtMs" bigint, "decidesAtMs" bigint, "acceptedAtMs" bigint, bet jsonb,
        legs jsonb)
    )`;
}

function askedPlacement({ ticket, bodyHash, bet }: KeyedTicket) {
  const { id, playerId, key, receivedAtMs, decidesAtMs } = ticket;
  const placement = { id, playerId, key, bodyHash, receivedAtMs, decidesAtMs };
  return bet === undefined
    ? { ...placement, ticket: storedTicket(ticket) }
    : { ...placement, ...askedBet({ ticket, bet }) };
}

function askedBet({ ticket, bet: { bet, exposure, number } }: HeldBet) {
  const places = bet.legs.map(({ eventId, marketId, outcome }) => ({
    eventId,
    selectionId: `${marketId}.${outcome}`,
  }));
  return {
    id: ticket.id,
    playerId: ticket.playerId,
    acceptedAtMs: bet.acceptedAtMs,
    bet: {
      key: bet.key,
      type: bet.type,
      accountId: bet.accountId,
      currency: bet.currency,
      stakeMinor: bet.stakeMinor.toString(),
      payoutCapMinor: bet.payoutCapMinor.toString(),
      ...writtenPlan(bet.type, bet.plan),
      weights: `{${weightsInOrder(exposure, places).join()}}`,
      returnCents: exposure.returnCents.toString(),
      policy: ticket.policy,
      delayMs: ticket.delayMs,
      ...(ticket.gift !== undefined && { gift: ticket.gift }),
      origin: ticket.origin,
      number,
    },
    // By name: the rest of an object without some of its members costs more than all else here.
    legs: bet.legs.map((leg, position) => ({
      position,
      eventId: leg.eventId,
      marketId: leg.marketId,
      outcome: leg.outcome,
      oddsMilli: leg.oddsMilli,
      priceVersion: leg.priceVersion,
      betStops: leg.betStops,
      chancePpb: leg.chancePpb,
      evidence: leg.evidence,
      searchText: legSearchText(leg.evidence),
    })),
  };
}

/** The bets that were asked for and their legs, of those placements that the part of this name has a row of. */
function betsOf(part: 'written' | 'placement'): RawBuilder<unknown> {
  return sql`
    bet as (
      insert into sportsbook_bet (player_id, id, key, type, status, account_id, currency, stake_minor,
        remaining_stake_minor, payout_cap_minor, weights_cents, return_cents, policy, delay_ms, rules_version, channel, device,
        address_hash, accepted_at_ms, public_number, bankers, folds, links, anti_odds_milli, anti_margin_ppb,
        builder_milli, builder_model, each_way, gift)
      select "playerId", id, b.key, b.type, 'open', b."accountId", b.currency, b."stakeMinor", b."stakeMinor",
        b."payoutCapMinor", b.weights, b."returnCents", b.policy, b."delayMs", ${RULES_VERSION}, b.origin ->> 'channel',
        b.origin ->> 'device', b.origin ->> 'addressHash', "acceptedAtMs", b.number, b.bankers, b.folds,
        b.links, b."antiOdds", b."antiMargin", b."builderMilli", b."builderModel", b."eachWay", b.gift
      from ${sql.table(part)} join asked using (id) cross join jsonb_to_record(bet) as b(key text, type text,
        "accountId" bigint, currency text, "stakeMinor" bigint, "payoutCapMinor" bigint, weights bigint[],
        "returnCents" bigint, policy text, "delayMs" int, origin jsonb, number bigint, bankers smallint[],
        folds smallint[], links smallint[], "antiOdds" int, "antiMargin" int, "builderMilli" int[], "builderModel" jsonb,
        "eachWay" jsonb, gift jsonb)
      where bet is not null
    ),
    legs as (
      insert into sportsbook_bet_leg (player_id, bet_id, position, event_id, market_id, outcome, odds_milli,
        price_version, bet_stops, chance_ppb, evidence, accepted_at_ms, search_text)
      select "playerId", id, l.position, l."eventId", l."marketId", l.outcome, l."oddsMilli", l."priceVersion",
        l."betStops", l."chancePpb", l.evidence, "acceptedAtMs", l."searchText"
      from ${sql.table(part)} join asked using (id) cross join jsonb_to_recordset(legs) as l(position int,
        "eventId" bigint, "marketId" bigint, outcome text, "oddsMilli" int, "priceVersion" text, "betStops" int,
        "chancePpb" int, evidence jsonb, "searchText" text)
    )`;
}
