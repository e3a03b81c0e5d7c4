import { ROUTE_HISTORY_KEY, type MatchedRoute } from '@paddock/contract';

import { keepRouteHistory } from './keep-route-history.ts';

interface Visit {
  readonly route?: object;
  readonly title?: string;
  readonly path?: string;
  /** Whether its head has an address: one of which nothing is there has none. */
  readonly isThere?: boolean;
}

describe('keeping the pages of a tab', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const windowOf = (pathname: string, title: string, isThere: boolean) => {
    const document = window.document.implementation.createHTMLDocument(title);
    if (isThere) document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical' }));
    return { location: { pathname, search: '?a=1' }, document, sessionStorage } as unknown as Window;
  };
  const matchedOf = (path: string, route: object) =>
    ({
      language: 'en',
      path,
      route: { id: 'betting.line', layout: 'default', meta: {}, ...route },
    }) as unknown as MatchedRoute;
  function visit(
    pathname: string,
    { route = {}, title = `At ${pathname}`, path = pathname.slice(3), isThere = true }: Visit = {},
  ) {
    keepRouteHistory(windowOf(pathname, title, isThere), matchedOf(path, route));
  }
  const hrefs = () =>
    (JSON.parse(kept.get(ROUTE_HISTORY_KEY) ?? '[]') as { href: string }[]).map(({ href }) => href);
  beforeEach(() => kept.clear());

  it('takes pages that stand, and neither errors nor blocks', () => {
    visit('/en/line');
    visit('/en/nowhere', { route: { id: 'system-pages.not-found' } });
    visit('/en/error', { route: { id: 'system-pages.error', meta: { status: 500 } } });
    visit('/en/block', { route: { id: 'system-pages.block', layout: 'blocked' } });
    visit('/en/untitled', { title: '' });
    visit('/en/left', { path: '/line/7' });
    visit('/en/live', { path: '/LIVE' });
    expect(hrefs()).toEqual(['/en/line?a=1', '/en/live?a=1']);
  });

  it('forgets a page of which nothing is there', () => {
    visit('/en/line');
    visit('/en/help/nowhere', { title: 'Page not found', isThere: false });
    visit('/en/live/7');
    visit('/en/live/7', { title: 'There is no such match', isThere: false });
    expect(hrefs()).toEqual(['/en/line?a=1']);
  });

  it('does without where a browser forbids to look at its storage', () => {
    const forbidding = Object.defineProperty(windowOf('/en/line', 'Line', true), 'sessionStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(() => keepRouteHistory(forbidding, matchedOf('/line', {}))).not.toThrow();
  });
});
