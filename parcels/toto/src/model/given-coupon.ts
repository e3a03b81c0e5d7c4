import { parseAmount } from '@paddock/contract';
import type { TicketGiftView, TotoDrawView } from '@paddock/contract/schemas';
import { columnsOfAll, type PoolKind } from '@paddock/games/toto';

import { draftFault, entriesOf, type Draft, type DraftFault } from './draft.ts';

/** Of some gifts the coupon that ends first of those that are for a draw; undefined for none. */
export function firstCoupon(
  gifts: readonly TicketGiftView[],
  { pool, currency }: Pick<TotoDrawView, 'pool' | 'currency'>,
  nowMs: number,
): TicketGiftView | undefined {
  return gifts
    .filter(
      ({ product, state, expiresAtMs }) => product === 'toto' && state === 'ready' && expiresAtMs > nowMs,
    )
    .filter((gift) => gift.of.includes(pool) && gift.currency === currency)
    .toSorted((one, other) => one.expiresAtMs - other.expiresAtMs)[0];
}

/** What keeps a draft from being bought by a gift; `gift` where its columns do not come to it exactly. */
export function giftFault(
  kind: PoolKind,
  draft: Draft,
  gift: TicketGiftView,
  price: Parameters<typeof draftFault>[2],
): DraftFault | 'gift' | undefined {
  const fault = draftFault(kind, draft, price);
  if (fault === 'choices' || fault === 'entries') return fault;
  const stakeMinor = columnsOfAll(entriesOf(draft)) * price.columnMinor;
  return stakeMinor === parseAmount(gift.amount, gift.currency) ? fault : 'gift';
}
