import { topGame } from './top-game.ts';

const of = (...counts: readonly number[]) =>
  counts.map((marketCount, at) => ({ id: String(at), marketCount }));

it.each([
  ['the one with the most markets', of(4, 9, 9), of(50), '1'],
  ['one to come where none is on', [], of(2, 3), '1'],
  ['none where there is none', [], [], undefined],
  ['none yet while what is on is not known', undefined, of(50), undefined],
])('the top game is %s [S2-07]', (_name, live, line, id) => {
  expect(topGame(live, line)).toBe(id);
});
