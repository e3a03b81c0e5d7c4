import { commitmentTo, drawsOf, pickWeighted } from '@paddock/games';

import { isTrueTurn } from './check-turn.ts';

const serverSeed = 'ab'.repeat(32);
const draw = { commitment: commitmentTo(serverSeed), serverSeed, clientSeed: 'mine' };
const prizes = [
  { weight: 3, gift: null },
  { weight: 1, gift: { kind: 'points' as const, points: 5 } },
];
const place = pickWeighted(drawsOf({ ...draw, nonce: 0 })(0), [3, 1]);

it('finds a turn true that follows from its seeds alone', () => {
  expect(isTrueTurn({ place, draw }, prizes, draw.commitment)).toBe(true);
  expect(isTrueTurn({ place, draw }, prizes, null)).toBe(true);
});

it.each([
  ['another place', { place: 1 - place, draw }, draw.commitment],
  ['another seed', { place, draw: { ...draw, serverSeed: 'cd'.repeat(32) } }, draw.commitment],
  ['another promise', { place, draw }, 'ef'.repeat(32)],
  ['no draw', { place, draw: null }, null],
])('finds out %s', (_name, turn, promised) => {
  expect(isTrueTurn(turn, prizes, promised)).toBe(false);
});
