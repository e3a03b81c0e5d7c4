import { pageNumbers } from './pagination.tsx';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, null, 10]],
    [3, 10, [1, 2, 3, 4, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [8, 10, [1, null, 7, 8, 9, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('page %d of %d', (page, count, expected) => {
    expect(pageNumbers(page, count)).toEqual(expected);
  });
});
