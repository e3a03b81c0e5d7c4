import { isOfItsKind, sportOfAddress } from './page-sport.ts';

it.each([
  ['/live/tennis/31-open/41-a-b', { sport: 'tennis', champ: '31-open', game: '41-a-b' }, 'tennis'],
  ['/cyber/real/dota-2/31/41', { type: 'real', discipline: 'dota-2', game: '41' }, 'dota-2'],
  ['/top-sports/cricket/game/41', { game: '41' }, 'cricket'],
  ['/top-sports/cricket', {}, undefined],
  ['/champs/31', { champId: '31' }, undefined],
])('%s is of %j: %s [S2-07] [S2-11] [S2-12]', (path, params, sport) => {
  expect(sportOfAddress({ path, params })).toBe(sport);
});

it.each([
  [{ type: 'real', discipline: 'dota-2' }, true],
  [{ type: 'virtual', discipline: 'dota-2' }, false],
  [{ type: 'real', discipline: 'football' }, false],
  [{ sport: 'football' }, true],
])('a discipline stands below its own kind: %j, %s [S2-12]', (params, is) => {
  expect(isOfItsKind({ params })).toBe(is);
});
