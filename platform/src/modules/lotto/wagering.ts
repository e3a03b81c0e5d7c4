import type { BetId } from '@paddock/contract';
import { leastOf, lotteryOf, type LottoEntry } from '@paddock/games/lotto';
import { sql } from 'kysely';

import { independentWagering } from '../products/index.ts';

/** Of a system that every draw pays something to, what can be lost counts. A tenth, as of other games of numbers. */
export const lottoWagering = independentWagering({
  usualPercent: 10,
  stakesPerDay: 100,
  async endedStake(tx, stakeId) {
    const { rows } = await sql<{
      lottery: string;
      version: number;
      line_minor: bigint;
      stake_minor: bigint;
      fields: unknown;
      accepted_at_ms: bigint;
      ended_at_ms: bigint;
      is_void: boolean;
    }>`
      select d.lottery, d.version, t.line_minor, t.stake_minor, t.fields, t.accepted_at_ms, t.ended_at_ms, t.is_void
        from lotto_ticket t join lotto_draw d using (draw_id)
        where t.ticket_id = ${stakeId} and t.ended_at_ms is not null`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`ticket ${stakeId} ended and is not there`);
    const rules = lotteryOf(row.lottery, row.version);
    const least = (row.fields as readonly LottoEntry[]).reduce(
      (sum, field) => sum + (rules === undefined ? 0n : leastOf(rules, field, row.line_minor)),
      0n,
    );
    return {
      stakeMinor: row.stake_minor,
      riskedMinor: least < row.stake_minor ? row.stake_minor - least : 0n,
      acceptedAtMs: Number(row.accepted_at_ms),
      endedAtMs: Number(row.ended_at_ms),
      isVoid: row.is_void,
    };
  },
  async openThen(tx, players, { sinceMs, untilBetId }) {
    const { rows } = await sql<{ ticket_id: bigint; currency: string; ended_at_ms: bigint | null }>`
      select ticket_id, currency, ended_at_ms from lotto_ticket
        where player_id = any(${[...players]}::bigint[]) and ticket_id <= ${untilBetId}::bigint
          and (ended_at_ms is null or ended_at_ms >= ${sinceMs}::bigint) order by ticket_id`.execute(tx);
    return rows.map((row) => ({
      betId: row.ticket_id.toString() as BetId,
      currency: row.currency,
      endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
      isAtRisk: true,
    }));
  },
});
