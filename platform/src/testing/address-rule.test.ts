import { addressProblems } from './address-rule.ts';

const problems = (...addresses: readonly (readonly [path: string, module: string])[]) =>
  addressProblems({
    paths: Object.fromEntries(addresses.map(([path, tag]) => [path, { get: { tags: [tag] } }])),
  });

it('lets things of a module stand in its area, the player’s own together, and what the spec gives anywhere', () => {
  expect(
    problems(
      ['/web-api/cashier/deposits/{id}', 'cashier'],
      ['/web-api/user/settings', 'settings'],
      ['/web-api/user/config', 'identity'],
      ['/limit-service-api/api/external/web/v3/limits', 'limits'],
      ['/.well-known/jwks.json', 'identity'],
    ),
  ).toEqual([]);
});

it.each([
  ['/player-api/bets', '/player-api/bets: nobody calls /player-api'],
  [
    '/web-api/favouriteLeagues',
    '/web-api/favouriteLeagues: favouriteLeagues is not written in small letters and hyphens',
  ],
  ['/web-api/bets/', '/web-api/bets/:  is not written in small letters and hyphens'],
])('names an address beside the rule: %s', (path, problem) => {
  expect(problems([path, 'bets'])).toEqual([problem]);
});

it('names an area that two modules answer in', () => {
  expect(problems(['/web-api/bets/{id}', 'sportsbook'], ['/web-api/bets/lottery', 'lottery'])).toEqual([
    '/web-api/bets is of several modules: sportsbook, lottery',
  ]);
});
