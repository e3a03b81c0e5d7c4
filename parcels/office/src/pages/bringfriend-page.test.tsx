import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FriendsView, FriendTerms } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { BringfriendPage } from './bringfriend-page.tsx';

const TERMS: FriendTerms = {
  isOpen: true,
  referrerReward: '10.00',
  friendReward: '5.00',
  leastDeposit: '20.00',
  leastStaked: '50.00',
  days: 30,
  mostFriends: 20,
  perNetwork: 3,
};
const VIEW: FriendsView = {
  terms: TERMS,
  currency: 'EUR',
  link: null,
  friends: [],
  brought: 0,
  rewarded: 0,
  own: null,
};
const LINK = { code: 'ABCD2345', path: '/registration?ref_code=ABCD2345' };
const friend = { who: '12•••89', registeredAtMs: 0, untilMs: 1, hasDeposited: true, hasStaked: false };
const BROUGHT: FriendsView = {
  ...VIEW,
  link: LINK,
  brought: 2,
  rewarded: 1,
  friends: [
    { ...friend, state: 'open', reward: null },
    {
      ...friend,
      who: '98•••21',
      hasStaked: true,
      state: 'paid',
      reward: { amount: '10.00', currency: 'EUR' },
    },
  ],
};

describe('the page of bringing friends', () => {
  let page: FakePage;
  const show = async (view: FriendsView, language = 'en') => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language });
    page.answer('GET', '/web-api/friends', answered(view));
    page.answer(
      'GET',
      '/web-api/qr',
      answered({ url: `https://site.example/en${LINK.path}`, qr: { size: 21, path: 'M0 0h1v1z' } }),
    );
    render(<BringfriendPage />);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says what a friend brings and gives a link to who asks for one [S2-25]', async () => {
    await show(VIEW);
    const panel = screen.getByTestId('friend-link');
    expect(panel.textContent).toContain('You get €10.00 for each friend. Your friend gets €5.00.');
    expect(panel.textContent).toContain('paid in €20.00 and staked €50.00 of real money within 30 days');
    page.answer('POST', '/web-api/friends/link', answered({ ...VIEW, link: LINK }));
    page.answer('GET', '/web-api/friends', answered({ ...VIEW, link: LINK }));
    await press('Get my link');
    expect(screen.getByTestId('friend-address').textContent).toContain('ref_code=ABCD2345');
    expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
    expect(screen.getByText('Nobody has come by your link yet')).toBeTruthy();
  });

  it('says why there is no link', async () => {
    await show(VIEW);
    page.answer('POST', '/web-api/friends/link', refusal('PROMOTION_NOT_FOR_YOU'));
    await press('Get my link');
    expect(screen.getByRole('alert').textContent).toContain('not for this account');
  });

  it('says how far each friend is and what came of them [S2-25]', async () => {
    await show(BROUGHT);
    const panel = screen.getByTestId('friends');
    expect(panel.textContent).toContain('Came: 2. Rewarded: 1.');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('12•••89Paid in');
    expect(second?.textContent).toContain('98•••21Rewarded');
    expect(second?.textContent).toContain('You got €10.00.');
  });

  it('says to who came by a link what it still asks, in Russian too', async () => {
    const own = { state: 'open', hasDeposited: false, hasStaked: false, untilMs: 1, terms: TERMS } as const;
    await show({ ...VIEW, own }, 'ru');
    const panel = screen.getByTestId('came-by-friend');
    expect(panel.textContent).toContain('Вы пришли по ссылке друга');
    expect(panel.textContent).toContain('Зарегистрирован');
  });

  it('says that nobody is rewarded where it is closed, and shows what came before', async () => {
    await show({ ...VIEW, terms: null });
    expect(screen.getByText('No friends are rewarded now')).toBeTruthy();
    cleanup();
    await show({ ...BROUGHT, terms: null });
    expect(screen.queryByTestId('friend-link')).toBeNull();
    expect(screen.getByTestId('friends')).toBeTruthy();
  });
});
