import { samplesAt } from './samples.ts';

it.each(samplesAt(Date.UTC(2026, 11, 1)))('calls $code in every language of the product', ({ name }) => {
  expect(Object.keys(name).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr']);
});
