import type { ContentKind } from '@paddock/contract/content';

import { bodyOf } from './content.fixture.ts';
import { dayOf } from './document-day.ts';
import { Library } from './library.ts';

const editions = [
  { number: 3, fromMs: Date.UTC(2026, 10, 28) },
  { number: 1, fromMs: Date.UTC(2026, 10, 21, 23) },
];

describe('the day of a document', () => {
  it.each<[ContentKind, string | undefined, string | undefined]>([
    ['news', undefined, '2026-11-21'],
    ['article', undefined, '2026-11-21'],
    ['news', '2026-11-01', '2026-11-01'],
    ['page', undefined, undefined],
  ])('of a %s that says %s is %s', (kind, day, expected) => {
    expect(dayOf({ body: bodyOf(kind, 'Goal', day === undefined ? {} : { day }), editions })).toBe(expected);
  });

  it('is nothing of a draft that was never published', () => {
    expect(dayOf({ body: bodyOf('news', 'Goal'), editions: [] })).toBeUndefined();
  });

  it('puts news without one of their own among the others', () => {
    const library = new Library();
    const news = (id: bigint, name: string, day?: string) => ({
      ...{ id, address: `/news/${name}`, editions },
      body: bodyOf('news', name, day === undefined ? {} : { day }),
    });
    const all = [news(1n, 'older', '2026-11-20'), news(2n, 'undated'), news(3n, 'newer', '2026-11-22')];
    library.take(all, { moves: new Map(), revision: 1 });
    expect(library.below('/news').map(({ address }) => address)).toEqual([
      '/news/newer',
      '/news/undated',
      '/news/older',
    ]);
  });
});
