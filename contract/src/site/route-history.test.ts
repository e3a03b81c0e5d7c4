import { lastOther, readRouteHistory, withVisited, type VisitedRoute } from './route-history.ts';

const page = (number: number): VisitedRoute => ({ href: `/en/line/${number}`, title: `Page ${number}` });

describe('the pages a tab remembers', () => {
  it('are twenty, the oldest makes room, and one seen again is the latest [S9-14]', () => {
    let history: readonly VisitedRoute[] = [];
    for (let number = 1; number <= 21; number++) history = withVisited(history, page(number));
    expect([history.length, history[0], history.at(-1)]).toEqual([20, page(2), page(21)]);
    expect(readRouteHistory(JSON.stringify([page(1), ...history]))).toEqual(history);
    const again = withVisited(history, page(5));
    expect([again.length, again.at(-1)]).toEqual([20, page(5)]);
  });

  it('lead back to the last one that is another', () => {
    expect(lastOther([page(1), page(2)], page(2).href)).toEqual(page(1));
    expect(lastOther([page(2)], page(2).href)).toBeUndefined();
  });

  it.each([null, '', 'nonsense', '{}', 'null', '[null,7,{"href":"/en"},{"title":"x"}]'])(
    'are none where %s is kept',
    (text) => {
      expect(readRouteHistory(text)).toEqual([]);
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'are of this site alone, and not %s',
    (href) => {
      expect(readRouteHistory(JSON.stringify([{ href, title: 'x' }]))).toEqual([]);
    },
  );
});
