import type { PlayerId } from '@paddock/contract';
import type { NewMove, RoundView } from '@paddock/contract/schemas';
import type { Played } from '@paddock/games';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { tellPlayer } from '../../live/index.ts';
import type { GamesParts } from '../games-api.ts';
import { insertStake } from '../stakes/stake-store.ts';
import { closeRound } from './close-round.ts';
import { deal, type DealtRound } from './deal.ts';
import { lockRound, readRound, saveMoves, type RoundRecord } from './round-store.ts';
import { roundView } from './round-view.ts';

/**
 * Makes a move, once a step: a step that was made with the same move is answered as the round stands now. A ban, a break or
 * a limit stops no round that is open, only a move that would stake more.
 * @throws ROUND_UNKNOWN, ROUND_MOVED_ON for another move at the step or a round that is over, INVALID_INPUT, and what
 * refuses a stake.
 */
export async function move(
  parts: GamesParts,
  playerId: PlayerId,
  id: string,
  { step, move: wanted }: NewMove,
): Promise<RoundView> {
  const roundId = requiredId<'round'>(id, 'ROUND_UNKNOWN');
  const { kernel } = parts;
  const view = await inTransaction(kernel.db, async (tx) => {
    await lockRound(tx, roundId);
    const round = await readRound(tx, roundId);
    if (round?.playerId !== playerId) throw new PlatformError('ROUND_UNKNOWN');
    const dealt = await deal(parts, round);
    if (step < round.moves.length && isSame(dealt.game.readMove(wanted), dealt.moves[step]))
      return roundView(parts, round);
    if (step !== round.moves.length || round.endedAtMs !== undefined)
      throw new PlatformError('ROUND_MOVED_ON');
    const after = dealt.after(wanted);
    if (after === undefined)
      throw new PlatformError('INVALID_INPUT', [{ at: '/move', message: 'cannot be made now' }]);
    return roundView(parts, await made(tx, parts, round, { before: dealt, after }));
  });
  tellPlayer(kernel.bus, playerId, { kind: 'games:round', id: roundId }, { kind: 'accounts' });
  return view;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The round after a move that was made: what it stakes is taken, what the round pays is paid. */
export async function made(
  tx: Tx,
  parts: GamesParts,
  round: RoundRecord,
  { before, after }: { readonly before: DealtRound; readonly after: Played<unknown, unknown> },
): Promise<RoundRecord> {
  const atMs = parts.kernel.clock.nowMs();
  const moreMinor = after.round.stakedMinor - before.round.stakedMinor;
  if (moreMinor > 0n) await takeMore(tx, parts, round, { stakeMinor: moreMinor, atMs });
  const { moves } = after;
  await saveMoves(tx, round.roundId, { moves, atMs });
  const { paidMinor } = after.round;
  if (paidMinor === undefined) return { ...round, moves, movedAtMs: atMs };
  await closeRound(tx, parts, round, { paidMinor, isVoid: false, atMs });
  return { ...round, moves, movedAtMs: atMs, paidMinor, endedAtMs: atMs };
}

async function takeMore(
  tx: Tx,
  { kernel, stakes, isBanned }: GamesParts,
  { roundId, playerId, accountId, moves }: RoundRecord,
  { stakeMinor, atMs }: { readonly stakeMinor: bigint; readonly atMs: number },
): Promise<void> {
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const stakeId = kernel.ids.forPlayer<'bet'>(playerId);
  const step = moves.length + 1;
  await stakes.take(tx, { playerId, betId: stakeId, accountId, stakeMinor, atMs }, ({ currency }) =>
    insertStake(tx, { stakeId, roundId, playerId, currency, step, stakeMinor, acceptedAtMs: atMs }),
  );
}
