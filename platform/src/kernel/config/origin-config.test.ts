import { readConfig } from './config.ts';
import { reachWarnings } from './origin-config.ts';

it.each([
  'javascript:alert(1)',
  'ftp://paddock.example',
  'paddock.example',
  'https://paddock.example/path',
  'https://user:secret@paddock.example',
  'https://',
])('a public origin is not %s', (PUBLIC_ORIGIN) => {
  expect(() => readConfig({ PUBLIC_ORIGIN }, '/')).toThrow('PUBLIC_ORIGIN must be an origin');
});

it.each(['https://BET.example', 'https://bet.example:443'])(
  'a public origin of %s is what browsers make of it',
  (PUBLIC_ORIGIN) => {
    expect(readConfig({ PUBLIC_ORIGIN }, '/').publicOrigin).toBe('https://bet.example');
  },
);

it.each([
  '0.0.0.0/0',
  '::/0',
  '128.0.0.0/1',
  '2000::/3',
  // All of IPv4, as IPv6 writes it.
  '::ffff:0:0/96',
  '0:0:0:0:0:ffff:128.0.0.0/97',
])('nobody trusts %s', (TRUSTED_PROXIES) => {
  expect(() => readConfig({ TRUSTED_PROXIES }, '/')).toThrow(/TRUSTED_PROXIES: .+ is half the internet/);
});

it('a site that can be read on its way, or is in development for everybody, says so', () => {
  const warned = (env: Record<string, string>) => reachWarnings(readConfig(env, '/')).length;
  expect(warned({})).toBe(0);
  expect(warned({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://paddock.example', HOST: '0.0.0.0' })).toBe(
    0,
  );
  expect(warned({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://paddock.example' })).toBe(1);
  expect(warned({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toBe(1);
  expect(warned({ HOST: '0.0.0.0' })).toBe(2);
});
