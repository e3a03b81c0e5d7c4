import { render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { OFFER, PROMOTION } from './promotion.fixture.ts';

let page: FakePage;
afterEach(() => page.remove());
const show = async (routeId: string, over = {}) => {
  const view = render(<FurtherPage {...propsOf(routeId, over)} />);
  await settled();
  return view;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('bonuses', () => {
  it.each([
    [false, 'Bonuses', '/en/bonus/first-deposit'],
    [true, 'Offers', '/en/bonus-offer/first-deposit'],
  ])('are called offers where the site says so: %s [S5-05]', async (promoBonusToOffer, name, href) => {
    page = openCasinoPage();
    page.setSite({ promoBonusToOffer });
    page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
    await show('casino.bonuses');
    expect(title()).toBe(name);
    expect(screen.getByRole('link', { name: 'All rules' }).getAttribute('href')).toBe(href);
  });

  it('are listed with promotions; those of games by what their terms count, not by their section', async () => {
    page = openCasinoPage();
    page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
    const { wants } = PROMOTION;
    if (wants === undefined) throw new Error('it wants nothing');
    const ofSport = { ...PROMOTION, code: 'one', wants: { ...wants, products: { sportsbook: 100 } } };
    const ofGames = { ...PROMOTION, code: 'two', section: 'sport' as const };
    const promotions = [ofSport, { ...ofGames, wants: { ...wants, products: { games: 10 } } }];
    page.answer('GET', '/web-api/promotions', answered({ promotions }));
    const hrefs = () =>
      screen.getAllByRole('link', { name: 'Second Helping' }).map((link) => link.getAttribute('href'));
    const { unmount } = await show('casino.bonuses');
    expect(screen.getByRole('heading', { level: 2, name: 'Promotions' })).toBeTruthy();
    expect(hrefs()).toEqual(['/en/promotions/one', '/en/promotions/two']);
    unmount();
    await show('casino.bonuses-games');
    expect(hrefs()).toEqual(['/en/promotions/two']);
  });

  it('have no list of promotions where there is none', async () => {
    page = openCasinoPage();
    page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
    page.answer('GET', '/web-api/promotions', answered({ promotions: [] }));
    await show('casino.bonuses');
    expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull();
  });

  it('have rules of their own each, and one that is unknown says so', async () => {
    page = openCasinoPage();
    page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
    const { unmount } = await show('casino.bonus', { params: { bonus: 'first-deposit' } });
    expect(title()).toBe('Rules of the bonus');
    expect(screen.getByText('5 times the bonus')).toBeTruthy();
    unmount();
    await show('casino.bonus', { params: { bonus: 'other' } });
    expect(screen.getByText('There is no such bonus')).toBeTruthy();
  });
});
