import { passwordStrength } from './password-strength.ts';

it.each([
  ['', undefined],
  ['horse', 'short'],
  ['lindt@example.com', 'own-address'],
  ['brown cow', 'fair'],
  ['correct horse', 'good'],
])('of %j it says %s', (password, words) => {
  expect(passwordStrength(password, 'mara@example.com')?.words).toBe(words);
});

it('grows with what is said, and warns by more than its length', () => {
  const [weak, fair, good] = ['12345678', 'brown cow', 'correct horse'].map((one) =>
    passwordStrength(one, ''),
  );
  expect([weak?.part, fair?.part, good?.part]).toEqual([0.25, 0.6, 1]);
  expect([weak?.tone, fair?.tone, good?.tone]).toEqual(['danger', 'warning', 'brand']);
});
