import { leafDifferences } from './leaf-differences.ts';

it.each([
  [1, 1, []],
  [[1, 2], [1, 3], [['/at', [1, 2], [1, 3]]]],
  [null, { state: true }, [['/at', null, { state: true }]]],
  [{ a: 1, b: { c: 'x', d: 1 } }, { a: 1, b: { c: 'y', d: 1 } }, [['/at/b/c', 'x', 'y']]],
  [
    { a: 1 },
    { b: 2 },
    [
      ['/at/a', 1, null],
      ['/at/b', null, 2],
    ],
  ],
])('%j and %j differ in %j', (before, after, expected) => {
  const found = leafDifferences(before, after, '/at');
  expect(found.map((one) => [one.place, one.before, one.after])).toEqual(expected);
});
