import { passkeysPossible } from './passkeys-possible.ts';

describe('passkeys are possible', () => {
  const at = (hostname: string) => ({
    isSecureContext: true,
    location: { hostname },
    PublicKeyCredential: {},
  });

  it.each([
    ['play.example.com', true],
    ['localhost', true],
    ['1bet.example', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('at %s: %s', (hostname, possible) => {
    expect(passkeysPossible(undefined, at(hostname))).toBe(possible);
  });

  it('not without encryption, nor in a browser that knows none', () => {
    expect(passkeysPossible(undefined, { ...at('play.example.com'), isSecureContext: false })).toBe(false);
    expect(
      passkeysPossible(undefined, { isSecureContext: true, location: { hostname: 'play.example.com' } }),
    ).toBe(false);
  });

  it('not at a host of a brand', () => {
    expect(passkeysPossible('meadow', at('meadow.example.com'))).toBe(false);
  });
});
