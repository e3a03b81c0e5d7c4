import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import type { GamesParts } from '../games-api.ts';
import { closeRound } from './close-round.ts';
import { deal } from './deal.ts';
import { made } from './move.ts';
import { lockRound, readRound, roundsLeftSince, type RoundId, type RoundRecord } from './round-store.ts';
import { ROUND_WAITS_MS } from './round-view.ts';

const AT_ONCE = 100;

/**
 * Ends open rounds whose players left a day ago, by their games' stated rules (rules §12): also during bans and breaks, for
 * nothing more is staked. One that fails holds up no other.
 */
export async function endLeftRounds(parts: GamesParts): Promise<void> {
  const { kernel } = parts;
  const left = await roundsLeftSince(kernel.db, kernel.clock.nowMs() - ROUND_WAITS_MS, AT_ONCE);
  for (const roundId of left) {
    await endLeft(parts, roundId).catch((error: unknown) => {
      kernel.log.error({ err: error, roundId }, 'a round that was left could not be ended');
    });
  }
}

async function endLeft(parts: GamesParts, roundId: RoundId): Promise<void> {
  const { kernel } = parts;
  const playerId = await inTransaction(kernel.db, async (tx) => {
    await lockRound(tx, roundId);
    let round = await readRound(tx, roundId);
    if (round === undefined || kernel.clock.nowMs() - round.movedAtMs < ROUND_WAITS_MS) return undefined;
    while (round.endedAtMs === undefined) round = await nextOfLeft(tx, parts, round);
    return round.playerId;
  });
  if (playerId !== undefined)
    tellPlayer(kernel.bus, playerId, { kind: 'games:round', id: roundId }, { kind: 'accounts' });
}

/** A round after the move of its game's rule; void where the rule makes none. */
async function nextOfLeft(tx: Tx, parts: GamesParts, round: RoundRecord): Promise<RoundRecord> {
  const before = await deal(parts, round);
  const move = before.game.moveForAbsent(before.round, before.bet);
  if (move === undefined) return givenBack(tx, parts, round, before.round.stakedMinor);
  const after = before.after(move);
  if (after === undefined) throw new Error(`${round.game} cannot make its own move`);
  return made(tx, parts, round, { before, after });
}

async function givenBack(
  tx: Tx,
  parts: GamesParts,
  round: RoundRecord,
  paidMinor: bigint,
): Promise<RoundRecord> {
  const atMs = parts.kernel.clock.nowMs();
  await closeRound(tx, parts, round, { paidMinor, isVoid: true, atMs });
  return { ...round, paidMinor, isVoid: true, endedAtMs: atMs };
}
