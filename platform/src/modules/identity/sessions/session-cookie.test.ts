import { readSessionCookie, SESSION_COOKIE } from './session-cookie.ts';

const read = (value?: string) =>
  readSessionCookie({ cookies: value === undefined ? {} : { [SESSION_COOKIE]: value } });

describe('the cookie of a session', () => {
  it('is read where it has the shape of a secret', () => {
    const secret = 'aZ09-_'.padEnd(43, 'x');
    expect(read(secret)).toBe(secret);
  });

  it.each([undefined, '', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`, ` ${'x'.repeat(42)}`])(
    'is nothing for %j',
    (value) => {
      expect(read(value)).toBeUndefined();
    },
  );
});
