import { countersOf } from './counter.ts';

it('are the site’s own collector unless it says more, and of a domain where they name some [S7-45]', () => {
  expect(countersOf(undefined, 'bet.example')).toEqual([{ kind: 'own' }]);
  expect(countersOf([], 'bet.example')).toEqual([]);
  const tag = { kind: 'tag', layer: 'dataLayer', domains: ['bet.example'] } as const;
  expect(countersOf([{ kind: 'own' }, tag], 'bet.example')).toEqual([{ kind: 'own' }, tag]);
  expect(countersOf([{ kind: 'own' }, tag], 'other.example')).toEqual([{ kind: 'own' }]);
});
