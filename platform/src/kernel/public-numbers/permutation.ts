import { checkDigitOf } from '@paddock/contract';

import { sha256 } from '../crypto/sha256.ts';

const ROUNDS = 10;
/** Bytes of a hash that count, as `public_number_mix` takes them. */
const MIXED_BYTES = 7;

/**
 * The number of a count, by the key of the database: `public_number_of` of its functions, done here for what gives out
 * many (rules §2). Both give the same number for the same count.
 * @param digits of the whole number, the check digit among them
 */
export function publicNumberOf(place: bigint, digits: number, key: Uint8Array): string {
  const lowerSize = 10n ** BigInt((digits - 1) / 2);
  const upperSize = (lowerSize / 10n) * 9n;
  let upper = place / lowerSize;
  let lower = place % lowerSize;
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 2 === 0) upper = (upper + mix(lower, digits, round, key)) % upperSize;
    else lower = (lower + mix(upper, digits, round, key)) % lowerSize;
  }
  const body = ((upper + lowerSize / 10n) * lowerSize + lower).toString();
  return body + checkDigitOf(body);
}

function mix(half: bigint, digits: number, round: number, key: Uint8Array): bigint {
  const asked = Buffer.allocUnsafe(key.length + 16);
  asked.set(key);
  asked.writeInt32BE(digits, key.length);
  asked.writeInt32BE(round, key.length + 4);
  asked.writeBigInt64BE(half, key.length + 8);
  const hash = sha256(asked);
  return BigInt(hash.readUIntBE(0, 1)) * 2n ** 48n + BigInt(hash.readUIntBE(1, MIXED_BYTES - 1));
}
