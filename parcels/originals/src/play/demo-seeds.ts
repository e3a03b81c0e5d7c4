import { commitmentTo, type RoundSeeds } from '@paddock/games';

/** Fills an array with bytes nobody can foresee. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

const fromBrowser: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** So many random bytes as hex characters. */
export function randomHex(length: number, fill: FillRandom = fromBrowser): string {
  const bytes = new Uint8Array(length);
  fill(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A client seed to begin with, until the player writes one. */
export const randomClientSeed = (fill?: FillRandom): string => randomHex(8, fill);

/** Seeds of a demo: its own, made in the browser, and never those of a round for money (rules §12). */
export const demoSeeds = (fill?: FillRandom): RoundSeeds => ({
  serverSeed: randomHex(32, fill),
  clientSeed: randomClientSeed(fill),
  nonce: 0,
});

export const nextOf = ({ serverSeed, clientSeed, nonce }: RoundSeeds) => ({
  commitment: commitmentTo(serverSeed),
  clientSeed,
  nonce,
});
