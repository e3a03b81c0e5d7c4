import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answered, settle, type FakePage } from '@paddock/shared-utils/testing';

import { forgetDraft } from '../../model/kept-draft.ts';
import { fillChoices, press, showRegistration, type } from './registration-flow.fixture.tsx';

const OFFER = {
  currency: 'EUR',
  percent: 100,
  upTo: '100.00',
  minDeposit: '10.00',
  wageringMultiple: 5,
  days: 30,
  minOddsMilli: 1_500,
  percents: { sportsbook: 100 },
  maxStake: null,
  maxConversion: null,
};

describe('the bonus of a registration', () => {
  let page: FakePage;
  beforeEach(forgetDraft);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('sends promo code and bonus where the player chose them [S3-34]', async () => {
    ({ page } = await showRegistration({ kinds: ['one-click'], bonuses: ['sport'] }));
    page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
    fillChoices();
    await act(settle);
    fireEvent.click(screen.getByRole('radio', { name: /^sport/ }));
    type('Promo code', 'SPRING');
    await press('Open the account');
    expect(page.sentSignIns[0]?.request).toMatchObject({
      promo_code: 'SPRING',
      first_deposit_bonus_choice: 'sport',
    });
  });

  it('takes no bonus for a player who chose none, tells what it asks, and asks about none where there is none [S3-34]', async () => {
    ({ page } = await showRegistration({ kinds: ['one-click'], bonuses: ['first-deposit'] }));
    page.answer('GET', '/web-api/bonuses/offer', ({ options }) =>
      answered({ offer: options.query?.['currency'] === 'EUR' ? OFFER : null }),
    );
    expect(screen.queryByRole('radio')).toBeNull();
    type('Currency', 'USD');
    await act(settle);
    expect(screen.queryByRole('radio')).toBeNull();
    fillChoices();
    await act(settle);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No bonus/ }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /^100% of the deposit, up to €100.00/ })).toBeTruthy();
    expect(screen.getByText(/staked 5 times at 1.50 or more within 30 days/)).toBeTruthy();
    await press('Open the account');
    expect(page.sentSignIns[0]?.request).toMatchObject({ first_deposit_bonus_choice: 'none' });
  });
});
