import { unescaped } from './unescaped.ts';

it.each([
  ['%61bout', 'about'],
  ['%D0%B4%d0%b0', 'да'],
  ['about', 'about'],
  ['100%', '100%'],
  ['%61%zz', '%61%zz'],
])('%s says %s', (text, said) => {
  expect(unescaped(text)).toBe(said);
});
