import { createRouteMatcher, type SiteConfig } from '@paddock/contract';
import { isContentAddress } from '@paddock/contract/content';

import type { ContentHead } from '../../content/index.ts';
import { siteConfigOf } from '../site-config.ts';
import { ROUTES } from '../testing/fixture-routes.ts';
import { createKnownPages } from './known-pages.ts';

const matcher = createRouteMatcher({
  routes: ROUTES,
  redirects: [{ id: 'old', from: '/slots', to: '/live', status: 301 }],
  notFound: 'system-pages.not-found',
});
const HEADS: Readonly<Record<string, ContentHead>> = {
  '/about': { kind: 'page' } as ContentHead,
  '/blog/old': { kind: 'moved', to: '/blog/new' },
};
const maintenance = { startedAt: 1, endedAt: 2, state: true };

function pagesOf(over: Partial<SiteConfig> = {}) {
  const site = { ...siteConfigOf({}, false), features: [12], maintenance, ...over };
  return createKnownPages({
    site: () => site,
    release: () => ({ matcher }),
    listed: () => ['/live', '/casino', '/about'],
    headAt: (path) =>
      Promise.resolve(isContentAddress(path) ? (HEADS[path] ?? { kind: 'unknown' }) : undefined),
    namesOf: (_kind, value) => Promise.resolve(value === 'football' ? { names: {} } : undefined),
  });
}

describe('what stands at an address', () => {
  it.each([
    ['/live', 'page'],
    ['/LIVE/football', 'page'],
    ['/live/quidditch', 'nothing'],
    ['/about', 'page'],
    ['/blog/none', 'nothing'],
    ['/blog/old', 'elsewhere'],
    ['/slots', 'elsewhere'],
    ['/nowhere', 'nothing'],
    // Behind the sign-in, and for those alone who have not.
    ['/office/account', 'page'],
    ['/user/login', 'page'],
    ['/landing-page/landing-none', 'nothing'],
    ['/block', 'nothing'],
    ['/casino', 'page'],
  ])('%s: %s', async (path, standing) => {
    expect(await pagesOf().standing(path)).toBe(standing);
  });

  it('is nothing where the site closes it, and what is open is listed without it', async () => {
    const closed = pagesOf({ features: [] });
    expect(await closed.standing('/casino')).toBe('nothing');
    expect(closed.open()).toEqual(['/live', '/about']);
    expect(pagesOf().open()).toEqual(['/live', '/casino', '/about']);
    expect(await pagesOf({ forbiddenFragments: ['liv'] }).standing('/live')).toBe('nothing');
  });

  it.each([
    ['/', true],
    ['/blog', true],
    ['/Line/football', true],
    ['/live', true],
    ['/about', false],
    ['/nowhere', false],
    ['/live/football/7/8', false],
  ])('below %s pages may stand: %s', (path, may) => {
    expect(pagesOf().mayHaveBelow(path)).toBe(may);
  });
});
