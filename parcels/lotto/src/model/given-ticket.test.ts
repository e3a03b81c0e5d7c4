import type { LotteryTermsView, TicketGiftView } from '@paddock/contract/schemas';
import { lotteryOf, type Lottery } from '@paddock/games/lotto';

import { firstTicket, giftedDraft, giftFault } from './given-ticket.ts';
import { emptyDraft } from './ticket-draft.ts';

const named = (code: string) => lotteryOf(code) as Lottery;
const TERMS: LotteryTermsView = {
  ...{ code: '6-45', currency: 'EUR', minLine: '0.10', maxLine: '1000.00', maxStake: '1000.00' },
  ...{ maxWin: '250000.00', maxDraws: 52 },
};
const aGift = (over: Partial<TicketGiftView> = {}): TicketGiftView => ({
  ...{ id: '61', state: 'ready', code: 'lucky', title: { en: 'Lucky', ru: 'Удача' }, product: 'lotto' },
  ...{
    of: ['6-45', '6-49'],
    currency: 'EUR',
    amount: '2.00',
    givenAtMs: 1,
    expiresAtMs: 100,
    ticketId: null,
  },
  ...over,
});
const draftOf = (last: number) => ({
  ...emptyDraft(named('6-45'), TERMS),
  lineStake: '0.50',
  draws: 5,
  marks: { picks: null, numbers: Array.from({ length: last }, (_, at) => at + 1), bonus: [] },
});

describe('a ticket that the house pays', () => {
  it('is the first to end of those for the lottery, its currency and now', () => {
    const gifts = [
      aGift({ id: '1', expiresAtMs: 90, state: 'used' }),
      aGift({ id: '2', expiresAtMs: 50 }),
      aGift({ id: '3', of: ['keno'], expiresAtMs: 60 }),
      aGift({ id: '4', currency: 'USD', expiresAtMs: 60 }),
      aGift({ id: '5' }),
      aGift({ id: '6', expiresAtMs: 80 }),
    ];
    const wanted = { lottery: '6-45', currency: 'EUR', nowMs: 50 };
    expect(firstTicket(gifts, wanted)?.id).toBe('6');
    expect(firstTicket(gifts, { ...wanted, lottery: '5-36' })).toBeUndefined();
  });

  it('is for one draw, and its lines share it', () => {
    expect(giftedDraft(named('6-45'), draftOf(6), aGift())).toMatchObject({ draws: 1, lineStake: '2.00' });
    // A system of 28 lines.
    const gift = aGift({ amount: '2.80' });
    const draft = giftedDraft(named('6-45'), draftOf(8), gift);
    expect([draft.lineStake, giftFault(named('6-45'), draft, gift, TERMS)]).toEqual(['0.10', undefined]);
  });

  it('is not bought by lines that do not come to it', () => {
    const faultOf = (code: string, last: number, lineStake = '0.50') => {
      const lottery = named(code);
      const draft = giftedDraft(lottery, { ...draftOf(last), lineStake }, aGift());
      return giftFault(lottery, draft, aGift(), TERMS);
    };
    expect(faultOf('6-45', 3)).toBe('marks');
    expect(faultOf('6-45', 7)).toBe('gift');
    expect(faultOf('6-45', 6)).toBeUndefined();
    // Of a pool a line has its price.
    expect(faultOf('6-49', 6, '1.00')).toBe('gift');
    expect(faultOf('6-49', 7, '1.00')).toBe('gift');
  });
});
