import { aMatchedRoute } from '../testing/samples.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import type { RouteValue } from './navigation-types.ts';

const { route } = aMatchedRoute();
const LOGIN = aMatchedRoute({ path: '/user/login', route: { ...route, guards: ['guest'] } });
const LIVE = aMatchedRoute({ path: '/live', query: '?sport=2' });

const at = (matched: RouteValue & { status: 'ready' }): RouteValue => matched;
const NOWHERE: RouteValue = { status: 'loading' };
const AT_LOGIN = at({ status: 'ready', matched: LOGIN, previous: null });
const FROM_LIVE = at({ status: 'ready', matched: LOGIN, previous: LIVE });

describe('after signing in one goes', () => {
  it('to the return URL [S4-02]', () => {
    expect(pathAfterSignIn('/office/account?tab=1', FROM_LIVE)).toBe('/office/account?tab=1');
  });

  it('to the previous page, never back to one for guests only [S4-02]', () => {
    expect(pathAfterSignIn(null, FROM_LIVE)).toBe('/live?sport=2');
  });

  it('home from the first page seen [S4-02]', () => {
    expect(pathAfterSignIn(undefined, AT_LOGIN)).toBe('/');
    expect(pathAfterSignIn(undefined, NOWHERE)).toBe('/');
  });

  it('to the page the site names for where one came from [S4-02]', () => {
    const routes = [
      { route_from: '/live', route_to: '/office/recharge' },
      { route_from: '/', route_to: '/promotions?hello=1' },
    ];
    expect(pathAfterSignIn(null, FROM_LIVE, routes)).toBe('/office/recharge');
    expect(pathAfterSignIn('/en/live?x=1#y', AT_LOGIN, routes)).toBe('/office/recharge');
    expect(pathAfterSignIn(null, AT_LOGIN, routes)).toBe('/promotions?hello=1');
    expect(pathAfterSignIn('/line', FROM_LIVE, routes)).toBe('/line');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    'evil.example',
    '',
  ])('nowhere else: not to %j, asked for or configured [S5-11]', (hostile) => {
    expect(pathAfterSignIn(hostile, AT_LOGIN)).toBe('/');
    expect(pathAfterSignIn('/live', AT_LOGIN, [{ route_from: '/live', route_to: hostile }])).toBe('/live');
  });
});
