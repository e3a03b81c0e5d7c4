import type { TicketGiftView } from '@paddock/contract/schemas';
import { findPool, type PoolKind } from '@paddock/games/toto';

import { emptyDraft } from './draft.ts';
import { firstCoupon, giftFault } from './given-coupon.ts';

const KIND = findPool('next-6') as PoolKind;
const PRICE = { columnMinor: 50n, leastMinor: 10n, mostMinor: 20_000_00n };
const aGift = (over: Partial<TicketGiftView> = {}): TicketGiftView => ({
  ...{ id: '61', state: 'ready', code: 'six', title: { en: 'Six', ru: 'Шесть' }, product: 'toto' },
  ...{ of: ['next-6'], currency: 'EUR', amount: '1.00', givenAtMs: 1, expiresAtMs: 100, ticketId: null },
  ...over,
});

describe('a coupon that the house pays', () => {
  it('is the first to end of those for the pool, its currency and now', () => {
    const gifts = [
      aGift({ id: '1', expiresAtMs: 90, state: 'used' }),
      aGift({ id: '2', expiresAtMs: 50 }),
      aGift({ id: '3', of: ['tennis-10'], expiresAtMs: 60 }),
      aGift({ id: '4', currency: 'USD', expiresAtMs: 60 }),
      aGift({ id: '5' }),
      aGift({ id: '6', expiresAtMs: 80 }),
      aGift({ id: '7', product: 'lotto', expiresAtMs: 70 }),
    ];
    const draw = { pool: 'next-6', currency: 'EUR' };
    expect(firstCoupon(gifts, draw, 50)?.id).toBe('6');
    expect(firstCoupon(gifts, { ...draw, pool: 'scores-8' }, 50)).toBeUndefined();
  });

  it('is bought by columns that come to it exactly', () => {
    const draft = (...entry: readonly number[]) => ({ ...emptyDraft(KIND), entry });
    const faultOf = (...entry: readonly number[]) => giftFault(KIND, draft(...entry), aGift(), PRICE);
    expect(faultOf(1, 1, 1, 1, 1, 0)).toBe('choices');
    expect(faultOf(1, 1, 1, 1, 1, 1)).toBe('gift');
    expect(faultOf(3, 1, 1, 1, 1, 1)).toBeUndefined();
    expect(faultOf(3, 3, 1, 1, 1, 1)).toBe('gift');
  });
});
