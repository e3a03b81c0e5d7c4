import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type {
  BonusView,
  CouponGiftView,
  FreeRoundsView,
  GrantView,
  TicketGiftView,
} from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { PromotionPage } from './promotion-page.tsx';

const BONUS: BonusView = {
  id: '4711',
  kind: 'promotion',
  paymentId: null,
  status: 'running',
  currency: 'EUR',
  amount: '60.00',
  left: '75.00',
  wagered: '120.00',
  required: '300.00',
  converted: '0.00',
  grantedAtMs: Date.UTC(2026, 10, 21, 12),
  expiresAtMs: Date.UTC(2026, 11, 21, 12),
  endedAtMs: null,
  minOddsMilli: 1_500,
  percents: { sportsbook: 100, games: 0 },
  maxStake: '20.00',
  maxConversion: null,
};
const GRANT: GrantView = {
  id: '12',
  code: 'second',
  state: 'waiting',
  title: { en: 'Second Helping', ru: 'Добавка' },
  given: { currency: 'EUR', amount: '5.00' },
  points: null,
  progress: null,
  bonusId: null,
  joinedAtMs: BONUS.grantedAtMs,
  endedAtMs: null,
};

describe('what a player takes part in', () => {
  let page: FakePage;
  afterEach(() => page.remove());
  async function show(
    bonuses: readonly BonusView[],
    grants: readonly GrantView[],
    gifts: readonly CouponGiftView[] = [],
    rounds: readonly FreeRoundsView[] = [],
    tickets: readonly TicketGiftView[] = [],
  ) {
    page = installFakePage({ userId: '7', dictionaries: { office: { en, ru } } });
    const offer = { offer: null, offerState: 'none', choice: null };
    page.answer('GET', '/web-api/bonuses', answered({ ...offer, bonuses }));
    page.answer('GET', '/web-api/bonuses/4711/bets', answered({ bets: [], nextCursor: null }));
    page.answer('GET', '/web-api/promotions/grants', answered({ grants }));
    page.answer('GET', '/web-api/promotions/own-gifts', answered({ coupon: gifts, rounds, tickets }));
    render(<PromotionPage />);
    for (let turn = 0; turn < 8; turn += 1) await act(() => Promise.resolve());
  }

  it('is said in plain words: what one has, what is left, what counts, what one loses', async () => {
    await show([BONUS], [GRANT, { ...GRANT, id: '11', code: 'first', state: 'left', endedAtMs: 1 }]);
    const words = screen.getByTestId('running-words').textContent;
    expect(words).toContain('€75.00 of bonus money to stake from');
    expect(words).toContain('Stakes of €180.00 more, of €300.00 in all');
    expect(words).toContain('100% of each stake on sport counts.');
    expect(words).not.toContain('on games');
    expect(words).toContain('These count nothing: Our own games.');
    expect(words).toContain('Stakes above €20.00 do not count.');
    expect(words).toContain('€75.00 of bonus money, at once and for good');
    expect(screen.getByText('What may still come')).toBeTruthy();
    expect(screen.getByText(/It begins when the bonus that runs has ended/)).toBeTruthy();
    expect(screen.getByText('What is over')).toBeTruthy();
  });

  it('says that bets at any price count, or from which on, and what counts nothing', async () => {
    await show([{ ...BONUS, minOddsMilli: 1_000 }], [GRANT]);
    expect(screen.getByTestId('running-words').textContent).toContain(
      'Settled bets and rounds count, at any odds.',
    );
    cleanup();
    page.remove();
    await show([{ ...BONUS, percents: { games: 100 } }], [GRANT]);
    const words = screen.getByTestId('running-words').textContent;
    expect(words).toContain('100% of each stake on games counts. These count nothing: Sport.');
    expect(words).toContain('at odds of 1.50 or more; of a game,');
  });

  it('tells a free bet in plain words: what it is, until when, what it pays', async () => {
    const grant: GrantView = { ...GRANT, state: 'running', giftId: '91' };
    const gift: CouponGiftView = {
      ...{ id: '91', kind: 'free-bet', stakeReturned: false, state: 'ready', code: 'second', betId: null },
      ...{ title: GRANT.title, currency: 'EUR', amount: '5.00', minOddsMilli: 1_500, minLegs: 2 },
      ...{ sports: ['football'], givenAtMs: BONUS.grantedAtMs, expiresAtMs: BONUS.expiresAtMs },
    };
    await show([], [grant], [gift, { ...gift, id: '90', state: 'used', betId: '5' }]);
    const words = screen.getByTestId('free-bets').textContent;
    expect(words).toContain('A stake of €5.00 that we pay');
    expect(words).toContain('The bet has odds of 1.50 or more. It has 2 selections or more. Only Football.');
    expect(words).toContain('A win pays what is above the stake, in real money.');
    expect(words).toContain('€5.00, staked in a bet.');
  });

  it('tells boosts and insurances in plain words, and what ends them', async () => {
    const shared = {
      ...{ state: 'ready' as const, code: 'second', betId: null, title: GRANT.title, currency: 'EUR' },
      ...{ sports: null, givenAtMs: BONUS.grantedAtMs, expiresAtMs: BONUS.expiresAtMs, upTo: '25.00' },
      ...{ maxStake: '40.00', betsLeft: 3, betsLeftToday: 1 },
    };
    const legs = { minLegOddsMilli: 1_200, minOddsMilli: 1_000, minLegs: 3 };
    const steps = [
      { legs: 3, percent: 5 },
      { legs: 4, percent: 10 },
    ];
    await show(
      [],
      [{ ...GRANT, state: 'running', giftId: '91' }],
      [
        {
          ...shared,
          id: '91',
          kind: 'odds-boost',
          percent: 20,
          types: ['single'],
          minOddsMilli: 1_500,
          minLegs: 1,
        },
        { ...shared, ...legs, id: '92', kind: 'accumulator-boost', steps },
        { ...shared, ...legs, id: '93', kind: 'accumulator-insurance', as: 'money', state: 'used' },
      ],
    );
    const words = screen.getByTestId('free-bets').textContent;
    expect(words).toContain('grows by 20%, up to €25.00 a bet');
    expect(words).toContain('Only for singles. The bet has odds of 1.50 or more. For stakes up to €40.00.');
    expect(words).toContain('For 3 bets more. Today for 1 of them.');
    expect(words).toContain('+5% from 3 selections, +10% from 4 selections');
    expect(words).toContain('Selections of odds 1.20 or more count.');
    expect(words).toContain('Cashing out, also in part, gives it up');
    expect(words).toContain('Accumulator insurance. Used for all its bets.');
  });

  it('may be nothing', async () => {
    await show([], []);
    expect(screen.getByText('You take part in nothing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All promotions' })).toBeTruthy();
  });

  it.each<[words: string, progress: NonNullable<GrantView['progress']>]>([
    [
      '€35.00 of €50.00 staked, until',
      { on: 'turnover', currency: 'EUR', done: '35.00', of: '50.00', untilMs: BONUS.expiresAtMs },
    ],
    [
      '€12.00 won; something comes where €10.00 is lost',
      { on: 'loss', currency: 'EUR', done: '-12.00', of: '10.00', untilMs: BONUS.expiresAtMs },
    ],
    ['1 of 3 days with a visit', { on: 'logins', done: 1, of: 3, untilMs: BONUS.expiresAtMs }],
    ['with the level Gold', { on: 'level', name: { en: 'Gold', ru: 'Золото' }, untilMs: BONUS.expiresAtMs }],
    ['on your birthday', { on: 'birthday', fromMs: BONUS.expiresAtMs, untilMs: BONUS.expiresAtMs + 1 }],
  ])('says how far it has come: %s', async (words, progress) => {
    await show([], [{ ...GRANT, state: 'joined', given: null, progress }]);
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it('says of an offer that all is given out, and invites to nothing', async () => {
    await show([], [{ ...GRANT, state: 'offered', given: null, shut: 'spent' }]);
    expect(screen.getByText('All of this promotion is given out.')).toBeTruthy();
    expect(screen.queryByText('Offered to you')).toBeNull();
  });

  it('says of an offer that was stopped what it is, in the place of how far it has come', async () => {
    await show([], [{ ...GRANT, state: 'offered', given: null, shut: 'over' }]);
    expect(screen.getByText(/Nobody is taken in any more/)).toBeTruthy();
    expect(screen.queryByText('What may still come')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.queryByText('Offered to you')).toBeNull();
  });

  it('declines an offer by one press', async () => {
    await show([], [{ ...GRANT, state: 'offered', given: null }]);
    page.answer('POST', `/web-api/promotions/${GRANT.code}/leave`, answered({ ...GRANT, state: 'declined' }));
    const declined = { ...GRANT, state: 'declined', given: null };
    page.answer('GET', '/web-api/promotions/grants', answered({ grants: [declined] }));
    await act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
      return Promise.resolve();
    });
    expect(await screen.findByText('Declined')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('says how many points were given', async () => {
    await show([], [{ ...GRANT, state: 'completed', given: null, points: 40 }]);
    expect(screen.getByText('40 points. It is yours.')).toBeTruthy();
  });

  it('says of free rounds how many are left, where and until when, and what they win', async () => {
    const rounds: FreeRoundsView = {
      ...{ id: '77', state: 'ready', code: 'house-rounds', currency: 'EUR', stake: '0.50' },
      ...{ title: { en: 'Rounds on the House', ru: 'Раунды' }, games: ['plinko', 'dice'] },
      ...{ rounds: 10, left: 7, as: 'bonus', won: '1.20' },
      ...{ givenAtMs: BONUS.grantedAtMs, expiresAtMs: BONUS.expiresAtMs },
    };
    const ended = { ...rounds, id: '76', state: 'expired' } as const;
    await show([], [{ ...GRANT, state: 'running', giftId: '77' }], [], [rounds, ended]);
    const [one, other] = screen.getByTestId('free-rounds').querySelectorAll('li');
    expect(one?.textContent).toContain('7 of 10 left at €0.50 each, paid by us, until');
    expect(one?.textContent).toContain('becomes bonus money when they are over');
    expect(one?.textContent).toContain('Won so far: €1.20.');
    expect(one?.textContent).toContain('Peg DropEven Odds');
    expect(other?.textContent).toContain('3 of 10 played in time, €1.20 won.');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(one?.textContent).toContain('unplayed: 7 of 10. What was won so far goes too: €1.20');
  });

  it('says of a ticket what it is, for which lotteries and until when, and that its prize is theirs', async () => {
    const ticket: TicketGiftView = {
      ...{ id: '78', state: 'ready', code: 'lucky-line', title: { en: 'Lucky Line', ru: 'Удача' } },
      ...{ product: 'lotto', of: ['keno', '6-49'], currency: 'EUR', amount: '2.00', ticketId: null },
      ...{ givenAtMs: BONUS.grantedAtMs, expiresAtMs: BONUS.expiresAtMs },
    };
    const used = { ...ticket, id: '77', state: 'used', ticketId: '31' } as const;
    await show([], [{ ...GRANT, state: 'running', giftId: '78' }], [], [], [ticket, used]);
    const [one, other] = screen.getByTestId('given-tickets').querySelectorAll('li');
    expect(one?.textContent).toContain('A ticket of €2.00 that we pay, for one draw, until');
    expect(one?.textContent).toContain('What it wins is real money, all of it.');
    const paths = [...(one?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/en/promotions/lucky-line', '/en/lotto/keno/keno', '/en/lotto/numbers/6-49']);
    expect(other?.textContent).toContain('€2.00, used for a ticket.');
  });

  it('says the same of a coupon of a pool', async () => {
    const coupon: TicketGiftView = {
      ...{ id: '79', state: 'ready', code: 'six', title: { en: 'Six', ru: 'Шесть' } },
      ...{ product: 'toto', of: ['next-6', 'tennis-10'], currency: 'EUR', amount: '1.00', ticketId: null },
      ...{ givenAtMs: BONUS.grantedAtMs, expiresAtMs: BONUS.expiresAtMs },
    };
    await show([], [{ ...GRANT, state: 'running', giftId: '79' }], [], [], [coupon]);
    const one = screen.getByTestId('given-tickets').querySelector('li');
    expect(one?.textContent).toContain('A pool coupon of €1.00 that we pay, for one draw, until');
    const paths = [...(one?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/en/promotions/six', '/en/toto/next', '/en/toto/draws']);
  });
});
