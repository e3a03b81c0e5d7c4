/** Digits and capital letters that nobody takes for another when they read a code aloud or type it: no 0, 1, I, L, O. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

/** A code of signs that are all equally likely. */
export function newCouponCode(randomBytes: (size: number) => Uint8Array): string {
  // Bytes past the last whole round of signs would make the first ones likelier.
  const even = 256 - (256 % CODE_SIGNS.length);
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < even && code.length < CODE_LENGTH) code += CODE_SIGNS.charAt(byte % CODE_SIGNS.length);
    }
  }
  return code;
}
