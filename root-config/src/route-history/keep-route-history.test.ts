import { ROUTE_HISTORY_KEY, type MatchedRoute } from '@paddock/contract';

import { keepRouteHistory } from './keep-route-history.ts';

describe('keeping the pages of a tab', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const visit = (pathname: string, route: object, title = `At ${pathname}`, path = pathname.slice(3)) =>
    keepRouteHistory(
      { location: { pathname, search: '?a=1' }, document: { title }, sessionStorage } as unknown as Window,
      {
        language: 'en',
        path,
        route: { id: 'betting.line', layout: 'default', meta: {}, ...route },
      } as unknown as MatchedRoute,
    );
  const hrefs = () =>
    (JSON.parse(kept.get(ROUTE_HISTORY_KEY) ?? '[]') as { href: string }[]).map(({ href }) => href);

  it('takes pages that stand, and neither errors nor blocks', () => {
    visit('/en/line', {});
    visit('/en/nowhere', { id: 'system-pages.not-found' });
    visit('/en/error', { id: 'system-pages.error', meta: { status: 500 } });
    visit('/en/block', { id: 'system-pages.block', layout: 'blocked' });
    visit('/en/untitled', {}, '');
    visit('/en/left', {}, 'Left', '/line/7');
    visit('/en/live', {});
    expect(hrefs()).toEqual(['/en/line?a=1', '/en/live?a=1']);
  });
});
