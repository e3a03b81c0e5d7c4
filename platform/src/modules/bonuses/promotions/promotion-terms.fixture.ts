import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

/** Terms of a share of the second deposit, with parts said otherwise. */
export function termsOf(nowMs: number, over: Partial<PromotionTerms> = {}): PromotionTerms {
  return {
    text: {
      en: { title: 'Second Helping', summary: 'Half of your second deposit on top.', paragraphs: ['Once.'] },
      ru: { title: 'Добавка', summary: 'Половина второго депозита сверху.', paragraphs: ['Один раз.'] },
    },
    picture: null,
    section: 'sport',
    opensAtMs: nowMs,
    closesAtMs: nowMs + 30 * DAY_MS,
    who: {},
    starts: { on: 'deposit', number: 2 },
    gives: {
      kind: 'deposit-bonus',
      currencies: { EUR: { percent: 50, upTo: '40.00', least: '10.00' } },
    },
    wants: { multiple: 2, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } },
    limits: {},
    ...over,
  };
}

/** A gift of bonus money for taking part. */
export const FIVE_EUR: Pick<PromotionTerms, 'starts' | 'gives'> = {
  starts: { on: 'joining' },
  gives: { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } },
};
