import { isTokenValid, tokenExpiryMs } from './token.ts';

function tokenOf(claims: unknown): string {
  return `h.${btoa(JSON.stringify(claims)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_')}.s`;
}

describe('a bearer token', () => {
  it('is valid only with an exp claim that lies ahead [S5-10]', () => {
    const nowMs = 1_000_000;
    expect(isTokenValid(tokenOf({ exp: 1_001 }), nowMs)).toBe(true);
    expect(isTokenValid(tokenOf({ exp: 1_000 }), nowMs)).toBe(false);
    expect(isTokenValid(tokenOf({ exp: 999 }), nowMs)).toBe(false);
    expect(isTokenValid(tokenOf({ sub: '7' }), nowMs)).toBe(false);
    expect(isTokenValid(tokenOf({ exp: 'soon' }), nowMs)).toBe(false);
    expect(isTokenValid('', nowMs)).toBe(false);
  });

  it.each(['', 'a', 'a.b.c', 'a.!!.c', `a.${btoa('null')}.c`, `a.${btoa('7')}.c`])(
    'reads nothing from %j',
    (text) => {
      expect(tokenExpiryMs(text)).toBeUndefined();
    },
  );

  it('reads base64url', () => {
    expect(tokenExpiryMs(tokenOf({ exp: 5, name: 'ÿþ?>' }))).toBe(5_000);
  });
});
