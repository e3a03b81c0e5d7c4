import { DAY_MS } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { lockRoundById, roundsSilentSince, type RoundId } from './round-store.ts';
import { settleRound } from './settle-round.ts';

/** How long a company may be silent about a round before its stakes leave escrow. */
export const ROUND_SILENT_MS = DAY_MS;
const AT_ONCE = 100;

/**
 * Settles stakes of rounds whose company said nothing for a day, as lost: the money was staked, and a bonus or a limit has
 * not to wait for ever. The round is not closed by that: a win or a rollback that still comes is paid (rules §12). Each is
 * told to the log, since the company owes us an end of it. One that fails holds up no other.
 */
export async function endSilentRounds(parts: GameWalletParts): Promise<void> {
  const { kernel } = parts;
  const silent = await roundsSilentSince(kernel.db, kernel.clock.nowMs() - ROUND_SILENT_MS, AT_ONCE);
  for (const roundId of silent) {
    await endSilent(parts, roundId).catch((error: unknown) => {
      kernel.log.error({ err: error, roundId }, 'a silent round of a company could not be ended');
    });
  }
}

async function endSilent(parts: GameWalletParts, roundId: RoundId): Promise<void> {
  const { kernel } = parts;
  const atMs = kernel.clock.nowMs();
  const playerId = await inTransaction(kernel.db, async (tx) => {
    const round = await lockRoundById(tx, roundId);
    if (round === undefined || atMs - round.movedAtMs < ROUND_SILENT_MS) return undefined;
    await settleRound(tx, parts, round, { closes: false, silent: true, atMs });
    return round.playerId;
  });
  if (playerId !== undefined)
    kernel.log.warn({ roundId, playerId }, 'a company was silent about a round for a day');
}
