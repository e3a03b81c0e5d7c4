import { render, screen } from '@testing-library/react';
import type { PromotionGift } from '@paddock/contract/schemas';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { StartedPromotions } from './started-promotions.tsx';

const USE = { days: 30, minOddsMilli: 1_000, currencies: { EUR: { upTo: '25.00' } } };
const TICKET = { kind: 'ticket', of: ['any'], days: 7, currencies: { EUR: { amount: '1.00' } } } as const;

let page: FakePage;
afterEach(() => page.remove());

it.each<[PromotionGift, string]>([
  [{ ...TICKET, of: [...TICKET.of], product: 'lotto' }, 'It brings a lottery ticket of €1.00.'],
  [{ ...TICKET, of: [...TICKET.of], product: 'toto' }, 'It brings a pool coupon of €1.00.'],
  [
    {
      ...{ kind: 'free-rounds', rounds: 20, games: ['dice'], days: 7, as: 'money' },
      currencies: { EUR: { stake: '0.20' } },
    },
    'It brings free rounds of our games: 20, €0.20 each.',
  ],
  [
    { kind: 'odds-boost', percent: 20, ...USE },
    'It brings a boost for your bets: 20% more of what one wins above its stake, up to €25.00 a bet.',
  ],
  [
    { kind: 'accumulator-boost', steps: [{ legs: 3, percent: 5 }], minLegOddsMilli: 1_200, ...USE },
    'It brings a boost for accumulators of 3 selections or more: up to 5% more of what one wins above its stake, and no more than €25.00 a bet.',
  ],
  [
    { kind: 'accumulator-insurance', minLegs: 4, minLegOddsMilli: 1_300, as: 'money', ...USE },
    'It brings an insurance for accumulators of 4 selections or more: if exactly one loses, the stake comes back as real money, up to €25.00.',
  ],
  [
    { kind: 'calendar', by: 'row', gifts: [{ kind: 'points', points: 5 }, null] },
    'It brings a gift a day, until the promotion closes.',
  ],
])('says in words what a deposit starts: $kind', (gives, words) => {
  page = installFakePage({ dictionaries: { cashier: { en } }, userId: '7' });
  const promotion = { code: 'a', title: { en: 'A', ru: 'А' }, gives };
  render(
    <StartedPromotions
      promotions={[promotion]}
      currency="EUR"
      depositMinor={2_000n}
      onLeft={() => undefined}
    />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
