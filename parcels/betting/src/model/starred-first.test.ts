import type { Star } from '@paddock/shared-utils';

import { starredChampionshipsFirst, starredFirst } from './starred-first.ts';

const stars: readonly Star[] = [
  { kind: 'event', key: '1' },
  { kind: 'sport', key: 'tennis' },
  { kind: 'championship', key: '3' },
  { kind: 'sport', key: 'cricket' },
];
const sports = ['football', 'cricket', 'golf', 'tennis'].map((slug) => ({ slug }));

it('puts the starred ones first, as they were starred, and leaves the others', () => {
  expect(starredFirst(sports, stars).map(({ slug }) => slug)).toEqual([
    'tennis',
    'cricket',
    'football',
    'golf',
  ]);
  expect(starredFirst(sports, [])).toBe(sports);
  const championships = ['1', '2', '3'].map((id) => ({ id }));
  expect(starredChampionshipsFirst(championships, stars).map(({ id }) => id)).toEqual(['3', '1', '2']);
});
