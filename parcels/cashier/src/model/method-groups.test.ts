import { methodGroups } from './method-groups.ts';

it('puts ways to pay under their kinds, in one order, none lost and no empty kind', () => {
  const ways = [
    { id: 'b', kind: 'bank' },
    { id: 'c', kind: 'card' },
    { id: 'a', kind: 'bank' },
  ] as const;
  expect(methodGroups(ways).map(({ kind, ways: own }) => [kind, own.map(({ id }) => id)])).toEqual([
    ['card', ['c']],
    ['bank', ['b', 'a']],
  ]);
});
