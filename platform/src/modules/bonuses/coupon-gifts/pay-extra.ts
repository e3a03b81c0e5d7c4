import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { giftOf, useOf, writeExtra } from './gift-store.ts';

/** What a bet's gift has to have added to it after a revision of the bet. */
export interface BetExtraTarget {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly revision: number;
  readonly extraMinor: AmountMinor;
  readonly atMs: number;
}

/**
 * Pays what a boost or an insurance adds to a bet, less what it has added: a corrected result takes back or pays again, each
 * once. In the transaction that settles the bet, after its own money.
 */
export async function payExtra(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  { playerId, betId, revision, extraMinor, atMs }: BetExtraTarget,
): Promise<void> {
  const use = await useOf(tx, playerId, betId);
  if (use === undefined) throw new Error(`bet ${betId} was placed without its gift`);
  if (use.extraMinor === extraMinor) return;
  const gift = await giftOf(tx, playerId, use.giftId);
  if (gift === undefined) throw new Error(`bet ${betId} has a gift that is not there`);
  const { currency, code, terms } = gift;
  await writeExtra(tx, playerId, betId, extraMinor);
  await wallet.moveBetExtra(tx, {
    kind: terms.kind === 'accumulator-insurance' ? 'insurance' : 'boost',
    ...{ playerId, betId, currency, revision, atMs },
    amountMinor: extraMinor - use.extraMinor,
    reason: `promotion ${code}`,
  });
}
