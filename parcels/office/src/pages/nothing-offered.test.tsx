import { act, cleanup, render, screen } from '@testing-library/react';
import { BREAK_BAN_LEVEL } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { BonusesDepositPage } from './bonuses-deposit-page.tsx';
import { BringfriendPage } from './bringfriend-page.tsx';

const OFFER: BonusOffer = {
  ...{ currency: 'EUR', percent: 100, upTo: '100.00', minDeposit: '10.00', wageringMultiple: 5, days: 30 },
  ...{ minOddsMilli: 1_500, percents: { sportsbook: 100 }, maxStake: null, maxConversion: null },
};
const TERMS = {
  ...{ isOpen: true, referrerReward: '10.00', friendReward: '5.00', leastDeposit: '20.00' },
  ...{ leastStaked: '50.00', days: 30, mostFriends: 20, perNetwork: 3 },
};
const FRIENDS = {
  terms: TERMS,
  currency: 'EUR',
  link: null,
  friends: [],
  brought: 0,
  rewarded: 0,
  own: null,
};

describe('a player on a break', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
    page.signIn('7', BREAK_BAN_LEVEL);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('is not asked to bring friends', async () => {
    page.answer('GET', '/web-api/friends', answered(FRIENDS));
    render(<BringfriendPage />);
    await act(() => Promise.resolve());
    expect(screen.getByText('During a break nothing is offered.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get my link' })).toBeNull();
  });

  it('is offered no bonus of the first deposit, and no promo code', async () => {
    const none = { choice: null, bonuses: [] };
    page.answer('GET', '/web-api/bonuses', answered({ offer: OFFER, offerState: 'available', ...none }));
    render(<BonusesDepositPage />);
    await act(() => Promise.resolve());
    expect(screen.getByText('During a break nothing is offered.')).toBeTruthy();
    expect(screen.queryByTestId('choose-bonus')).toBeNull();
    expect(screen.queryByTestId('promo-code')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });
});
