import { fireEvent, render, screen } from '@testing-library/react';
import type { PromotionView } from '@paddock/contract/schemas';
import { anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { MINE, PROMOTION } from './promotion.fixture.ts';

const ONE = '/web-api/promotions/second';
const GIVEN = { currency: 'EUR', amount: '5.00' };

describe('promotions', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
  });
  afterEach(() => page.remove());

  const button = (name: string) => screen.getByRole('button', { name });
  async function showOne(change: Partial<PromotionView> = {}) {
    page.answer('GET', ONE, answered({ ...PROMOTION, ...change }));
    const params = { promotionId: 'second' };
    render(<FurtherPage {...propsOf('casino.promotion', { params, path: '/promotions/second' })} />);
    await settled();
  }

  it('are left by two presses, the first of which says what goes', async () => {
    await showOne({ mine: { ...MINE, state: 'running', given: { currency: 'EUR', amount: '5.00' } } });
    fireEvent.click(button('Leave'));
    expect(screen.getByText(/goes back to us at once/)).toBeTruthy();
    page.answer('POST', `${ONE}/leave`, answered({ ...MINE, state: 'left' }));
    fireEvent.click(button('Leave now'));
    await settled();
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('name the free rounds that go as their player leaves, and what stays of them', async () => {
    const gives: PromotionView['gives'] = {
      ...{ kind: 'free-rounds', rounds: 20, games: ['dice'], days: 7, as: 'money' },
      currencies: { EUR: { stake: '0.20' } },
    };
    const rounds = { id: '31', rounds: 20, left: 17, as: 'money', won: '0.40', currency: 'EUR' };
    page.answer(
      'GET',
      '/web-api/promotions/own-gifts',
      answered({ coupon: [], rounds: [rounds], tickets: [] }),
    );
    await showOne({ gives, mine: { ...MINE, state: 'running', giftId: '31' } });
    fireEvent.click(button('Leave'));
    await settled();
    expect(screen.getByText(/go unplayed/).textContent).toBe(
      'Free rounds that go unplayed: 17 of 20. What was won so far is yours. ' +
        'You cannot take part again. Your real money stays as it is.',
    );
  });

  it.each<[what: string, words: RegExp, mine: Partial<typeof MINE>, change: Partial<PromotionView>]>([
    ['nothing yet', /You can take part again while it is open to you\.$/, {}, {}],
    [
      'what was counted',
      /what was counted for it so far is lost/,
      { progress: { on: 'logins', done: 1, of: 3, untilMs: 1 } },
      {},
    ],
    [
      'bonus money that waits',
      /€5\.00 of bonus money that waits.*again/,
      { state: 'waiting', given: GIVEN },
      {},
    ],
    [
      'a ticket',
      /The lottery ticket of €5\.00 goes unused\. You cannot take part again/,
      { state: 'running', giftId: '31', given: GIVEN },
      {
        gives: {
          ...{ kind: 'ticket', product: 'lotto', of: ['6-49'], days: 7 },
          currencies: { EUR: { amount: '5.00' } },
        },
      },
    ],
  ])('say what goes as they are left: %s', async (_what, words, mine, change) => {
    await showOne({ ...change, mine: { ...MINE, ...mine } });
    fireEvent.click(button('Leave'));
    expect(screen.getByText(words)).toBeTruthy();
  });
});
