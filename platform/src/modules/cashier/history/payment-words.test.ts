import { PAYMENT_WORDS } from './payment-words.ts';

it.each(Object.entries(PAYMENT_WORDS))('how a payment stands is told apart in %s', (_language, words) => {
  const said = Object.values(words).map((text) => text.trim());
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(said.length);
});
