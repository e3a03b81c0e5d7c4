import { standingOf, takenBy, type ListedPromotion } from './standing.ts';

const NOW_MS = 1_000;
const one = (over: Partial<ListedPromotion>): ListedPromotion => ({
  ...{
    code: 'five',
    state: 'running',
    version: 1,
    newest: 1,
    title: { en: 'Five', ru: 'Пять' },
    starts: 'joining',
    gives: 'bonus',
  },
  ...{ opensAtMs: 0, closesAtMs: 2_000, figures: { grants: {}, given: [], converted: [] }, cost: [] },
  ...over,
});

it('says that one which runs is over once its days are, and of no other', () => {
  expect(standingOf(one({ closesAtMs: NOW_MS + 1 }), NOW_MS)).toBe('running');
  expect(standingOf(one({ closesAtMs: NOW_MS }), NOW_MS)).toBe('over');
  expect(standingOf(one({ state: 'stopped', closesAtMs: 1 }), NOW_MS)).toBe('stopped');
  expect(standingOf(one({ state: 'draft', closesAtMs: 1 }), NOW_MS)).toBe('draft');
});

it('says that one is given out while it runs and its days go on', () => {
  const spent = { by: 'grants' as const, gifts: 30, given: [], lastAtMs: 1 };
  expect(standingOf(one({ spent }), NOW_MS)).toBe('spent');
  expect(standingOf(one({ spent, closesAtMs: NOW_MS }), NOW_MS)).toBe('over');
  expect(standingOf(one({ spent, state: 'stopped' }), NOW_MS)).toBe('stopped');
});

it('counts who took part, and nobody to whom it was only offered', () => {
  expect(takenBy({ offered: 7, declined: 5, joined: 2, completed: 3, left: 1 })).toBe(6);
  expect(takenBy({})).toBe(0);
});
