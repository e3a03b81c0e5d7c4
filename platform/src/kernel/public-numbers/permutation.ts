import { checkDigitOf } from '@paddock/contract';

import { sha256Text } from '../crypto/sha256.ts';

const ROUNDS = 10;
/** Bytes of a hash that count, as `public_number_mix` takes them: one above 48 bits. */
const MIXED_BYTES = 7;
const ABOVE = 2 ** 48;

/**
 * The number of a count, by the key of the database: `public_number_of` of its functions, done here for what gives out
 * many (rules §2). Both give the same number for the same count. A half has at most five digits, so that plain numbers
 * hold every step exactly.
 * @param digits of the whole number, the check digit among them
 */
export function publicNumberOf(place: bigint, digits: number, key: Uint8Array): string {
  const lowerSize = 10 ** ((digits - 1) / 2);
  const upperSize = (lowerSize / 10) * 9;
  const asked = Buffer.alloc(key.length + 16);
  asked.set(key);
  asked.writeInt32BE(digits, key.length);
  const halves = Number(place);
  let upper = Math.floor(halves / lowerSize);
  let lower = halves % lowerSize;
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 2 === 0) upper = (upper + mix(asked, lower, round, upperSize)) % upperSize;
    else lower = (lower + mix(asked, upper, round, lowerSize)) % lowerSize;
  }
  const body = String((upper + lowerSize / 10) * lowerSize + lower);
  return body + checkDigitOf(body);
}

/** What a round adds to one half for the other, below `size`. @param asked key and digits, with room for the rest */
function mix(asked: Buffer, half: number, round: number, size: number): number {
  asked.writeInt32BE(round, asked.length - 12);
  // A half is far below 32 bits of the 64 it stands in.
  asked.writeUInt32BE(half, asked.length - 4);
  const hash = sha256Text(asked, 'hex');
  const first = Number.parseInt(hash.slice(0, 2), 16);
  const others = Number.parseInt(hash.slice(2, 2 * MIXED_BYTES), 16);
  return (first * (ABOVE % size) + others) % size;
}
