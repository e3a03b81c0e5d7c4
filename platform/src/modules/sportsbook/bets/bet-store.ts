import { parsePublicNumber, type PlayerId } from '@paddock/contract';
import type { BetGift } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { StakeLabel } from '../../products/index.ts';
import { allOf, type BetConditions } from './bet-filters.ts';
import { EDIT_KEY, type BetRecord, type EditedBet, type LegRecord } from './bet-record.ts';
import { planFrom, type StoredPlan } from './stored-plan.ts';

interface BetRow extends StoredPlan {
  readonly id: bigint;
  readonly public_number: bigint;
  readonly key: string;
  readonly type: BetRecord['type'];
  readonly status: BetRecord['status'];
  readonly revision: number;
  readonly account_id: bigint;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly remaining_stake_minor: bigint;
  readonly cash_outs: readonly { stake: string; paid: string; atMs: number; byOrder: boolean }[] | null;
  readonly cash_out_order: { leastMinor: string; partMinor: string | null; setAtMs: number } | null;
  readonly edited_into: EditedBet | null;
  readonly edited_from: EditedBet | null;
  readonly payout_minor: bigint;
  readonly payout_cap_minor: bigint;
  readonly accepted_at_ms: bigint;
  readonly settled_at_ms: bigint | null;
  readonly gift: BetGift | null;
  readonly extra_minor: bigint;
  readonly legs: readonly LegRecord[];
}

/** Bets with their legs in one round trip. Ids inside the JSON are text: they do not fit a JSON number. */
async function readBets(db: Database, condition: RawBuilder<unknown>): Promise<readonly BetRecord[]> {
  const { rows } = await sql<BetRow>`
    select b.id, b.public_number, b.key, b.type, b.bankers, b.folds, b.links, b.anti_odds_milli, b.anti_margin_ppb,
      b.builder_milli, b.builder_model, b.each_way, b.gift, b.extra_minor,
      b.status, b.revision, b.account_id, b.currency, b.stake_minor, b.remaining_stake_minor,
      b.payout_minor, b.payout_cap_minor, b.accepted_at_ms, b.settled_at_ms, (
        select jsonb_agg(jsonb_build_object(
          'eventId', l.event_id::text, 'marketId', l.market_id::text, 'outcome', l.outcome,
          'oddsMilli', l.odds_milli, 'priceVersion', l.price_version, 'betStops', l.bet_stops,
          'chancePpb', l.chance_ppb,
          'evidence', l.evidence, 'startsAtMs', (
            select e.starts_at_ms from sportsbook_event e where e.id = l.event_id
          ), 'result', l.result, 'finalScore', l.final_score,
          'finalParts', case when l.final_score is not null then (
            select e.state -> 'parts' from sportsbook_event e where e.id = l.event_id
          ) end,
          'finalPlace', case when l.result <> 'open' then (
            select came -> 'place' from sportsbook_event e, jsonb_array_elements(e.state -> 'placings') as came
            where e.id = l.event_id and e.ended_at_ms is not null and came ->> 'code' = l.outcome
          ) end
        ) order by l.position)
        from sportsbook_bet_leg l where l.player_id = b.player_id and l.bet_id = b.id
      ) as legs, case when b.cashed_minor > 0 then (
        select jsonb_agg(jsonb_build_object(
          'stake', c.stake_minor::text, 'paid', c.paid_minor::text, 'atMs', c.decided_at_ms,
          'byOrder', c.by_order) order by c.revision)
        from sportsbook_cash_out c where c.player_id = b.player_id and c.bet_id = b.id and c.status = 'paid'
      ) end as cash_outs, case when b.status = 'open' then (
        select jsonb_build_object('leastMinor', o.least_minor::text, 'partMinor', o.part_minor::text,
          'setAtMs', o.set_at_ms)
        from sportsbook_cash_out_order o where o.player_id = b.player_id and o.bet_id = b.id
      ) end as cash_out_order, case when b.cashed_minor > 0 then (
        select jsonb_build_object('betId', n.id::text, 'number', n.public_number::text)
        from sportsbook_cash_out c join sportsbook_bet n on n.player_id = c.player_id and n.id = c.becomes
        where c.player_id = b.player_id and c.bet_id = b.id and c.status = 'paid' and c.becomes is not null
      ) end as edited_into, case when starts_with(b.key, ${EDIT_KEY}) then (
        select jsonb_build_object('betId', o.id::text, 'number', o.public_number::text)
        from sportsbook_cash_out c join sportsbook_bet o on o.player_id = c.player_id and o.id = c.bet_id
        where c.player_id = b.player_id and c.becomes = b.id
      ) end as edited_from
    from sportsbook_bet b where ${condition}`.execute(db);
  return rows.map((row) => ({
    id: row.id.toString(),
    number: row.public_number.toString(),
    key: row.key,
    type: row.type,
    plan: planFrom(row, row.legs.length),
    status: row.status,
    revision: row.revision,
    accountId: row.account_id.toString(),
    currency: row.currency,
    stakeMinor: row.stake_minor,
    remainingStakeMinor: row.remaining_stake_minor,
    cashOuts: (row.cash_outs ?? []).map(({ stake, paid, ...part }) => ({
      stakeMinor: BigInt(stake),
      paidMinor: BigInt(paid),
      ...part,
    })),
    ...(row.cash_out_order !== null && {
      cashOutOrder: {
        leastMinor: BigInt(row.cash_out_order.leastMinor),
        partMinor: row.cash_out_order.partMinor === null ? undefined : BigInt(row.cash_out_order.partMinor),
        setAtMs: row.cash_out_order.setAtMs,
      },
    }),
    ...(row.gift !== null && { gift: row.gift }),
    extraMinor: row.extra_minor,
    ...(row.edited_into !== null && { editedInto: row.edited_into }),
    ...(row.edited_from !== null && { editedFrom: row.edited_from }),
    payoutMinor: row.payout_minor,
    payoutCapMinor: row.payout_cap_minor,
    acceptedAtMs: Number(row.accepted_at_ms),
    settledAtMs: row.settled_at_ms === null ? null : Number(row.settled_at_ms),
    legs: row.legs,
  }));
}

export async function readBet(
  db: Database,
  playerId: PlayerId,
  betId: string,
): Promise<BetRecord | undefined> {
  const [bet] = await readBets(db, sql`b.player_id = ${playerId}::bigint and b.id = ${betId}::bigint`);
  return bet;
}

/** A player's bet by the number people know it by, as typed; undefined for another player's, and for what is no number. */
export async function readNumberedBet(
  db: Database,
  playerId: PlayerId,
  typed: string,
): Promise<BetRecord | undefined> {
  const read = parsePublicNumber(typed);
  if (read.status !== 'number') return undefined;
  const [bet] = await readBets(
    db,
    sql`b.player_id = ${playerId}::bigint and b.public_number = ${read.number}::bigint`,
  );
  return bet;
}

export interface BetPage {
  readonly bets: readonly BetRecord[];
  /** Where the next page starts; null at the end. */
  readonly nextCursor: string | null;
}

/** A player's bets, newest first, by keyset: a page costs the same at any depth. */
export async function readBetPage(
  db: Database,
  playerId: PlayerId,
  conditions: BetConditions,
  cursor: string | undefined,
  limit: number,
): Promise<BetPage> {
  const before = cursor === undefined ? sql`` : sql`and b.id < ${cursor}::bigint`;
  const found = await readBets(
    db,
    sql`b.player_id = ${playerId}::bigint ${before} and ${allOf(conditions)}
      order by b.id desc limit ${limit + 1}`,
  );
  const bets = found.slice(0, limit);
  return { bets, nextCursor: found.length > limit ? (bets.at(-1)?.id ?? null) : null };
}

/** Reads the numbers of some bets of a player, to be asked for one by one; null for one never accepted. */
export async function betLabels(
  db: Database | Tx,
  playerId: PlayerId,
  betIds: readonly string[],
): Promise<(betId: string) => StakeLabel | null> {
  if (betIds.length === 0) return () => null;
  const { rows } = await sql<{ id: bigint; public_number: bigint }>`
    select id, public_number from sportsbook_bet
      where player_id = ${playerId}::bigint and id = any(${[...betIds]}::bigint[])`.execute(db);
  const labels = new Map(rows.map((row) => [row.id.toString(), { number: row.public_number.toString() }]));
  return (betId) => labels.get(betId) ?? null;
}
