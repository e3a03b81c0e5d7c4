import { pageNumberOf } from './page-number.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=x', 1],
  ['?page=1e3', 1],
  ['?page=12345678', 1],
])('%j asks for page %i', (query, page) => {
  expect(pageNumberOf(query)).toBe(page);
});
