import { timeLeft } from './time-left.ts';

it.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [65_000, '1:05'],
])('what is left of %i ms is %s', (leftMs, text) => {
  expect(timeLeft(1_000 + leftMs, 1_000)).toBe(text);
});
