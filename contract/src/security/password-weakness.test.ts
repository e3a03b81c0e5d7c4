import { passwordWeakness } from './password-weakness.ts';

it.each([
  ['1234567', 'short'],
  ['aaaabbbb', 'few-characters'],
  ['12345678', 'counted'],
  ['hgfedcba', 'counted'],
  ['mara.lindt!', 'own-address'],
  ['at EXAMPLE.com', 'own-address'],
  ['a long walk by the river', undefined],
  // Four letters before the @ are a name, three are part of many words.
  ['correct horse', undefined],
])('%j is %s', (password, weakness) => {
  expect(passwordWeakness(password, 'mara.lindt@example.com')).toBe(weakness);
});

it('knows no address where there is none yet', () => {
  expect(passwordWeakness('mara.lindt!', '')).toBeUndefined();
  expect(passwordWeakness('a mad hatter', 'mad@example.com')).toBeUndefined();
});
