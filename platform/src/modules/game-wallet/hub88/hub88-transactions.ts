import type { Hub88BetCall, Hub88RollbackCall, Hub88WinCall } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { bet, betAndWin } from '../money/bet.ts';
import type { TransactionResult } from '../money/once.ts';
import { promotionWin } from '../money/promotion-win.ts';
import { rollback } from '../money/rollback.ts';
import { win } from '../money/win.ts';
import type { GameSession } from '../sessions/session-store.ts';
import { fromHub88 } from './hub88-amounts.ts';

interface Called<Body> {
  readonly company: string;
  readonly session: GameSession;
  readonly body: Body;
}

/**
 * Takes a stake. One that closes its round has lost; one of free rounds takes nothing and is kept as what they won so far.
 * @throws as `bet`, GAME_CURRENCY, and for free rounds as `promotionWin`
 */
export async function hub88Bet(
  parts: GameWalletParts,
  { company, session, body }: Called<Hub88BetCall>,
): Promise<TransactionResult> {
  requireCurrency(session, body);
  if (body.is_free === true) return freeRounds(parts, { company, session, body }, 0);
  const { transaction_uuid, game_code, currency, round_closed } = body;
  // A bet without a round is one by itself.
  const round = body.round ?? transaction_uuid;
  const call = {
    ...{ company, token: body.token, reference: transaction_uuid, body: factsOf(body) },
    ...{ game: game_code, currency, round, stake: fromHub88(body.amount, currency) },
  };
  return round_closed === true ? betAndWin(parts, { ...call, won: 0n, endsRound: true }) : bet(parts, call);
}

/** Pays a win of a bet, of a round, or of free rounds. @throws as `win` and `promotionWin`, GAME_CURRENCY, INVALID_INPUT */
export async function hub88Win(
  parts: GameWalletParts,
  { company, session, body }: Called<Hub88WinCall>,
): Promise<TransactionResult> {
  requireCurrency(session, body);
  if (body.is_free === true) return freeRounds(parts, { company, session, body }, body.amount);
  const { transaction_uuid, game_code, currency, reference_transaction_uuid } = body;
  const round = body.round ?? reference_transaction_uuid;
  if (typeof round !== 'string') throw missing('/round');
  return win(parts, {
    ...{ company, token: body.token, reference: transaction_uuid, body: factsOf(body) },
    ...{ game: game_code, currency, round, won: fromHub88(body.amount, currency) },
    ...{ bet: reference_transaction_uuid ?? undefined, endsRound: body.round_closed === true },
  });
}

/** Undoes a transaction; whether the round is closed by it is the company's own affair. @throws as `rollback` */
export function hub88Rollback(
  parts: GameWalletParts,
  { company, body }: Called<Hub88RollbackCall>,
): Promise<TransactionResult> {
  const { token, transaction_uuid, reference_transaction_uuid: undoes, user } = body;
  return rollback(parts, { company, token, reference: transaction_uuid, undoes, body: { user, undoes } });
}

/** What free rounds win, by the promotion that was agreed on under the name of the reward. */
function freeRounds(
  parts: GameWalletParts,
  { company, body }: Called<Hub88BetCall>,
  amount: number,
): Promise<TransactionResult> {
  const { token, transaction_uuid, game_code, currency, reward_uuid: promotion } = body;
  if (typeof promotion !== 'string') throw missing('/reward_uuid');
  return promotionWin(parts, {
    ...{ company, token, reference: transaction_uuid, body: factsOf(body), kind: 'free-round-win' },
    ...{ game: game_code, currency, promotion, won: fromHub88(amount, currency) },
  });
}

/** What makes a call another one under its name; the id of a request is new with each sending of it. */
function factsOf(body: Hub88BetCall & Pick<Hub88WinCall, 'reference_transaction_uuid'>) {
  const { user, game_code, round, currency, amount, is_free, reference_transaction_uuid } = body;
  return {
    ...{ user, game_code, currency, amount, round: round ?? null, is_free: is_free === true },
    reference: reference_transaction_uuid ?? null,
  };
}

/** Before an amount is read, which only a currency that we know has. */
function requireCurrency(session: GameSession, { currency }: Pick<Hub88BetCall, 'currency'>): void {
  if (session.currency !== currency) throw new PlatformError('GAME_CURRENCY');
}

const missing = (at: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at, message: 'is missing' }]);
