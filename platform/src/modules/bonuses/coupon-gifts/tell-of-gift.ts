import { formatAmount } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import type { CouponGift } from './gift-store.ts';

/** What of a gift is told. */
type ToldGift = Pick<CouponGift, 'playerId' | 'giftId' | 'terms' | 'amountMinor' | 'currency'>;

/** Leaves the player a message that a free bet was given, has a day left or was not used in time; each once. */
export async function tellOfGift(
  tx: Tx,
  { tellInbox }: Pick<BonusesParts, 'tellInbox'>,
  { playerId, giftId, terms, amountMinor, currency }: ToldGift,
  { step, atMs }: { readonly step: 'given' | 'ending' | 'expired'; readonly atMs: number },
): Promise<void> {
  if (terms.kind !== 'free-bet') return;
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'free-bet', giftId, step, amount, currency } as const;
  await tellInbox(tx, { playerId, cause: `free-bet:${giftId}:${step}`, content, atMs });
}
