import { SAMPLE_OFFERS, SAMPLE_PROGRAMME } from './samples.ts';

it.each([...SAMPLE_PROGRAMME.levels, ...SAMPLE_OFFERS])(
  'calls $code in every language of the product',
  ({ name }) => {
    expect(Object.keys(name).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr']);
  },
);
