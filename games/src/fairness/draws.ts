import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The numbers of one round: the one at each index, uniform over the whole numbers from 0 below 2³². */
export type Draws = (index: number) => number;

/** What a round's numbers follow from. No two rounds have the same three. */
export interface RoundSeeds {
  /** 64 hex characters, the house's; known to the player as its {@link commitmentTo} until it is revealed. */
  readonly serverSeed: string;
  /** The player's own words. */
  readonly clientSeed: string;
  /** Rounds played under this pair of seeds before. */
  readonly nonce: number;
}

const NUMBERS_A_BLOCK = 8;

/**
 * The numbers of a round (rules §12): HMAC-SHA256 with the hex characters of the server's seed as its key, over
 * `clientSeed:nonce:cursor`, where the cursor counts blocks of 32 bytes. Each four bytes, the first the weightiest, are
 * one number *k*; k / 2³² is the fraction that others call the float.
 */
export function drawsOf({ serverSeed, clientSeed, nonce }: RoundSeeds): Draws {
  return drawsWith(serverSeed, `${clientSeed}:${String(nonce)}`);
}

/** The same for any key and message, as rounds that many players share have them. */
export function drawsWith(key: string, message: string): Draws {
  const blocks: DataView[] = [];
  const blockAt = (cursor: number): DataView =>
    (blocks[cursor] ??= viewOf(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`${message}:${String(cursor)}`))));
  return (index) => blockAt(Math.floor(index / NUMBERS_A_BLOCK)).getUint32((index % NUMBERS_A_BLOCK) * 4);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
