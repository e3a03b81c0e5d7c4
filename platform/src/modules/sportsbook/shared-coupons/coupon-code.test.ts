import { newCouponCode } from './coupon-code.ts';

describe('the code of a shared coupon', () => {
  /** Bytes as they are named, and zeros once they are used up. */
  function bytes(...named: readonly number[]) {
    const left = [...named];
    return (size: number) => Uint8Array.from({ length: size }, () => left.shift() ?? 0);
  }

  it('is eight digits and letters that are not taken for each other', () => {
    expect(newCouponCode(bytes(0, 1, 7, 8, 15, 30, 31, 247))).toBe('239AHZ2Z');
    expect(newCouponCode(bytes(16, 18, 19, 20, 21, 22, 23, 24))).toBe('JMNPQRST');
  });

  it('leaves out bytes that would make some signs likelier than others', () => {
    expect(newCouponCode(bytes(248, 255, 3, 251, 3, 3, 3, 3, 3, 3, 3))).toBe('55555555');
  });
});
