import { unknownCountryAt } from './unknown-country.ts';

it.each<[countries: string[] | undefined, at: number | undefined]>([
  [undefined, undefined],
  [['GB', 'DE'], undefined],
  [['GB', 'UK'], 1],
  [['ZZ', 'UK'], 0],
])('of the countries %j nobody registers from the one at %s', (countries, at) => {
  expect(unknownCountryAt(countries)).toBe(at);
});
