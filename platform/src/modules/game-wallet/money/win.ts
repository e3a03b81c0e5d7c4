import type { BetId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { knownSession } from '../sessions/session-state.ts';
import { readSession, type GameSession } from '../sessions/session-store.ts';
import { wonOf } from './amounts.ts';
import { spendable } from './balance.ts';
import type { RoundEnd, Win } from './calls.ts';
import type { ClaimedTransaction, TransactionResult, TransactionStep } from './once.ts';
import { lockRound, type RoundRecord } from './round-store.ts';
import { settleRound } from './settle-round.ts';
import { stakesOf, type StakeRecord } from './stake-store.ts';
import {
  keepDone,
  readTransaction,
  type TransactionDone,
  type TransactionKind,
} from './transaction-store.ts';
import { tellOfMoney } from './tell-of-money.ts';
import { requireWinWithin } from './win-bounds.ts';
import { workStep } from './work-steps.ts';

/**
 * Pays a win of a bet, or of a round: whatever became of the session, the player or the game since (rules §12). It leaves
 * nothing where it is refused, and may come again.
 * @throws GAME_SESSION_UNKNOWN, GAME_OTHER, GAME_CURRENCY, AMOUNT_INVALID, ROUND_UNKNOWN, ROUND_CLOSED, BET_UNKNOWN,
 * BET_ROLLED_BACK, WIN_HELD, WIN_REFUSED, and what `once` throws.
 */
export async function win(parts: GameWalletParts, call: Win): Promise<TransactionResult> {
  const paid = await parts.winAtOnce(call);
  if (paid === undefined) return workStep(parts, winStep(parts, call));
  tellOfMoney(parts, paid);
  return paid;
}

/** The same as a step among others. */
export function winStep(parts: GameWalletParts, call: Win): TransactionStep {
  const { company, reference, body } = call;
  return {
    company,
    reference,
    body,
    kind: 'win',
    work: (tx, claimed) => payWin(tx, parts, { call, claimed }),
  };
}

async function payWin(
  tx: Tx,
  parts: GameWalletParts,
  { call, claimed }: { readonly call: Win; readonly claimed: ClaimedTransaction },
): Promise<TransactionDone> {
  const { atMs, fingerprint } = claimed;
  const wonMinor = wonOf(call.won);
  const session = knownSession(await readSession(tx, call.company, call.token));
  const { playerId, currency } = session;
  if (currency !== call.currency) throw new PlatformError('GAME_CURRENCY');
  const round = await roundOf(tx, session, call);
  const bets = await stakesOf(tx, round.roundId);
  const stakeId = call.bet === undefined ? undefined : await betOf(tx, call, round, bets);
  if (stakeId === undefined && bets.every(({ isVoid }) => isVoid)) throw new PlatformError('BET_ROLLED_BACK');
  const { company, reference } = call;
  const judged = { company, reference, fingerprint, playerId, game: round.game, round: call.round, currency };
  await requireWinWithin(tx, parts, { ...judged, wonMinor, atMs, bets });
  const won = {
    ...{ playerId, currency, round, wonMinor, betsBefore: bets.length },
    ...(stakeId !== undefined && { stakeId }),
  };
  // Before the round is settled, which pays what its transactions say.
  await keepDone(tx, call, { ...won, balanceMinor: 0n });
  const step = { closes: call.endsRound, atMs, ...(stakeId !== undefined && { decided: stakeId }) };
  await settleRound(tx, parts, round, step);
  return { ...won, balanceMinor: await spendable(tx, parts, session) };
}

/** Ends a round: what won nothing has lost. Nothing for one that has ended. @throws GAME_SESSION_UNKNOWN, ROUND_UNKNOWN */
export function endRound(parts: GameWalletParts, call: RoundEnd): Promise<TransactionResult> {
  return workStep(parts, roundEndStep(parts, call));
}

/** The same as a step among others. */
export function roundEndStep(parts: GameWalletParts, call: RoundEnd): TransactionStep {
  const { company, reference, body, token } = call;
  return {
    ...{ company, reference, body, kind: 'round-end' },
    async work(tx, { atMs }) {
      const session = knownSession(await readSession(tx, company, token));
      const { playerId, currency } = session;
      const round = await lockRound(tx, { company, reference: call.round, playerId });
      if (round === undefined) throw new PlatformError('ROUND_UNKNOWN');
      await settleRound(tx, parts, round, { closes: true, atMs });
      return {
        playerId,
        currency,
        round,
        balanceMinor: await spendable(tx, parts, session),
      };
    },
  };
}

/** The open round a win is for. A game that was opened anew goes on with the rounds of before. */
async function roundOf(tx: Tx, { playerId, currency, game }: GameSession, call: Win): Promise<RoundRecord> {
  const round = await lockRound(tx, { company: call.company, reference: call.round, playerId });
  if (round === undefined) throw new PlatformError('ROUND_UNKNOWN');
  if (round.game !== call.game || round.game !== game) throw new PlatformError('GAME_OTHER');
  if (round.currency !== currency) throw new PlatformError('GAME_CURRENCY');
  if (round.isClosed) throw new PlatformError('ROUND_CLOSED');
  return round;
}

async function betOf(
  tx: Tx,
  { company, bet = '' }: Win,
  { roundId }: RoundRecord,
  bets: readonly StakeRecord[],
): Promise<BetId> {
  const named = await readTransaction(tx, { company, reference: bet });
  if (named?.kind === 'tombstone') throw new PlatformError('BET_ROLLED_BACK');
  const stake = bets.find(({ stakeId }) => stakeId === named?.stakeId);
  if (named?.round?.roundId !== roundId || !isStake(named.kind) || stake === undefined)
    throw new PlatformError('BET_UNKNOWN');
  if (stake.isVoid) throw new PlatformError('BET_ROLLED_BACK');
  return stake.stakeId;
}

const isStake = (kind: TransactionKind): boolean => kind === 'bet' || kind === 'bet-and-win';
