import { fireEvent, render, screen, within } from '@testing-library/react';
import type { PromotionView } from '@paddock/contract/schemas';
import { dialogs$ } from '@paddock/shared-utils';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { MINE, PROMOTION } from './promotion.fixture.ts';

const COUNTED = { days: 7, products: ['sportsbook', 'games'], currencies: { EUR: { amount: '50.00' } } };
const CASHBACK: PromotionView['gives'] = {
  kind: 'cashback',
  as: 'money',
  edges: { sportsbook: 500, games: 100 },
  edgeShare: 5_000,
  currencies: { EUR: { percent: 10, upTo: '20.00' } },
};
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
    // Below it stands what comes next, and not the same once more.
    expect(screen.getByText(/^The next one stands here from when it begins/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bonuses' })).toBeTruthy();
  });

  it('tell a guest what they give and want, and the way in', async () => {
    await showOne();
    expect(screen.getByText('Once, for all accounts of a person, device or card')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second Helping');
    expect(screen.getByText('50% of the deposit as bonus money, up to €40.00')).toBeTruthy();
    expect(screen.getByText('5 times the bonus')).toBeTruthy();
    const weights = within(screen.getByTestId('weights'));
    expect(weights.getByText('Sport').parentElement?.textContent).toBe('Sport100%');
    expect(weights.getByText('Our games').parentElement?.textContent).toBe('Our gamesnothing');
    expect(screen.getByText('€20.00')).toBeTruthy();
    fireEvent.click(button('Sign in to take part'));
    expect(JSON.stringify(dialogs$.snapshot())).toContain('welcome/login');
  });

  it('say whom they are for, by all that a player can know', async () => {
    await showOne({
      who: {
        ...{ countries: ['DE', 'AT'], languages: ['en'], newFor: 7 },
        fromLevel: { en: 'Gold', ru: 'Золото' },
      },
    });
    expect(screen.getByText('Who can take part').parentElement?.textContent).toBe(
      'Who can take part' +
        'Players from: Germany, Austria · Players who use the site in: English · ' +
        'Players who registered within the last 7 days · Players with the level Gold or one above it',
    );
  });

  it('say that they are for who came by another player’s link', async () => {
    await showOne({ who: { referral: true } });
    expect(screen.getByText('Players who came by another player’s link')).toBeTruthy();
  });

  it('say of those for chosen players alone that these are invited', async () => {
    await showOne({ who: { isInvited: true } });
    expect(screen.getByText('Players whom we invited')).toBeTruthy();
  });

  it('say nothing of whom they are for where that is everybody', async () => {
    await showOne();
    expect(screen.queryByText('Who can take part')).toBeNull();
  });

  it('say what is to be staked once in words, and no "1 times"', async () => {
    const { wants } = PROMOTION;
    await showOne(wants === undefined ? {} : { wants: { ...wants, multiple: 1 } });
    expect(screen.getByText('The bonus once')).toBeTruthy();
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

  it('say that one is over which was stopped between looking and taking part', async () => {
    asPlayer();
    await showOne();
    page.answer('POST', `${ONE}/join`, refusal('NOT_FOUND', 404));
    fireEvent.click(button('Take part'));
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('This promotion is over.');
  });

  it('say that all is given out, and offer no press', async () => {
    asPlayer();
    await showOne({ shut: 'spent', mine: { ...MINE, state: 'offered', shut: 'spent' } });
    expect(screen.getByText('All of this promotion is given out.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });

  it.each<[shut: NonNullable<PromotionView['shut']>, words: RegExp]>([
    ['over', /is over/],
    ['early', /has not begun/],
    ['had', /had already/],
    ['not-for-you', /not for this account/],
  ])('say what they are where nobody is taken in, on their page and in the list: %s', async (shut, words) => {
    asPlayer();
    await showOne({ shut });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
    page.answer('GET', '/web-api/promotions', answered({ promotions: [{ ...PROMOTION, shut }] }));
    await show('casino.promotions', '/promotions');
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(
      screen.queryByText('50% of the deposit as bonus money, up to €40.00', { selector: 'p' }),
    ).toBeNull();
  });

  it('lead to where they are bought with points, and offer no press', async () => {
    asPlayer();
    await showOne({ isSold: true });
    expect(screen.getByText('This promotion is bought with points.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Points and levels' }).getAttribute('href')).toBe(
      '/en/office/rewards',
    );
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });

  it('say to who waits for a gift that all is given out', async () => {
    asPlayer();
    await showOne({ shut: 'spent', mine: { ...MINE, shut: 'spent' } });
    expect(screen.getByTestId('own-part').textContent).toContain('All of this promotion is given out.');
    expect(button('Leave')).toBeTruthy();
  });

  it('are declined by one press where they are offered, and can be taken after all', async () => {
    asPlayer();
    await showOne({ mine: { ...MINE, state: 'offered' } });
    expect(button('Take part')).toBeTruthy();
    page.answer('POST', `${ONE}/leave`, answered({ ...MINE, state: 'declined' }));
    page.answer('GET', ONE, answered({ ...PROMOTION, mine: { ...MINE, state: 'declined' } }));
    fireEvent.click(button('Decline'));
    await settled();
    expect(screen.getByText(/You declined this/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(button('Take part')).toBeTruthy();
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
      'Once settled stakes of real money come to €50.00: sport, our games',
      { starts: { on: 'turnover', minOddsMilli: 1_500, ...COUNTED } },
    ],
    [
      'a stake',
      'With one settled stake of real money of €50.00',
      { starts: { on: 'stake', minOddsMilli: 1_000, ...COUNTED } },
    ],
    ['a loss', 'where €50.00 or more is lost, wins taken off', { starts: { on: 'loss', ...COUNTED } }],
    ['visits', 'With visits on 3 different days', { starts: { on: 'logins', days: 7, times: 3 } }],
    ['one visit', 'With a visit on 1 day', { starts: { on: 'logins', days: 7, times: 1 } }],
    ['a birthday', 'On your birthday', { starts: { on: 'birthday' } }],
    [
      'a code and a deposit',
      'Type your code first, then pay in: deposit number 1 starts it',
      { starts: { on: 'deposit', number: 1, hasCode: true } },
    ],
    [
      'a level',
      'With the level Gold or one above it',
      { starts: { on: 'level', level: 'gold', name: { en: 'Gold', ru: 'Золото' } } },
    ],
    [
      'cashback',
      '10% of what you lose as real money, but at most 2.5% of what you stake, and up to €20.00',
      { gives: CASHBACK },
    ],
    ['points', '40 points', { gives: { kind: 'points', points: 40 } }],
  ])('say what starts them and what is given: %s', async (_what, words, change) => {
    await showOne(change);
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });
});
