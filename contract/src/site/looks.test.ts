import { cookieOfLooks, LOOKS, looksFromCookie } from './looks.ts';

describe('looks', () => {
  it('come back from their cookie', () => {
    expect(looksFromCookie(cookieOfLooks(LOOKS))).toBe(LOOKS.join(' '));
    expect(looksFromCookie(cookieOfLooks(['coupon-folded', 'compact']))).toBe('compact coupon-folded');
  });

  it.each([undefined, '', 'nothing', '"><script>', 'compact"><script>', 'toString.constructor'])(
    'are none that nobody knows: %s',
    (cookie) => {
      expect(looksFromCookie(cookie)).toBeUndefined();
    },
  );
});
