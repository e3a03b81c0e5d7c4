import { fireEvent, render, screen } from '@testing-library/react';
import type { GrantView, PromotionView } from '@paddock/contract/schemas';
import { dialogs$ } from '@paddock/shared-utils';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';

const OPENS_MS = Date.UTC(2026, 10, 26);
const MINE: GrantView = {
  id: '12',
  code: 'second',
  state: 'joined',
  title: { en: 'Second Helping', ru: 'Добавка' },
  given: null,
  points: null,
  progress: null,
  bonusId: null,
  joinedAtMs: OPENS_MS,
  endedAtMs: null,
};
const PROMOTION: PromotionView = {
  code: 'second',
  section: 'sport',
  text: {
    en: { title: 'Second Helping', summary: 'Half of your second deposit on top.', paragraphs: ['Once.'] },
    ru: { title: 'Добавка', summary: 'Половина второго депозита сверху.', paragraphs: ['Один раз.'] },
  },
  picture: null,
  opensAtMs: OPENS_MS,
  closesAtMs: OPENS_MS + 86_400_000,
  starts: { on: 'deposit', number: 2 },
  gives: { kind: 'deposit-bonus', currencies: { EUR: { percent: 50, upTo: '40.00', least: '10.00' } } },
  wants: {
    multiple: 5,
    days: 7,
    minOddsMilli: 1_500,
    products: { sportsbook: 100, games: 0 },
    currencies: { EUR: { maxStake: '20.00' } },
  },
  mine: null,
};
const COUNTED = { days: 7, products: ['sportsbook', 'games'], currencies: { EUR: { amount: '50.00' } } };
const ONE = '/web-api/promotions/second';

let page: FakePage;
afterEach(() => page.remove());
const button = (name: string) => screen.getByRole('button', { name });
async function show(routeId: string, path: string, promotionId?: string) {
  const params = promotionId === undefined ? {} : { promotionId };
  render(<FurtherPage {...propsOf(routeId, { params, path })} />);
  await settled();
}
async function showOne(change: Partial<PromotionView> = {}) {
  page.answer('GET', ONE, answered({ ...PROMOTION, ...change }));
  await show('casino.promotion', '/promotions/second', 'second');
}
function asPlayer(): void {
  page.remove();
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
}

describe('promotions', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('stand in a list that leads to each [S2-58]', async () => {
    page.answer('GET', '/web-api/promotions', answered({ promotions: [{ ...PROMOTION, mine: MINE }] }));
    await show('casino.promotions', '/promotions');
    expect(screen.getByText('50% of the deposit as bonus money, up to €40.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Second Helping' }).getAttribute('href')).toBe(
      '/en/promotions/second',
    );
    expect(screen.getByText('You take part')).toBeTruthy();
  });

  it('of the casino are asked for and lead to its own addresses [S2-41]', async () => {
    page.answer('GET', '/web-api/promotions', answered({ promotions: [PROMOTION] }));
    await show('casino.bonus-casino', '/bonus/casino');
    expect(page.requests.find(({ path }) => path === '/web-api/promotions')?.options.query).toEqual({
      section: 'casino',
    });
    expect(screen.getByRole('link', { name: 'Second Helping' }).getAttribute('href')).toBe(
      '/en/bonus/casino/promotions/second',
    );
  });

  it('say that there are none, with a way on', async () => {
    page.answer('GET', '/web-api/promotions', answered({ promotions: [] }));
    await show('casino.promotions', '/promotions');
    expect(screen.getByText('No promotions for you now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bonuses' })).toBeTruthy();
  });

  it('tell a guest what they give and want, and the way in', async () => {
    await showOne();
    expect(screen.getByText('Once, for all accounts of a person, device or card')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second Helping');
    expect(screen.getByText('50% of the deposit as bonus money, up to €40.00')).toBeTruthy();
    expect(screen.getByText('5 times the bonus')).toBeTruthy();
    expect(screen.getByText('sport 100%')).toBeTruthy();
    expect(screen.getByText('€20.00')).toBeTruthy();
    fireEvent.click(button('Sign in to take part'));
    expect(JSON.stringify(dialogs$.snapshot())).toContain('welcome/login');
  });

  it('take a player in once for a double press', async () => {
    asPlayer();
    await showOne();
    page.answer('POST', `${ONE}/join`, answered(MINE));
    page.answer('GET', ONE, answered({ ...PROMOTION, mine: MINE }));
    fireEvent.click(button('Take part'));
    fireEvent.click(button('Take part'));
    await settled();
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByTestId('own-part').textContent).toContain('You take part.');
  });

  it('are left by two presses, the first of which says what goes', async () => {
    asPlayer();
    await showOne({ mine: { ...MINE, state: 'running', given: { currency: 'EUR', amount: '5.00' } } });
    fireEvent.click(button('Leave'));
    expect(screen.getByText(/goes back to us at once/)).toBeTruthy();
    page.answer('POST', `${ONE}/leave`, answered({ ...MINE, state: 'left' }));
    fireEvent.click(button('Leave now'));
    await settled();
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('say why somebody is not taken in, and that one is not there', async () => {
    asPlayer();
    await showOne();
    page.answer('POST', `${ONE}/join`, refusal('PLAY_PAUSED', 403));
    fireEvent.click(button('Take part'));
    await settled();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    page.answer('GET', '/web-api/promotions/gone', refusal('NOT_FOUND', 404));
    await show('casino.bonus-casino-landing', '/bonus/casino/landing-gone', 'landing-gone');
    expect(screen.getByText('There is no such promotion, or not any more')).toBeTruthy();
  });

  it.each<[what: string, words: string, change: Partial<PromotionView>]>([
    [
      'turnover',
      'Once settled stakes of real money come to €50.00 within 7 days of joining: sport, our games',
      { starts: { on: 'turnover', minOddsMilli: 1_500, ...COUNTED } },
    ],
    [
      'a stake',
      'With one settled stake of real money of €50.00',
      { starts: { on: 'stake', minOddsMilli: 1_000, ...COUNTED } },
    ],
    ['a loss', 'Where €50.00 or more is lost, wins taken off', { starts: { on: 'loss', ...COUNTED } }],
    [
      'visits',
      'With visits on 3 different days within 7 days',
      { starts: { on: 'logins', days: 7, times: 3 } },
    ],
    ['a birthday', 'On your birthday', { starts: { on: 'birthday' } }],
    [
      'a level',
      'With the level Gold or one above it',
      { starts: { on: 'level', level: 'gold', name: { en: 'Gold', ru: 'Золото' } } },
    ],
    [
      'cashback',
      '10% of what you lose, up to €20.00, as real money',
      {
        gives: {
          kind: 'cashback',
          as: 'money',
          edges: { sportsbook: 500 },
          edgeShare: 5_000,
          currencies: { EUR: { percent: 10, upTo: '20.00' } },
        },
      },
    ],
    ['points', '40 points', { gives: { kind: 'points', points: 40 } }],
  ])('say what starts them and what is given: %s', async (_what, words, change) => {
    await showOne(change);
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });
});
