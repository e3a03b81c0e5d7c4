import { mergeNewestFirst } from './merge-newest-first.ts';

const at = (...times: readonly number[]) => times.map((atMs) => ({ atMs }));
const timesOf = (rows: readonly { readonly atMs: number }[]) => rows.map(({ atMs }) => atMs);

it.each([
  ['two lists to their ends', at(9, 5, 1), false, at(8, 2), false, [9, 8, 5, 2, 1], [3, 2]],
  ['a list and an empty one', at(9, 5), false, at(), false, [9, 5], [2, 0]],
  ['only as far as a list is known that goes on', at(9, 7), true, at(8, 2), false, [9, 8, 7], [2, 1]],
  ['up to the limit', at(19, 17, 15, 13), false, at(18, 16, 14), false, [19, 18, 17, 16, 15], [3, 2]],
  ['nothing', at(), false, at(), false, [], [0, 0]],
  ['the first list first where both are as new', at(4), false, at(4, 3), false, [4, 4, 3], [1, 2]],
])('joins %s', (_name, first, firstMore, second, secondMore, times, taken) => {
  const merged = mergeNewestFirst(
    [
      { rows: first, hasMore: firstMore },
      { rows: second, hasMore: secondMore },
    ],
    5,
  );
  expect(timesOf(merged.rows)).toEqual(times);
  expect(merged.taken).toEqual(taken);
});
