import type { PromotionDaysView, PromotionTerms } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { termsOf } from '../promotion-terms.fixture.ts';
import type { PromotionsFixture } from '../promotions.fixture.ts';

export const CLIENT_SEED = 'my-own-words';

type Gives<Kind> = PromotionTerms['gives'] & { readonly kind: Kind };

/** Half of its turns bring 2.00 of real money, half nothing. */
export const WHEEL: Gives<'wheel'> = {
  kind: 'wheel',
  prizes: [
    { weight: 1, gift: { kind: 'money', currencies: { EUR: { amount: '2.00' } } } },
    { weight: 1, gift: null },
  ],
};

/** A free bet, bonus money, and real money. */
export const CALENDAR: Gives<'calendar'> = {
  kind: 'calendar',
  by: 'row',
  gifts: [
    {
      kind: 'free-bet',
      currencies: { EUR: { amount: '1.00' } },
      days: 7,
      minOddsMilli: 1_500,
      stakeReturned: false,
    },
    { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } },
    { kind: 'money', currencies: { EUR: { amount: '3.00' } } },
  ],
};

/** Terms of a wheel or a calendar for taking part; bonus money in it is wagered. */
export function dailyTerms(
  nowMs: number,
  gives: PromotionTerms['gives'],
  over: Partial<PromotionTerms> = {},
): PromotionTerms {
  const { wants, ...terms } = termsOf(nowMs, { starts: { on: 'joining' }, ...over });
  return { ...terms, gives, ...(gives.kind === 'calendar' && { wants }) };
}

interface TakenDay {
  readonly status: number;
  readonly code: string | undefined;
  readonly view: PromotionDaysView;
}

/** Wheels and calendars in few words. */
export function daysOf(fixture: PromotionsFixture) {
  const show = async (player: BonusPlayer, code: string): Promise<PromotionDaysView> =>
    (await fixture.call(player, 'GET', `/web-api/promotions/${code}/days`)).json as PromotionDaysView;
  return {
    show,
    /** Takes what today brings, or another day. */
    async take(player: BonusPlayer, code: string, over: { readonly day?: number } = {}): Promise<TakenDay> {
      const { day } = await show(player, code);
      const { status, json } = await fixture.call(player, 'POST', `/web-api/promotions/${code}/days`, {
        ...{ day, clientSeed: CLIENT_SEED },
        ...over,
      });
      return { status, code: (json as { code?: string }).code, view: json as PromotionDaysView };
    },
  };
}
