import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { lotteryOf, type Lottery, type LottoEntry } from '@paddock/games/lotto';
import { sql, type RawBuilder } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import { independentWagering, type IndependentStakeThen, type JudgedFor } from '../products/index.ts';
import { jointLossMinor, type WorthTicket } from './tickets/joint-loss.ts';

/** A ticket as it counts for a bonus, with the rules it was drawn by. */
interface PlayedTicket extends Omit<WorthTicket, 'worthMinor'>, IndependentStakeThen {
  readonly playerId: PlayerId;
  readonly drawId: string;
  readonly rules: Lottery | undefined;
  readonly acceptedAtMs: number;
  readonly isVoid: boolean;
}

/**
 * Tickets of a person in one draw count together what they can lose together (rules §14): of fields that mark all numbers,
 * so that every draw pays something, what is left beside that. A tenth, as of other games of numbers.
 */
export const lottoWagering = independentWagering<PlayedTicket>({
  usualPercent: 10,
  stakesPerDay: 100,
  async endedStake(tx, stakeId, judgedFor) {
    const [ticket] = await read(tx, sql`t.ticket_id = ${stakeId}`);
    if (ticket === undefined || ticket.endedAtMs === null)
      throw new Error(`ticket ${stakeId} has not ended or is not there`);
    const { stakeMinor, acceptedAtMs, endedAtMs, isVoid } = ticket;
    const riskedMinor = isVoid ? stakeMinor : await riskedOf(tx, ticket, judgedFor);
    return { stakeMinor, riskedMinor, acceptedAtMs, endedAtMs, isVoid };
  },
  openThen: (tx, players, { sinceMs, untilBetId }) =>
    read(
      tx,
      sql`t.player_id = any(${[...players]}::bigint[]) and t.ticket_id <= ${untilBetId}::bigint
        and (t.ended_at_ms is null or t.ended_at_ms >= ${sinceMs}::bigint)`,
    ),
  realLoss: (atRisk) =>
    [...Map.groupBy(atRisk, ({ drawId }) => drawId).values()].reduce((sum, inDraw) => {
      const real = inDraw.map((ticket) => ({ ...ticket, worthMinor: ticket.realMinor }));
      return sum + jointLossMinor(inDraw[0]?.rules, real);
    }, 0n),
});

/**
 * What of a ticket could be lost beside the person's others in its draw, all of which are known as it ends: those that count
 * take from their joint loss in the order they were bought, and the rest covers them.
 */
async function riskedOf(
  tx: Tx,
  { betId, drawId, rules, stakeMinor }: PlayedTicket,
  { grant, person }: JudgedFor,
): Promise<AmountMinor> {
  const { maxStakeMinor } = grant.terms;
  const counts = (one: PlayedTicket): boolean =>
    one.playerId === grant.playerId &&
    one.currency === grant.currency &&
    one.acceptedAtMs >= grant.grantedAtMs &&
    (maxStakeMinor === null || one.stakeMinor <= maxStakeMinor) &&
    one.isGiven !== true;
  const counting: (PlayedTicket & WorthTicket)[] = [];
  const beside: WorthTicket[] = [];
  for (const one of await read(
    tx,
    sql`t.draw_id = ${drawId} and t.player_id = any(${[...person.players]}::bigint[])`,
  )) {
    const worthMinor = await person.worth(one.stakeMinor, one.currency);
    // What covers without a rate can be worth anything: nothing beside it counts.
    if (worthMinor === undefined) return 0n;
    if (counts(one)) counting.push({ ...one, worthMinor });
    else beside.push({ ...one, worthMinor });
  }
  const at = counting.findIndex((one) => one.betId === betId);
  if (at < 0) return stakeMinor;
  const takenMinor = counting.slice(0, at).reduce((sum, one) => sum + one.stakeMinor, 0n);
  const leftMinor = jointLossMinor(rules, counting, beside) - takenMinor;
  if (leftMinor <= 0n) return 0n;
  return leftMinor < stakeMinor ? leftMinor : stakeMinor;
}

interface TicketRow {
  readonly ticket_id: bigint;
  readonly player_id: bigint;
  readonly draw_id: bigint;
  readonly lottery: string;
  readonly version: number;
  readonly currency: string;
  readonly line_minor: bigint;
  readonly stake_minor: bigint;
  readonly fields: unknown;
  readonly accepted_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
  readonly is_void: boolean;
  readonly is_given: boolean;
}

/** In the order they were bought. */
async function read(tx: Tx, which: RawBuilder<unknown>): Promise<readonly PlayedTicket[]> {
  const { rows } = await sql<TicketRow>`
    select t.ticket_id, t.player_id, t.draw_id, d.lottery, d.version, t.currency, t.line_minor, t.stake_minor, t.fields,
        t.accepted_at_ms, t.ended_at_ms, t.is_void, t.gift_id is not null as is_given
      from lotto_ticket t join lotto_draw d using (draw_id)
      where ${which} order by t.ticket_id`.execute(tx);
  return rows.map((row) => ({
    betId: row.ticket_id.toString() as BetId,
    playerId: row.player_id.toString() as PlayerId,
    drawId: row.draw_id.toString(),
    rules: lotteryOf(row.lottery, row.version),
    currency: row.currency,
    lineMinor: row.line_minor,
    stakeMinor: row.stake_minor,
    fields: row.fields as readonly LottoEntry[],
    acceptedAtMs: Number(row.accepted_at_ms),
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
    isVoid: row.is_void,
    isGiven: row.is_given,
    isAtRisk: true,
  }));
}
