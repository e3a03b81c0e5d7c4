import { SAMPLE_OFFERS, SAMPLE_PROGRAMME } from './samples.ts';

it.each([...SAMPLE_PROGRAMME.levels, ...SAMPLE_OFFERS])(
  'calls $code in every language of the product',
  ({ name }) => {
    expect(Object.keys(name).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr']);
  },
);

it('states no more of our own games than the one that keeps least does', () => {
  const games = SAMPLE_PROGRAMME.earning.find(({ product }) => product === 'games');
  // Video poker returns 0.995439 (games/README.md).
  expect(games?.edge).toBeLessThanOrEqual((1 - 0.995439) * 10_000);
});
