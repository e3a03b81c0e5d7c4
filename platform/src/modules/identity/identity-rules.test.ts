import { COUNTRIES } from './registration/countries.ts';
import { emailKey } from './registration/email.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';
import { isStrongPassword } from './passwords/password-strength.ts';
import { CURRENCIES } from '@paddock/contract';

describe('e-mail addresses', () => {
  it.each([
    ['  Ann.Other+x@Example.COM ', 'ann.other+x@example.com'],
    ['анна@пример.рф', 'анна@пример.рф'],
    ['ａnn@example.com', 'ann@example.com'],
    ['ann', undefined],
    ['ann@', undefined],
    ['ann@host', undefined],
    ['a b@example.com', undefined],
    ['ann@example..com', undefined],
    ['ann@bob@example.com', undefined],
    ['ann\u0000@example.com', undefined],
    ['ann\u200b@example.com', undefined],
    [`${'a'.repeat(65)}@example.com`, undefined],
  ])('%j becomes %j', (text, key) => {
    expect(emailKey(text)).toBe(key);
  });
});

describe('passwords', () => {
  it.each(['correct horse battery', 'Гроза над полем', 'x7#kq!pz', 'tr0ub4dor&3'])('takes %s', (password) => {
    expect(isStrongPassword(password, 'ann@example.com')).toBe(true);
  });
  it.each([
    'aaaaaaaa',
    'abababab',
    '12345678',
    'hgfedcba',
    'PASSWORD',
    'Password1!',
    'qwerty123',
    'trustno1',
    'babygirl',
    'Jordan23',
    'йцукенгш',
    'my ann@example.com',
    'example.com!',
    'short',
  ])('does not take %s', (password) => {
    expect(isStrongPassword(password, 'ann@example.com')).toBe(false);
  });
  it('does not take a long first part of the address', () => {
    expect(isStrongPassword('annabella-42', 'annabella@example.com')).toBe(false);
  });
});

describe('password hashing', () => {
  it('makes argon2id hashes at the recommended cost and knows its own', async () => {
    const hashing = createPasswordHashing();
    const made = await hashing.hash('correct horse');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashing.verify(made, 'correct horse')).toBe(true);
    expect(await hashing.verify(made, 'another horse')).toBe(false);
    expect(await hashing.verify(undefined, 'correct horse')).toBe(false);
  });
});

describe('countries', () => {
  it('suggest only currencies the platform keeps', () => {
    expect([...COUNTRIES.values()].filter(({ currency }) => !CURRENCIES.has(currency))).toEqual([]);
    expect(new Set([...COUNTRIES.values()].map(({ code }) => code)).size).toBe(COUNTRIES.size);
  });
});
