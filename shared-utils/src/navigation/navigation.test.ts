import { aMatchedRoute } from '../testing/samples.ts';
import type { Navigation, NavigationReporter } from './navigation-types.ts';
import { createNavigation } from './navigation.ts';

describe('navigation', () => {
  let went: string[];
  let navigation: Navigation;

  beforeEach(() => {
    went = [];
    navigation = createNavigation(() => 'en');
  });

  function own(): NavigationReporter {
    return navigation.registerNavigation({
      navigate: (href, { replace }) => went.push(replace ? `${href} replaced` : href),
      reload: () => went.push('reload'),
    });
  }

  it.each([
    ['/', '/en'],
    ['/live/football', '/en/live/football'],
    ['/live?tab=2#odds', '/en/live?tab=2#odds'],
    ['/?a=1', '/en?a=1'],
    ['/ru/live', '/ru/live'],
  ])('gives %s the address %s [S2-01]', (path, href) => {
    expect(navigation.hrefFor(path)).toBe(href);
  });

  it('gives a path another language, in place of the one it has', () => {
    expect(navigation.hrefFor('/en/live?tab=2', 'ru')).toBe('/ru/live?tab=2');
    expect(navigation.hrefFor('/', 'ru')).toBe('/ru');
  });

  it('goes by its one owner', () => {
    own();
    navigation.navigate('/live');
    navigation.navigate('/line', { replace: true });
    navigation.reloadPage();
    expect(went).toEqual(['/en/live', '/en/line replaced', 'reload']);
    expect(own).toThrow('already has its owner');
  });

  it('keeps the last wish from before its owner was there', () => {
    navigation.navigate('/live');
    navigation.navigate('/line');
    own();
    expect(went).toEqual(['/en/line']);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a\nb', 'live', '', '/a\\b'])(
    'refuses %j, which is no path of this site',
    (to) => {
      own();
      expect(() => navigation.navigate(to)).toThrow('not a path of this site');
      expect(went).toEqual([]);
    },
  );

  it('goes on after signing in, in the present language and without a way back to the form [S4-02]', async () => {
    own();
    await navigation.continueAfterSignIn('/office/account?tab=1');
    expect(went).toEqual(['/en/office/account?tab=1 replaced']);
  });

  it('stays on the page one signed in over', async () => {
    own().reportRoute(aMatchedRoute({ path: '/live', query: '?a=1' }));
    await navigation.continueAfterSignIn('/live?a=1');
    expect(went).toEqual([]);
  });

  it('tells the present and the previous route', () => {
    const { reportRoute } = own();
    expect(navigation.currentRoute$.snapshot()).toEqual({ status: 'loading' });
    const first = aMatchedRoute();
    const second = aMatchedRoute({ path: '/line' });
    reportRoute(first);
    expect(navigation.currentRoute$.snapshot()).toEqual({ status: 'ready', matched: first, previous: null });
    reportRoute(second);
    expect(navigation.currentRoute$.snapshot()).toEqual({
      status: 'ready',
      matched: second,
      previous: first,
    });
  });
});
