import type { AmountMinor, BetId, PlayerId, SelectionResult } from '@paddock/contract';
import type { BetStatus } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { decideBet, legResultLabel } from './decide-bet.ts';

export interface BetKey {
  readonly playerId: PlayerId;
  readonly betId: BetId;
}

/** What settling did to a bet. */
export interface BetChange extends BetKey {
  readonly before: BetStatus;
  readonly after: BetStatus;
  readonly revision: number;
  /** What the player got by it; negative when a correction took money back. */
  readonly paidMinor: AmountMinor;
  /** What the house stood to lose by it, in cents of EUR, and on which selections. */
  readonly liabilityCents: bigint;
  readonly selectionIds: readonly string[];
}

interface BetRow {
  readonly status: BetStatus;
  readonly revision: number;
  readonly remaining_stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly payout_cap_minor: bigint;
  readonly liability_cents: bigint;
  readonly currency: string;
}

interface LegRow {
  readonly position: number;
  readonly selection_id: string;
  readonly odds_milli: number;
  readonly result: string;
  readonly score_moved: boolean;
  readonly cancelled: boolean;
  readonly won: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2 | null;
  readonly dead_heat_num: number | null;
  readonly dead_heat_den: number | null;
  readonly event_final_score: readonly [number, number] | null;
}

/** What settling moves money and limits with. */
export interface SettlingParts {
  readonly wallet: Pick<Wallet, 'settleBet'>;
  readonly limits: Pick<LimitsCheck, 'recordReturn'>;
}

/**
 * Brings one bet up to its legs' stored results, in a transaction of its player alone (rules §7). The bet is locked
 * before the results are read, so that of two workers the later one always sees what the earlier one saw. The wallet
 * posts target(revision) − what it has posted, under a transfer id made of bet and revision: running this again, also
 * after a crash at any point, changes nothing. Answers undefined when nothing moved.
 */
export function settleBet(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { wallet, limits }: SettlingParts,
  key: BetKey,
): Promise<BetChange | undefined> {
  return inTransaction(kernel.db, async (tx) => {
    const bet = await lockBet(tx, key);
    const legs = await readLegs(tx, key);
    const results = legs.map(resultOf);
    const decision = decideBet(
      { remainingStakeMinor: bet.remaining_stake_minor, payoutCapMinor: bet.payout_cap_minor },
      legs.map((leg, at) => ({ oddsMilli: leg.odds_milli, result: results[at] })),
    );
    await writeLegs(tx, key, legs, results);
    if (decision.status === bet.status && decision.returnMinor === bet.payout_minor) return undefined;
    const revision = bet.revision + 1;
    const atMs = kernel.clock.nowMs();
    const { paidMinor } = await wallet.settleBet(tx, {
      ...key,
      revision,
      targetMinor: decision.returnMinor,
      reason: reasonOf(bet.status, decision.status),
      atMs,
    });
    await limits.recordReturn(tx, {
      ...key,
      currency: bet.currency,
      revision,
      paidMinor,
      isVoid: isVoid(results),
      atMs,
    });
    const settledAtMs = decision.status === 'open' ? null : BigInt(atMs);
    await sql`
      update sportsbook_bet set status = ${decision.status}, revision = ${revision},
        payout_minor = ${decision.returnMinor}, settled_at_ms = ${settledAtMs}::bigint
      where player_id = ${key.playerId}::bigint and id = ${key.betId}::bigint`.execute(tx);
    return {
      ...key,
      before: bet.status,
      after: decision.status,
      revision,
      paidMinor,
      liabilityCents: bet.liability_cents,
      selectionIds: legs.map((leg) => leg.selection_id),
    };
  });
}

async function lockBet(tx: Tx, { playerId, betId }: BetKey): Promise<BetRow> {
  const { rows } = await sql<BetRow>`
    select status, revision, remaining_stake_minor, payout_minor, payout_cap_minor, liability_cents, currency
    from sportsbook_bet
    where player_id = ${playerId}::bigint and id = ${betId}::bigint for update`.execute(tx);
  const bet = rows[0];
  if (bet === undefined) throw new Error(`bet ${betId} has legs but no row`);
  return bet;
}

/** Legs with their latest result and whether a cancel window holds their acceptance: [from, to) (rules §5). */
async function readLegs(tx: Tx, { playerId, betId }: BetKey): Promise<readonly LegRow[]> {
  const { rows } = await sql<LegRow>`
    select l.position, l.market_id || '.' || l.outcome as selection_id, l.odds_milli, l.result, e.final_score is distinct from l.final_score as score_moved,
      r.won, r.void_halves, r.dead_heat_num, r.dead_heat_den, e.final_score as event_final_score,
      exists (
        select from sportsbook_cancel c
        where c.event_id = l.event_id and (c.market_id is null or c.market_id = l.market_id)
          and l.accepted_at_ms >= c.from_ms and l.accepted_at_ms < c.to_ms
      ) as cancelled
    from sportsbook_bet_leg l
    left join sportsbook_event e on e.id = l.event_id
    left join lateral (
      select * from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
      order by r.revision desc limit 1
    ) r on true
    where l.player_id = ${playerId}::bigint and l.bet_id = ${betId}::bigint
    order by l.position`.execute(tx);
  return rows;
}

function resultOf(leg: LegRow): SelectionResult | undefined {
  if (leg.cancelled) return { won: 0, voidHalves: 2, deadHeat: { num: 1n, den: 1n } };
  if (leg.won === null) return undefined;
  return {
    won: leg.won,
    voidHalves: leg.void_halves ?? 0,
    deadHeat: { num: BigInt(leg.dead_heat_num ?? 1), den: BigInt(leg.dead_heat_den ?? 1) },
  };
}

/** Legs that ended anew show their end and the score, in one statement. */
async function writeLegs(
  tx: Tx,
  { playerId, betId }: BetKey,
  legs: readonly LegRow[],
  results: readonly (SelectionResult | undefined)[],
): Promise<void> {
  const moved = legs.flatMap((leg, at) => {
    const result = legResultLabel(results[at]);
    const scoreMoved = leg.event_final_score !== null && leg.score_moved;
    if (result === leg.result && !scoreMoved) return [];
    return [{ position: leg.position, result, score: leg.event_final_score }];
  });
  if (moved.length === 0) return;
  await sql`
    update sportsbook_bet_leg l set result = n.result, final_score = n.score
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as n(position int, result text, score jsonb)
    where l.player_id = ${playerId}::bigint and l.bet_id = ${betId}::bigint and l.position = n.position
    `.execute(tx);
}

/** A bet of which no leg was ever at risk: its stake was not wagered. */
function isVoid(results: readonly (SelectionResult | undefined)[]): boolean {
  return results.every((result) => result?.voidHalves === 2);
}

function reasonOf(before: BetStatus, after: BetStatus): string {
  if (after === 'open') return 'result taken back';
  return before === 'open' ? `bet ${after}` : `result corrected: ${before} to ${after}`;
}
