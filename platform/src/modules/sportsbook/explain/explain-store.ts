import type { BetId, PlayerId, PriceChangePolicy } from '@paddock/contract';
import type { NamedPlacing, WithdrawnRunner } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { readBet } from '../bets/bet-store.ts';
import { namedPlacings } from '../results/named-placings.ts';
import { withdrawnRunners } from '../results/withdrawn-runners.ts';
import { legResultLabel } from '../settlement/decide-bet.ts';
import { readLegs } from '../settlement/settling-store.ts';
import type { BetFacts, ExplainedCashOut, ExplainedField, ExplainedResult } from './explain-bet.ts';

/** All that is stored of a bet, at one moment; undefined when the player has none of this id. */
export function readBetFacts(
  db: Database,
  wallet: Pick<Wallet, 'stakeMovements'>,
  playerId: PlayerId,
  betId: BetId,
): Promise<BetFacts | undefined> {
  const moment = db.transaction().setIsolationLevel('repeatable read');
  return moment.execute(async (tx) => {
    const bet = await readBet(tx, playerId, betId);
    if (bet === undefined) return undefined;
    const legs = (await readLegs(tx, [{ playerId, betId }])).get(betId) ?? [];
    const { rows } = await sql<{
      policy: PriceChangePolicy;
      delay_ms: number;
      is_being_settled: boolean;
    }>`
      select policy, delay_ms, exists (
          select from sportsbook_bet_leg l join sportsbook_settlement_job j on j.market_id = l.market_id
          where l.player_id = b.player_id and l.bet_id = b.id
        ) as is_being_settled
      from sportsbook_bet b where player_id = ${playerId}::bigint and id = ${betId}::bigint`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`bet ${betId} is gone`);
    return {
      bet,
      legs,
      policy: row.policy,
      delayMs: row.delay_ms,
      isBeingSettled: row.is_being_settled,
      cashOuts: await readCashOuts(tx, playerId, betId),
      results: await readResults(tx, playerId, betId),
      fields: await readFields(tx, playerId, betId),
      movements: await wallet.stakeMovements(tx, { playerId, betId, revision: bet.revision }),
    };
  });
}

const WHOLE = { num: 1n, den: 1n };

/** What each leg's selection has been said to have come to, in its order. */
async function readResults(
  db: Database,
  playerId: PlayerId,
  betId: BetId,
): Promise<ReadonlyMap<number, readonly ExplainedResult[]>> {
  const { rows } = await sql<{
    position: number;
    revision: bigint;
    source: ExplainedResult['source'];
    won: 0 | 1 | null;
    void_halves: 0 | 1 | 2 | null;
    dead_heat_num: number | null;
    dead_heat_den: number | null;
    at_ms: bigint;
  }>`
    select l.position, r.revision, r.source, r.won, r.void_halves, r.dead_heat_num, r.dead_heat_den, r.at_ms
      from sportsbook_bet_leg l
        join sportsbook_result r on r.market_id = l.market_id and r.outcome = l.outcome
      where l.player_id = ${playerId}::bigint and l.bet_id = ${betId}::bigint
      order by l.position, r.revision, r.step`.execute(db);
  const told = rows.map(
    ({ position, revision, source, won, void_halves: voidHalves, at_ms: atMs, ...heat }) => ({
      ...{ position, revision: Number(revision), source, atMs: Number(atMs) },
      result: legResultLabel(
        won === null ? undefined : { won, voidHalves: voidHalves ?? 0, deadHeat: WHOLE },
      ),
      deadHeat:
        won === 1 ? { num: BigInt(heat.dead_heat_num ?? 1), den: BigInt(heat.dead_heat_den ?? 1) } : WHOLE,
    }),
  );
  return Map.groupBy(told, ({ position }) => position);
}

/** How the fields that it has legs on came in, and who of them was withdrawn, by event. */
async function readFields(
  db: Database,
  playerId: PlayerId,
  betId: BetId,
): Promise<ReadonlyMap<string, ExplainedField>> {
  const { rows } = await sql<{
    event_id: bigint;
    placings: NamedPlacing[] | null;
    withdrawn: WithdrawnRunner[] | null;
  }>`
    select e.id as event_id, ${namedPlacings(sql`e`)} as placings, ${withdrawnRunners(sql`e`)} as withdrawn
      from sportsbook_event e
      where e.field is not null and e.id in (
        select event_id from sportsbook_bet_leg where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint
      )`.execute(db);
  return new Map(
    rows.map(({ event_id: eventId, placings, withdrawn }) => [
      eventId.toString(),
      { placings: placings ?? undefined, withdrawn: withdrawn ?? undefined },
    ]),
  );
}

async function readCashOuts(
  db: Database,
  playerId: PlayerId,
  betId: BetId,
): Promise<readonly ExplainedCashOut[]> {
  const { rows } = await sql<{
    stake_minor: bigint;
    quoted_minor: bigint;
    margin_milli: number;
    paid_minor: bigint | null;
    decided_at_ms: bigint | null;
  }>`
    select stake_minor, quoted_minor, margin_milli, paid_minor, decided_at_ms from sportsbook_cash_out
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint and status = 'paid'
      order by revision`.execute(db);
  return rows.map((row) => ({
    stakeMinor: row.stake_minor,
    quotedMinor: row.quoted_minor,
    marginMilli: row.margin_milli,
    // Both are there once it is paid: a check of the table.
    paidMinor: row.paid_minor ?? 0n,
    atMs: Number(row.decided_at_ms ?? 0),
  }));
}
