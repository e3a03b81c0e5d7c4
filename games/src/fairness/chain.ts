import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { drawsWith, type Draws } from './draws.ts';

/**
 * A hash of a chain made backwards: SHA-256 over the 32 bytes of one round's hash is the hash of the round before. That of
 * round 0 is the terminal hash, published with the length of the chain before round 1 (rules §12).
 */
export interface ChainLink {
  readonly round: number;
  /** 64 hex characters in lower case. */
  readonly hash: string;
}

/** What a shared round follows from. */
export interface SharedSeeds {
  /** The round's own hash of the chain. */
  readonly hash: string;
  /** A public value that was not known yet when the terminal hash was published, in the characters it was published in. */
  readonly salt: string;
}

const HASH = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => HASH.test(text);

/** The whole chain from its last round back to the terminal hash; its secret is the hash of the last round. */
export function* chainBackwards(secret: string, length: number): Generator<ChainLink, void> {
  let bytes = hexToBytes(secret);
  for (let round = length; round >= 0; round--) {
    yield { round, hash: bytesToHex(bytes) };
    bytes = sha256(bytes);
  }
}

/** The hash so many rounds before. */
export function hashBefore(hash: string, rounds: number): string {
  let bytes = hexToBytes(hash);
  for (let left = rounds; left > 0; left--) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

/** Whether a round's hash leads back to one that was known before: that of an earlier round, or the terminal one. */
export const verifyChain = (known: ChainLink, later: ChainLink): boolean =>
  isRound(known) &&
  isRound(later) &&
  later.round > known.round &&
  hashBefore(later.hash, later.round - known.round) === known.hash;

const isRound = ({ round, hash }: ChainLink): boolean =>
  Number.isSafeInteger(round) && round >= 0 && isHash(hash);

/** The numbers of a round that many players share, such as a spin of the live table: HMAC-SHA256(salt, `hash:cursor`). */
export const sharedDraws = ({ hash, salt }: SharedSeeds): Draws => drawsWith(salt, hash);
