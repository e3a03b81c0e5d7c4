import { chainBackwards, hashBefore } from '@paddock/games/chain';

/** Every so many hashes of a chain one is kept; those between are found from the next one. */
const STEP = 512;
const HASH_BYTES = 32;
/** Hashes made before others have a turn. */
const SLICE = 2_000;

export interface MadeChain {
  readonly terminalHash: string;
  /** The hash of the last round, and of every 512th before it: to be sealed. */
  readonly kept: Buffer;
}

/** Makes a chain from its secret; a server that serves meanwhile goes on serving. */
export async function makeChain(secret: string, length: number): Promise<MadeChain> {
  const kept: Buffer[] = [];
  let terminalHash = '';
  for (const { round, hash } of chainBackwards(secret, length)) {
    if ((length - round) % STEP === 0) kept.push(Buffer.from(hash, 'hex'));
    if (round % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
    if (round === 0) terminalHash = hash;
  }
  return { terminalHash, kept: Buffer.concat(kept) };
}

/** The hash of a round of a chain, by its place in it. @param kept what was opened of the seal */
export function hashOfRound(kept: Uint8Array, length: number, chainRound: number): string {
  const step = Math.floor((length - chainRound) / STEP);
  const hash = Buffer.from(kept.subarray(step * HASH_BYTES, (step + 1) * HASH_BYTES)).toString('hex');
  return hashBefore(hash, length - step * STEP - chainRound);
}
