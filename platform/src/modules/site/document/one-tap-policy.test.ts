import { readConfig } from '../../../kernel/config/config.ts';
import { documentHeaders, scriptAddresses } from './security-headers.ts';

const GOOGLE = {
  SOCIAL_PROVIDERS: 'google',
  SOCIAL_GOOGLE_NAME: 'Google',
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'id',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
};

const headersOf = (env: Readonly<Record<string, string>>) =>
  documentHeaders(readConfig(env, '/srv'), 'https://paddock.example');

describe('the policy of documents', () => {
  it('names no company, unless its one-tap is offered [S7-38]', () => {
    for (const env of [{}, GOOGLE, { ONE_TAP_PROVIDER: 'sandbox' }]) {
      const headers = headersOf(env);
      expect(headers['content-security-policy']).not.toContain('google');
      expect(headers['content-security-policy']).not.toContain('frame-src');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('is widened by exactly the script, style, frame and answers of Google’s prompt', () => {
    const headers = headersOf({ ...GOOGLE, ONE_TAP_PROVIDER: 'google' });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toMatch(/connect-src 'self' \S+ https:\/\/accounts\.google\.com\/gsi\/;/);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default goog#html;");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it.each([
    ['google', GOOGLE, 'https://accounts.google.com/gsi/client'],
    ['sandbox', { PUBLIC_ORIGIN: 'https://bets.example' }, 'https://bets.example/sandbox/one-tap.js'],
  ])('lets the guard of scripts know where the prompt of %s lies', (provider, env, address) => {
    const config = readConfig({ ...env, ONE_TAP_PROVIDER: provider }, '/srv');
    expect(scriptAddresses(config, [])).toEqual([address]);
    expect(scriptAddresses(readConfig(env, '/srv'), [])).toEqual([]);
  });
});

it.each([
  [
    'an issuer without TLS',
    { ...GOOGLE, SOCIAL_GOOGLE_ISSUER: 'http://accounts.example' },
    'SOCIAL_GOOGLE_ISSUER',
  ],
  ['no secret', { ...GOOGLE, SOCIAL_GOOGLE_CLIENT_SECRET: '' }, 'SOCIAL_GOOGLE_CLIENT_SECRET must be set'],
  ['a company called sandbox', { SOCIAL_PROVIDERS: 'sandbox' }, 'SOCIAL_PROVIDERS'],
  ['a one-tap of nobody', { ONE_TAP_PROVIDER: 'google' }, 'ONE_TAP_PROVIDER'],
])('does not start with %s', (_name, env, text) => {
  expect(() => readConfig(env, '/srv')).toThrow(text);
});

it('is told anew where a document may do something else, and never with the nonce of another', () => {
  const config = readConfig({}, '/srv');
  const policyOf = (origin: string, ...additions: Parameters<typeof documentHeaders>[2] & object) =>
    documentHeaders(config, origin, additions)['content-security-policy'] ?? '';
  const framing = (frame: string) => policyOf('https://a.example', { origins: [], frames: [frame] });
  expect(framing('https://one.example')).toContain("frame-src 'self' https://one.example;");
  expect(framing('https://other.example')).toContain("frame-src 'self' https://other.example;");
  expect(policyOf('https://a.example')).not.toContain('frame-src');
  expect(policyOf('https://b.example')).toContain('wss://b.example');
  const nonced = (styleNonce: string) => policyOf('https://a.example', { origins: [], styleNonce });
  expect(nonced('first')).toContain("'nonce-first'");
  expect(nonced('second')).not.toContain('first');
});
