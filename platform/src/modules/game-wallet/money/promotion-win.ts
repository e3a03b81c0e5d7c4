import { formatAmount } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { giveBackToPromotion, readPromotion, takeFromPromotion } from '../companies/promotion-store.ts';
import { boundIn, inRiskCents } from '../../products/index.ts';
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
 * Pays money that no stake won: of free rounds or a jackpot, as agreed with the company beforehand (rules §12), until its
 * end and as long as all its wins together are no more than was agreed. It is paid to the account of the session, also
 * after the session, during a ban or a break. Operators are told once nothing is left.
 * @throws GAME_SESSION_UNKNOWN, GAME_OTHER, GAME_CURRENCY, AMOUNT_INVALID, PROMOTION_UNKNOWN, AGREED_SPENT with what is
 * left, and what `once` throws.
 */
export async function promotionWin(parts: GameWalletParts, call: PromotionWin): Promise<TransactionResult> {
  try {
    const result = await once(parts.kernel, call, async (tx, { transactionId, atMs }) => {
      const wonMinor = wonOf(call.won);
      const session = knownSession(await readSession(tx, call.company, call.token));
      const { playerId, currency } = session;
      if (session.game !== call.game) throw new PlatformError('GAME_OTHER');
      if (currency !== call.currency) throw new PlatformError('GAME_CURRENCY');
      await takeAgreed(tx, call, { wonMinor, atMs });
      const { promotion } = call;
      await payPromotion(tx, parts, {
        session,
        of: { transactionId, kind: call.kind, wonMinor },
        sign: 1n,
        atMs,
      });
      return { playerId, currency, wonMinor, promotion, balanceMinor: await spendable(tx, parts, session) };
    });
    tellOfMoney(parts, result);
    return result;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'AGREED_SPENT') tellOperators(parts, call);
    throw error;
  }
}

/** The money of a promotion is used up, as its company asks for more. */
function tellOperators({ kernel }: GameWalletParts, { company, promotion }: PromotionWin): void {
  kernel.log.warn({ company, promotion }, 'a promotion of a company asked for more than was agreed');
  kernel.security.record({
    kind: 'promotion-spent',
    network: null,
    code: 'AGREED_SPENT',
    account: { provider: company },
  });
}

/** @throws PROMOTION_UNKNOWN, AGREED_SPENT, CURRENCY_UNSUPPORTED */
async function takeAgreed(
  tx: Tx,
  { company, promotion, kind, currency }: PromotionWin,
  { wonMinor, atMs }: { readonly wonMinor: bigint; readonly atMs: number },
): Promise<void> {
  if (boundIn(1n, currency) === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const eurCents = centsOf(wonMinor, currency);
  if ((await takeFromPromotion(tx, { company, promotion, kind }, { eurCents, atMs })) !== undefined) return;
  const agreed = await readPromotion(tx, { company, promotion });
  if (agreed?.kind !== kind || agreed.untilMs <= atMs) throw new PlatformError('PROMOTION_UNKNOWN');
  const leftEurCents = agreed.mostEurCents - agreed.paidEurCents;
  const leftMinor = leftEurCents > 0n ? (boundIn(leftEurCents, currency) ?? 0n) : 0n;
  throw new PlatformError('AGREED_SPENT', { min: '0', max: formatAmount(leftMinor, currency), currency });
}

const centsOf = (wonMinor: bigint, currency: string): bigint =>
  inRiskCents({ num: wonMinor, den: 1n }, currency);

/** Takes back a promotion's win, which its promotion may pay anew. */
export async function undoPromotionWin(
  tx: Tx,
  parts: GameWalletParts,
  {
    company,
    session,
    undone,
    atMs,
  }: {
    readonly company: string;
    readonly session: GameSession;
    readonly undone: TransactionRecord;
    readonly atMs: number;
  },
): Promise<void> {
  const { promotion, wonMinor = 0n } = undone;
  // The promotion before the account, as by who pays.
  if (promotion !== null)
    await giveBackToPromotion(tx, { company, promotion }, centsOf(wonMinor, session.currency));
  await payPromotion(tx, parts, { session, of: undone, sign: -1n, atMs });
}

/** Pays a promotion's win, or takes it back. Nothing for a win of 0. */
async function payPromotion(
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
