import { unsaidKeys } from './unsaid-keys.ts';

it('are all keys that there are but for the said, each with what holds without it', () => {
  const unsaid = unsaidKeys({ companyName: 'Oaks', timeZone: 5 }, true);
  expect(unsaid).toMatchObject({ refId: 1, blocks: null, languages: { fallback: 'en' } });
  expect(Object.keys(unsaid)).not.toContain('companyName');
  // What the installation says by itself is no key of the configuration.
  expect(Object.keys(unsaid)).not.toContain('sandbox');
});
