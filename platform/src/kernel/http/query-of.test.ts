import { queryOf } from './query-of.ts';

it.each([
  ['/en/live', ''],
  ['/en/live?', ''],
  ['/en/live?a=1&b=%20', '?a=1&b=%20'],
  ['/en?a=1?b', '?a=1?b'],
  ['/en?a=1#mark', '?a=1'],
  ['//evil.example/x?a=1', '?a=1'],
])('of %p is %p', (url, query) => {
  expect(queryOf(url)).toBe(query);
});
