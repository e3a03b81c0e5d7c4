import type { RedirectRule } from '@paddock/contract/redirects';

import { redirectDoubts } from './redirect-doubts.ts';

/** A site of these pages, whose routes are `/line/:sport` and `/match/:game` besides, and where `/word` leads to `/live`. */
const PAGES = ['/live', '/blog/odds', '/blog/money'];
const MATCH_THAT_IS_OVER = '/match/7';
const terms = {
  leadsOn: (path: string) => (path === '/word' ? '/live' : undefined),
  pages: () => ({
    standing: (path: string) => {
      if (path === '/word') return Promise.resolve('elsewhere' as const);
      const isPage = [...PAGES, MATCH_THAT_IS_OVER].includes(path);
      return Promise.resolve(isPage ? ('page' as const) : ('nothing' as const));
    },
    open: () => PAGES,
    mayHaveBelow: (path: string) => ['/', '/line', '/match', '/blog'].includes(path),
  }),
};
const rule = (text: string): RedirectRule => {
  const [kind = '', from = '', to = ''] = text.split(' ');
  return { kind: kind as RedirectRule['kind'], from, to, status: 301 };
};
const doubts = (put: readonly string[], standing: readonly string[] = [], ended: readonly string[] = []) => {
  const changed = put.map(rule);
  return redirectDoubts(
    { changed, after: [...standing.map(rule), ...changed], ended: ended.map(rule) },
    terms,
  );
};

describe('a redirect is doubted', () => {
  it.each([
    ['exact /a /nowhere?x=1', 'leads to /nowhere, where no page stands'],
    ['exact /a /match/8', 'leads to /match/8, where no page stands'],
    ['prefix /a /live', 'leads to /live/…, where no page stands'],
    ['pattern /m/:id /game/:id', 'leads to /game/:id, where no page stands'],
    ['pattern /m/:id /nowhere?id=:id', 'leads to /nowhere, where no page stands'],
    ['exact /live /blog/odds', 'would cover /live, which is read'],
    ['exact /match/7 /live', 'would cover /match/7, which is read'],
    ['prefix /match/7 /match', 'would cover /match/7, which is read'],
    ['prefix /blog /line', 'would cover /blog/odds, which is read'],
    ['pattern /blog/:slug /live?was=:slug', 'would cover /blog/odds, which is read'],
  ])('that says %s', async (text, doubt) => {
    const { kind, from } = rule(text);
    expect(await doubts([text])).toEqual([`${kind} ${from} ${doubt}`]);
  });

  it.each([
    'exact /a /live?x=1#top',
    'exact /a /word',
    'exact /a https://blog.example/x',
    'exact /match/8 /live',
    'exact /word /live',
    'prefix /a /line',
    'prefix /a /',
    'pattern /m/:id /match/:id?tab=odds',
    'pattern /m/:id /live?match=:id',
  ])('by nothing that says %s', async (text) => {
    expect(await doubts([text])).toEqual([]);
  });

  it('by where it leads in the end, over others of its change and those that stand', async () => {
    expect(await doubts(['exact /a /b', 'exact /b /c?x=1'], ['exact /c /live'])).toEqual([]);
    expect(await doubts(['exact /a /b'], ['exact /b /nowhere'])).toEqual([
      'exact /a leads to /nowhere, where no page stands',
    ]);
    expect(await doubts(['prefix /a /b'], ['prefix /b /line'])).toEqual([]);
  });

  it('where it stood and leads over one that goes, and not where nothing of its way changes', async () => {
    const standing = ['exact /a /b', 'exact /x /nowhere', 'exact /live /blog/odds'];
    expect(await doubts([], standing, ['exact /b /live'])).toEqual([
      'exact /a leads to /b, where no page stands',
    ]);
  });

  it('once for each page it is asked of, however many rules lead there', async () => {
    const asked: string[] = [];
    const pages = {
      ...terms.pages(),
      standing: (path: string) => {
        asked.push(path);
        return Promise.resolve('elsewhere' as const);
      },
    };
    const changed = ['exact /a /x', 'exact /b /x?was=b', 'exact /c /x'].map(rule);
    await redirectDoubts({ changed, after: changed, ended: [] }, { ...terms, pages: () => pages });
    expect(asked.toSorted()).toEqual(['/a', '/b', '/c', '/x']);
  });
});
