import { formatAmount } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { readPromotion } from '../companies/promotion-store.ts';
import { boundIn } from '../../products/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { knownSession } from '../sessions/session-state.ts';
import { readSession, type GameSession } from '../sessions/session-store.ts';
import { wonOf } from './amounts.ts';
import { spendable } from './balance.ts';
import type { PromotionWin } from './calls.ts';
import { once, type TransactionResult } from './once.ts';
import { tellOfMoney } from './tell-of-money.ts';
import type { TransactionRecord } from './transaction-store.ts';

/**
 * Pays money that no stake won: of free rounds or a jackpot, as agreed with the company beforehand (rules §12), up to what
 * was agreed and until its end. It is paid to the account of the session, also after the session, during a ban or a break.
 * @throws GAME_SESSION_UNKNOWN, GAME_OTHER, GAME_CURRENCY, AMOUNT_INVALID, PROMOTION_UNKNOWN, and what `once` throws.
 */
export async function promotionWin(parts: GameWalletParts, call: PromotionWin): Promise<TransactionResult> {
  const result = await once(parts.kernel, call, async (tx, { transactionId, atMs }) => {
    const wonMinor = wonOf(call.won);
    const session = knownSession(await readSession(tx, call.company, call.token));
    const { playerId, currency } = session;
    if (session.game !== call.game) throw new PlatformError('GAME_OTHER');
    if (currency !== call.currency) throw new PlatformError('GAME_CURRENCY');
    await requireAgreed(tx, call, { wonMinor, atMs });
    await payPromotion(tx, parts, {
      session,
      of: { transactionId, kind: call.kind, wonMinor },
      sign: 1n,
      atMs,
    });
    return { playerId, currency, wonMinor, balanceMinor: await spendable(tx, parts, session) };
  });
  tellOfMoney(parts, result);
  return result;
}

async function requireAgreed(
  tx: Tx,
  { company, promotion, kind, currency }: PromotionWin,
  { wonMinor, atMs }: { readonly wonMinor: bigint; readonly atMs: number },
): Promise<void> {
  const agreed = await readPromotion(tx, { company, promotion });
  if (agreed?.kind !== kind || agreed.untilMs <= atMs) throw new PlatformError('PROMOTION_UNKNOWN');
  const mostMinor = boundIn(agreed.mostEurCents, currency);
  if (mostMinor === undefined || wonMinor > mostMinor) throw new PlatformError('AMOUNT_INVALID', bounds());

  function bounds() {
    return { min: '0', max: formatAmount(mostMinor ?? 0n, currency), currency };
  }
}

/** Pays a promotion's win, or takes it back. Nothing for a win of 0. */
export async function payPromotion(
  tx: Tx,
  { payPrize }: GameWalletParts,
  {
    session: { playerId, accountId },
    of: { transactionId, kind, wonMinor = 0n },
    sign,
    atMs,
  }: {
    readonly session: GameSession;
    readonly of: Pick<TransactionRecord, 'transactionId' | 'kind' | 'wonMinor'>;
    readonly sign: 1n | -1n;
    readonly atMs: number;
  },
): Promise<void> {
  if (wonMinor === 0n) return;
  const id = sign > 0n ? transactionId : `${transactionId}-undone`;
  await payPrize(tx, { id, playerId, accountId, amountMinor: sign * wonMinor, reason: kind, atMs });
}
