import { documentRead } from './document-read.ts';

const keyOf = (path: string) => documentRead({ path, language: 'en', query: '' }).key;

it.each(['/ABOUT', '/%61bout', '/%41BOUT'])('%s asks for what stands at /about', (path) => {
  expect(keyOf(path)).toBe(keyOf('/about'));
});

it('asks for an address with a broken escape as it stands', () => {
  expect(keyOf('/100%')).not.toBe(keyOf('/about'));
});
