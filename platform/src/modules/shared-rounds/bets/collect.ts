import type { BetId, PlayerId } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { resultsOf } from '../tables/round-store.ts';
import { knownEnd, standingOf, type LiveRound, type Table } from '../tables/table.ts';
import { readBet, type HeldBet } from './bet-store.ts';
import { betView } from './bet-view.ts';

export interface Pressed {
  readonly playerId: PlayerId;
  readonly game: string;
  readonly id: string;
  /** When the whole request was there, by the server's clock: it counts by that. */
  readonly receivedAtMs: number;
}

/**
 * Collects a bet at what the multiplier stood at when the press was received (rules §12). The answer is given once the
 * press is kept; it is paid a moment later, also if the server ends in between. A bet that is collected already is
 * answered as it stands.
 * @throws BET_UNKNOWN, ROUND_NOT_BEGUN; ROUND_OVER for a press that was received after the point
 */
export async function collect(parts: SharedParts, pressed: Pressed): Promise<SharedBetView> {
  const { playerId, game, id, receivedAtMs } = pressed;
  const table = parts.tables.named(game);
  const betId = requiredId<'bet'>(id, 'BET_UNKNOWN');
  const bet = table.bet(betId);
  const live = bet && table.roundOf(bet.round);
  if (bet?.playerId !== playerId || live === undefined) return asItStands(parts, table, betId, playerId);
  const after = await pressOn(parts, table, live, bet, receivedAtMs);
  return betView(table, after, null, Math.max(receivedAtMs, parts.kernel.clock.nowMs()));
}

async function pressOn(
  { presses }: SharedParts,
  table: Table,
  live: LiveRound,
  bet: HeldBet,
  receivedAtMs: number,
): Promise<HeldBet> {
  const underWay = table.pressing.get(bet.betId);
  if (underWay !== undefined) return underWay;
  if (bet.press !== undefined || bet.end?.paidMilli !== undefined) return bet;
  if (bet.end !== undefined) throw new PlatformError('ROUND_OVER');
  const standing = standingOf(live, receivedAtMs);
  if (standing.kind === 'open') throw new PlatformError('ROUND_NOT_BEGUN');
  // Its target, or the round's bound, was there before this was.
  if (knownEnd(live, bet, receivedAtMs)?.collectedMilli !== undefined) return bet;
  if (standing.kind === 'over') throw new PlatformError('ROUND_OVER');
  const milli = table.rules.pressedAt(standing.elapsedMs);
  if (milli === undefined) throw new PlatformError('ROUND_NOT_BEGUN');
  const press = { milli, atMs: receivedAtMs };
  const kept = presses({ betId: bet.betId, ...press }).then((isKept) => {
    const after = isKept ? { ...bet, press } : (table.bet(bet.betId) ?? bet);
    if (!isKept) return after;
    table.put(after);
    table.owe(after);
    return after;
  });
  table.pressing.set(bet.betId, kept);
  try {
    return await kept;
  } finally {
    table.pressing.delete(bet.betId);
  }
}

/** A bet of a round that is no longer in memory. */
async function asItStands(
  { kernel }: SharedParts,
  table: Table,
  betId: BetId,
  playerId: PlayerId,
): Promise<SharedBetView> {
  const bet = await readBet(kernel.db, betId);
  if (bet?.playerId !== playerId || bet.game !== table.rules.code) throw new PlatformError('BET_UNKNOWN');
  if (bet.end?.paidMilli === undefined) throw new PlatformError('ROUND_OVER');
  const results = await resultsOf(kernel.db, bet.game, [bet.round]);
  return betView(table, bet, results.get(bet.round) ?? null, kernel.clock.nowMs());
}
