import { createRouteMatcher, type RouteDefinition } from '@paddock/contract';

import { resolveSpelled } from './spelled.ts';

const route = (id: string, paths: string[], more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id,
  paths,
  parcel: 'information',
  page: id,
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
  ...more,
});

const matcher = createRouteMatcher({
  routes: [
    route('home', ['/']),
    route('about', ['/about']),
    route('account', ['/office/account'], { guards: ['auth'] }),
    route('missing', ['/404']),
  ],
  redirects: [{ id: 'us', from: '/us', to: '/About?from=us#Team', status: 301 }],
  notFound: 'missing',
});

function led(address: string): string {
  const { pathname, search } = new URL(address, 'http://paddock.test');
  const found = resolveSpelled(matcher, pathname, search, {
    session: { userId: null, banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [] },
    languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
    moved: (path) => (path === '/away' ? { to: 'https://other.example/ABOUT/', status: 301 } : undefined),
  });
  return found.kind === 'page' ? `${found.status} ${found.matched.route.id}` : `${found.status} ${found.to}`;
}

it.each([
  ['/EN/ABOUT/', '301 /en/about'],
  ['/EN/ABOUT/?a=B', '301 /en/about?a=B'],
  ['/en/ABOUT/', '301 /en/about'],
  ['/ABOUT/', '302 /en/about'],
  ['/en/us', '301 /en/about?from=us#Team'],
])('an address that is spelled otherwise leads to the page’s own in one step: %s to %s', (address, to) => {
  expect(led(address)).toBe(to);
});

it.each([
  ['/en/about/', '200 about'],
  ['/EN/about/', '301 /en/about/'],
  ['/en/NOTHING/', '404 missing'],
  ['/EN/NOTHING/', '301 /en/NOTHING/'],
  ['/en/office/account', '302 /en/user/login?returnUrl=%2Foffice%2Faccount'],
  ['/en/away', '301 https://other.example/ABOUT/'],
])('any other is as the routes say: %s is %s', (address, said) => {
  expect(led(address)).toBe(said);
});
