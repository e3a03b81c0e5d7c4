import type { BetId, PlayerId, PriceChangePolicy } from '@paddock/contract';
import type { NamedPlacing } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { readBet } from '../bets/bet-store.ts';
import { namedPlacings } from '../results/named-placings.ts';
import { legResultLabel } from '../settlement/decide-bet.ts';
import { readLegs } from '../settlement/settling-store.ts';
import type { BetFacts, ExplainedCashOut, ExplainedResult } from './explain-bet.ts';

/** All that is stored of a bet; undefined when the player has none of this id. */
export async function readBetFacts(
  db: Database,
  wallet: Pick<Wallet, 'stakeMovements'>,
  playerId: PlayerId,
  betId: BetId,
): Promise<BetFacts | undefined> {
  const bet = await readBet(db, playerId, betId);
  if (bet === undefined) return undefined;
  const legs = (await readLegs(db, [{ playerId, betId }])).get(betId) ?? [];
  const { rows } = await sql<{ policy: PriceChangePolicy; delay_ms: number }>`
    select policy, delay_ms from sportsbook_bet
      where player_id = ${playerId}::bigint and id = ${betId}::bigint`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`bet ${betId} is gone`);
  return {
    bet,
    legs,
    policy: row.policy,
    delayMs: row.delay_ms,
    cashOuts: await readCashOuts(db, playerId, betId),
    results: await readResults(db, playerId, betId),
    placings: await readPlacings(db, playerId, betId),
    movements: await wallet.stakeMovements(db, { playerId, betId, revision: bet.revision }),
  };
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
    revision: number;
    source: ExplainedResult['source'];
    won: 0 | 1 | null;
    void_halves: 0 | 1 | 2 | null;
    at_ms: bigint;
  }>`
    select l.position, r.revision, r.source, r.won, r.void_halves, r.at_ms
      from sportsbook_bet_leg l
        join sportsbook_result r on r.market_id = l.market_id and r.outcome = l.outcome
      where l.player_id = ${playerId}::bigint and l.bet_id = ${betId}::bigint
      order by l.position, r.revision, r.step`.execute(db);
  const told = rows.map(({ position, revision, source, won, void_halves: voidHalves, at_ms: atMs }) => ({
    ...{ position, revision, source, atMs: Number(atMs) },
    result: legResultLabel(won === null ? undefined : { won, voidHalves: voidHalves ?? 0, deadHeat: WHOLE }),
  }));
  return Map.groupBy(told, ({ position }) => position);
}

/** How the fields that it has legs on came in, by event. */
async function readPlacings(
  db: Database,
  playerId: PlayerId,
  betId: BetId,
): Promise<ReadonlyMap<string, readonly NamedPlacing[]>> {
  const { rows } = await sql<{ event_id: bigint; placings: NamedPlacing[] | null }>`
    select e.id as event_id, ${namedPlacings(sql`e`)} as placings
      from sportsbook_event e
      where e.field is not null and e.id in (
        select event_id from sportsbook_bet_leg where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint
      )`.execute(db);
  return new Map(
    rows.flatMap((row) => (row.placings === null ? [] : [[row.event_id.toString(), row.placings] as const])),
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
