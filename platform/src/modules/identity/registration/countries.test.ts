import { COUNTRIES, countriesIn } from './countries.ts';

it('names the countries of a language once: anybody may ask without end', () => {
  const named = countriesIn('de');
  expect(named).toHaveLength(COUNTRIES.size);
  expect(named.find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
  expect(countriesIn('de')).toBe(named);
  expect(countriesIn('en')).not.toBe(named);
});
