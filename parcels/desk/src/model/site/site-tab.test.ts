import { SITE_TABS, siteTabIn, siteTabPath } from './site-tab.ts';

it('is in the address, and comes back from it; the first where it is none', () => {
  expect(SITE_TABS.map((tab) => siteTabIn(siteTabPath(tab).split('?')[1] ?? ''))).toEqual(SITE_TABS);
  expect(siteTabPath('countries')).toBe('/desk/site');
  expect([siteTabIn(''), siteTabIn('?tab=money')]).toEqual(['countries', 'countries']);
});
