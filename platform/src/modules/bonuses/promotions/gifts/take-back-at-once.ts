import type { PaymentId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { grantsOf, writeGrant } from '../grant-store.ts';
import type { Grant } from '../promotion.ts';
import { cashbackBackId, isAtOnce, postMoney } from './give-at-once.ts';

/**
 * Takes back what a deposit brought at once, real money or points, because it was charged back: each once, below zero where
 * it is gone. The caller holds the player's accounts locked.
 */
export async function takeBackAtOnce(
  tx: Tx,
  parts: Pick<BonusesParts, 'wallet' | 'loyalty'>,
  { playerId, paymentId, atMs }: { playerId: PlayerId; paymentId: PaymentId; atMs: number },
): Promise<void> {
  for (const grant of await grantsOf(tx, playerId))
    if (grant.paymentId === paymentId && grant.state === 'completed' && isAtOnce(grant)) {
      await writeGrant(tx, { ...grant, state: 'charged-back', endedAtMs: atMs });
      await takeBack(tx, parts, grant, atMs);
    }
}

async function takeBack(
  tx: Tx,
  parts: Pick<BonusesParts, 'wallet' | 'loyalty'>,
  grant: Grant,
  atMs: number,
): Promise<void> {
  const { playerId, grantId, currency, givenMinor, givenPoints } = grant;
  if (givenPoints !== null) {
    const cause = `promotion:${grantId}`;
    await parts.loyalty.takeBack(tx, { playerId, cause, points: givenPoints, atMs });
    return;
  }
  if (currency === null || givenMinor === null) throw new Error(`part ${grantId} was given nothing`);
  const reason = 'its deposit was charged back';
  await postMoney(tx, parts, grant, {
    id: cashbackBackId(grant),
    currency,
    amountMinor: -givenMinor,
    reason,
    atMs,
  });
}
