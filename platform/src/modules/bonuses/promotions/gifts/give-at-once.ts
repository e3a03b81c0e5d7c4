import { formatAmount, type PaymentId } from '@paddock/contract';

import type { Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { writeGrant } from '../grant-store.ts';
import type { Grant } from '../promotion.ts';

/** What a gift that asks nothing in return comes to. */
export interface GiftAtOnce {
  readonly currency: string;
  /** In points where these are given. */
  readonly amountMinor: bigint;
  /** The deposit that brought it, with whose charge-back it goes. */
  readonly paymentId: PaymentId | null;
  readonly atMs: number;
}

/** Whether a gift is had as it is given, with nothing to stake for it. */
export const isAtOnce = ({ terms: { gives } }: Pick<Grant, 'terms'>): boolean =>
  gives.kind === 'points' || gives.kind === 'money' || (gives.kind === 'cashback' && gives.as === 'money');

/** Gives points or real money, which is paid as cashback is, and ends the part with it. The caller holds the player's accounts locked. */
export async function giveAtOnce(
  tx: Tx,
  parts: Pick<BonusesParts, 'wallet' | 'loyalty' | 'tellInbox'>,
  grant: Grant,
  { currency, amountMinor, paymentId, atMs }: GiftAtOnce,
): Promise<void> {
  const { playerId, grantId, code } = grant;
  const done: Grant = { ...grant, state: 'completed', paymentId, endedAtMs: atMs };
  if (grant.terms.gives.kind === 'points') {
    await writeGrant(tx, { ...done, givenPoints: amountMinor });
    const cause = `promotion:${grantId}`;
    await parts.loyalty.give(tx, { playerId, cause, points: amountMinor, atMs });
    return;
  }
  await writeGrant(tx, { ...done, currency, givenMinor: amountMinor });
  const reason = `promotion ${code}`;
  await postMoney(tx, parts, grant, { id: cashbackTransferId(grant), currency, amountMinor, reason, atMs });
  const from = grant.terms.gives.kind === 'cashback' ? 'cashback' : 'money';
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'promotion-money', from, code, amount, currency } as const;
  await parts.tellInbox(tx, { playerId, cause: `promotion-money:${grantId}`, content, atMs });
}

interface MoneyOfGift {
  readonly id: string;
  readonly currency: string;
  /** Below zero where it is taken back. */
  readonly amountMinor: bigint;
  readonly reason: string;
  readonly atMs: number;
}

/** Moves the real money of a gift, once a name. */
export async function postMoney(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  { playerId, grantId }: Pick<Grant, 'playerId' | 'grantId'>,
  { id, currency, amountMinor, reason, atMs }: MoneyOfGift,
): Promise<void> {
  const accounts = await wallet.lock(tx, playerId);
  const account = accounts.find(
    (one) => one.currency === currency && (one.kind === 'main' || one.kind === 'currency'),
  );
  if (account === undefined) throw new Error(`player ${playerId} has no account in ${currency}`);
  await wallet.post(tx, {
    id,
    playerId,
    kind: 'cashback',
    actor: 'system',
    cause: `promotion:${grantId}`,
    reason,
    atMs,
    postings: [
      { account: account.id, amountMinor },
      { house: 'bonuses', currency, amountMinor: -amountMinor },
    ],
  });
}

/** The transfer of a gift of real money: once a part. */
export const cashbackTransferId = ({ grantId, code }: Pick<Grant, 'grantId' | 'code'>): string =>
  `cashback:grant:${grantId}:${code}`;

/** The one that takes it back. */
export const cashbackBackId = ({ grantId, code }: Pick<Grant, 'grantId' | 'code'>): string =>
  `cashback-back:grant:${grantId}:${code}`;
