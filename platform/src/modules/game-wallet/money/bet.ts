import type { BetId, ErrorCode } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { isOver, knownSession } from '../sessions/session-state.ts';
import { readSession, useSession, type GameSession } from '../sessions/session-store.ts';
import { stakeOf, wonOf } from './amounts.ts';
import { spendable } from './balance.ts';
import type { Bet, BetAndWin } from './calls.ts';
import type { ClaimedTransaction, TransactionResult, TransactionStep, TransactionWork } from './once.ts';
import { beginRound, lockRound, moveRound, type RoundId, type RoundRecord } from './round-store.ts';
import { settleRound } from './settle-round.ts';
import { insertStake, stakesOf } from './stake-store.ts';
import { keepDone, type TransactionDone } from './transaction-store.ts';
import { tellOfMoney } from './tell-of-money.ts';
import { requireWinWithin } from './win-bounds.ts';
import { workStep } from './work-steps.ts';

/**
 * Takes a stake from the account of a session: limits, breaks, bonus money and the rest as for any product. A refusal is
 * kept under the bet's name and holds for good.
 * @throws GAME_SESSION_UNKNOWN, GAME_SESSION_ENDED, GAME_OTHER, GAME_CURRENCY, AMOUNT_INVALID, STAKE_TOO_LARGE,
 * STAKE_TOO_SMALL, ROUND_CLOSED, the catalogue's reason, what refuses a stake, and what `once` throws; MAINTENANCE, which is not kept.
 */
export async function bet(parts: GameWalletParts, call: Bet): Promise<TransactionResult> {
  const taken = await parts.betAtOnce(call);
  if (taken === undefined) return workStep(parts, await betStep(parts, call));
  tellOfMoney(parts, taken);
  return taken;
}

/** The same as a step among others. */
export async function betStep(parts: GameWalletParts, call: Bet): Promise<TransactionStep> {
  const before = await readBefore(parts, call);
  return {
    ...{ company: call.company, reference: call.reference, body: call.body, kind: 'bet' },
    async work(tx, claimed) {
      const { session, round, stakeId } = await takeStake(tx, parts, { ...claimed, ...before, call });
      await moveRound(tx, round.roundId, { closes: false, atMs: claimed.atMs });
      return doneOf(tx, parts, { session, round, stakeId });
    },
  };
}

/** Takes a stake and pays everything it won, in one transaction. @throws as `bet`, WIN_HELD, WIN_REFUSED */
export async function betAndWin(parts: GameWalletParts, call: BetAndWin): Promise<TransactionResult> {
  const before = await readBefore(parts, call);
  const { company, reference, body } = call;
  const work: TransactionWork = async (tx, claimed) => {
    const wonMinor = wonOf(call.won);
    const { session, round, stakeId } = await takeStake(tx, parts, { ...claimed, ...before, call });
    const bets = await stakesOf(tx, round.roundId);
    const { fingerprint, atMs } = claimed;
    const { playerId, currency, game } = session;
    const judged = { company, reference, fingerprint, playerId, game, round: call.round, currency };
    await requireWinWithin(tx, parts, { ...judged, wonMinor, atMs, bets });
    const won = { playerId, currency, round, stakeId, wonMinor, betsBefore: bets.length };
    // Before the round is settled, which pays what its transactions say.
    await keepDone(tx, call, { ...won, balanceMinor: 0n });
    await settleRound(tx, parts, round, { closes: call.endsRound, decided: stakeId, atMs });
    return { ...won, balanceMinor: await spendable(tx, parts, session) };
  };
  return workStep(parts, { company, reference, body, kind: 'bet-and-win', work });
}

async function doneOf(
  tx: Tx,
  parts: GameWalletParts,
  { session, round, stakeId }: TakenStake,
): Promise<TransactionDone> {
  const { playerId, currency } = session;
  return {
    playerId,
    currency,
    round,
    stakeId,
    balanceMinor: await spendable(tx, parts, session),
  };
}

interface TakenStake {
  readonly session: GameSession;
  readonly round: RoundRecord;
  readonly stakeId: BetId;
}

async function takeStake(
  tx: Tx,
  parts: GameWalletParts,
  { call, number, refusal, atMs }: Pick<ClaimedTransaction, 'atMs'> & ReadBefore & { readonly call: Bet },
): Promise<TakenStake> {
  const { kernel, stakes } = parts;
  const session = await playingSession(tx, parts, call, atMs);
  if (refusal !== undefined) throw new PlatformError(refusal);
  const { playerId, accountId, currency } = session;
  const stakeMinor = stakeOf(call.stake, session, parts);
  const key = { company: call.company, reference: call.round, playerId };
  const roundId: RoundId = kernel.ids.forPlayer<'round'>(playerId);
  await beginRound(tx, { ...key, roundId, number, currency, game: session.game, atMs });
  const round = await lockRound(tx, key);
  if (round === undefined) throw new Error(`round ${call.round} was begun and is not there`);
  if (round.isClosed) throw new PlatformError('ROUND_CLOSED');
  if (round.game !== session.game) throw new PlatformError('GAME_OTHER');
  if (round.currency !== currency) throw new PlatformError('GAME_CURRENCY');
  const stakeId = kernel.ids.forPlayer<'bet'>(playerId);
  await stakes.take(tx, { playerId, betId: stakeId, accountId, stakeMinor, atMs }, () =>
    insertStake(tx, { stakeId, roundId: round.roundId, playerId, currency, stakeMinor, acceptedAtMs: atMs }),
  );
  await useSession(tx, session.sessionId, atMs);
  // Of a transaction that is not committed after all it says too much, which costs nobody anything.
  parts.began(playerId, call.company, session.game);
  return { session, round, stakeId };
}

interface ReadBefore {
  /** What the round is known by, where the bet begins one. */
  readonly number: string;
  /** Why the player may not play the game now, by the catalogue and by the hours they allow themselves. */
  readonly refusal: ErrorCode | undefined;
}

/** What takes a connection of its own is read before the transaction has one: nobody waits for a second. */
async function readBefore(parts: GameWalletParts, { company, token }: Bet): Promise<ReadBefore> {
  const { kernel, numbers, hours, gameRefusal } = parts;
  const number = await numbers.next();
  const session = await readSession(kernel.db, company, token);
  if (session === undefined) return { number, refusal: undefined };
  const hasTime = await hours.mayEnter(session.playerId);
  return { number, refusal: hasTime ? await gameRefusal(session) : 'SESSION_LIMIT_ENDED' };
}

/** The session of a bet, if it may be played in. */
async function playingSession(
  tx: Tx,
  { kernel, isBanned }: GameWalletParts,
  { company, token, game, currency }: Bet,
  atMs: number,
): Promise<GameSession> {
  // What was staked before is paid meanwhile; the company may ask again after it.
  if (kernel.maintenance.isClosed()) throw new PlatformError('MAINTENANCE');
  const session = knownSession(await readSession(tx, company, token));
  const { playerId } = session;
  if (isOver(session, atMs)) throw new PlatformError('GAME_SESSION_ENDED');
  if (session.game !== game) throw new PlatformError('GAME_OTHER');
  if (session.currency !== currency) throw new PlatformError('GAME_CURRENCY');
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  return session;
}
