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
    expect(passkeysPossible(at(hostname))).toBe(possible);
  });

  it('not without encryption, nor in a browser that knows none', () => {
    expect(passkeysPossible({ ...at('play.example.com'), isSecureContext: false })).toBe(false);
    expect(passkeysPossible({ isSecureContext: true, location: { hostname: 'play.example.com' } })).toBe(
      false,
    );
  });
});
