import { EVERYTHING, isShown, type ListFilter } from './list-filter.ts';

const DOCUMENT = {
  address: '/blog/how-odds-move',
  title: 'How odds move',
  kind: 'article',
  latest: 3,
  published: 3,
  planned: [],
  missing: [],
} as const satisfies Parameters<typeof isShown>[0];
const shows = (filter: Partial<ListFilter>, more: object = {}) =>
  isShown({ ...DOCUMENT, ...more }, { ...EVERYTHING, ...filter });

describe('which documents are listed', () => {
  it('are those with the words in title or address, of the kind', () => {
    expect(['', ' ODDS ', '/blog', 'goals'].map((text) => shows({ text }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['article', 'news'].map((kind) => shows({ kind }))).toEqual([true, false]);
  });

  it('are those that wait for somebody', () => {
    expect(['drafts', 'planned', 'unread', 'missing'].map((shown) => shows({ shown } as ListFilter))).toEqual(
      [false, false, false, false],
    );
    expect(shows({ shown: 'drafts' }, { latest: 4 })).toBe(true);
    expect(shows({ shown: 'planned' }, { planned: [{ id: '1', number: 3, fromMs: 1 }] })).toBe(true);
    expect(shows({ shown: 'unread' }, { published: null })).toBe(true);
    expect(shows({ shown: 'missing' }, { missing: ['ru'] })).toBe(true);
  });
});
