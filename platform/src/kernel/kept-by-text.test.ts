import { keptByText } from './kept-by-text.ts';

const made: string[] = [];
const make = (text: string): string => {
  made.push(text.slice(0, 9));
  return text.toUpperCase();
};
afterEach(() => made.splice(0));

it('works out what follows from a text once', () => {
  const find = keptByText<string>(2);
  expect([find('a', make), find('b', make), find('a', make)]).toEqual(['A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
});

it('begins anew once it is full', () => {
  const find = keptByText<string>(2);
  for (const text of ['a', 'b', 'c', 'c', 'a']) expect(find(text, make)).toBe(text.toUpperCase());
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

it('keeps no text of a length that nobody has but who makes it up', () => {
  const find = keptByText<string>(2);
  const long = 'x'.repeat(4_001);
  find(long, make);
  expect(find(long, make)).toBe(long.toUpperCase());
  expect(made).toHaveLength(2);
});
