import { createMemoryStorage, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { createRecent, RECENT_MOST } from './recent.ts';

const viewed = (nr: number) => ({
  path: `/team/football-${nr}`,
  sport: 'football',
  names: [{ en: `Team ${nr}` }],
});

describe('what was looked at lately', () => {
  let page: FakePage;
  let storage = createMemoryStorage();
  const open = (userId?: string) => {
    page = installFakePage({ storage, ...(userId !== undefined && { userId }) });
    return createRecent();
  };
  const paths = (of: ReturnType<typeof createRecent>) => of.snapshot().map(({ path }) => path);
  beforeEach(() => {
    storage = createMemoryStorage();
  });
  afterEach(() => page.remove());

  it('is the last one first, each once, over a reload, and bounded', () => {
    const recent = open();
    for (const nr of [1, 2, 1]) recent.note(viewed(nr));
    page.remove();
    expect(paths(open())).toEqual(['/team/football-1', '/team/football-2']);
    const again = createRecent();
    for (let nr = 0; nr < 30; nr += 1) again.note(viewed(nr));
    expect([again.snapshot().length, paths(again)[0]]).toEqual([RECENT_MOST, '/team/football-29']);
    again.clear();
    expect(paths(createRecent())).toEqual([]);
  });

  it('is of the one who looked: nobody else sees it', () => {
    const recent = open('5');
    let told = 0;
    recent.subscribe(() => (told += 1));
    recent.note(viewed(1));
    page.signOut();
    expect([paths(recent), told]).toEqual([[], 3]);
    recent.note(viewed(2));
    expect(paths(recent)).toEqual(['/team/football-2']);
    page.signIn('6');
    expect(paths(recent)).toEqual([]);
  });

  it('leaves out what is damaged, and addresses of other places', () => {
    const items = [
      viewed(1),
      { ...viewed(2), path: '//elsewhere.example' },
      { path: 'javascript:1' },
      null,
      7,
    ];
    storage.setItem('paddock:betting.recent', JSON.stringify({ v: 1, d: { userId: null, viewed: items } }));
    expect(paths(open())).toEqual(['/team/football-1']);
    storage.setItem('paddock:betting.recent', JSON.stringify({ v: 1, d: { userId: 4, viewed: 'x' } }));
    expect(paths(createRecent())).toEqual([]);
  });
});
