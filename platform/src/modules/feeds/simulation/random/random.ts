import { createCipheriv, createHmac } from 'node:crypto';

/**
 * A seeded source of randomness for the simulation: AES-256 in counter mode under HMAC-SHA-256 of the seed and a name.
 * Equal seeds and names give equal sequences on every machine. Whoever does not know the seed foresees nothing: not from
 * other sequences of it, and not from what this one has given so far, since a match is bet on while it is played.
 */
export interface Random {
  /** Uniform in [0, 1), 53 bits. */
  next(): number;
  /** A whole number in [0, below). */
  int(below: number): number;
  chance(probability: number): boolean;
  /** Waiting time until the next event of a Poisson process with this rate. */
  exponential(rate: number): number;
  /** Standard normal. */
  normal(): number;
  /** @throws RangeError on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A new array in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** One number of a seed and a name without making a whole source: uniform in [0, 1), 48 bits. */
export function hashUnit(seed: string, name: string): number {
  return keyOf(seed, name).readUIntBE(0, 6) / 2 ** 48;
}

/** @param name what the sequence is of: no two uses of a seed share one */
export function createRandom(seed: string, name: string): Random {
  const uint32 = keyStream(keyOf(seed, name));
  const next = (): number => ((uint32() >>> 5) * 2 ** 26 + (uint32() >>> 6)) / 2 ** 53;
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    exponential: (rate) => -Math.log(1 - next()) / rate,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick(items) {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffled(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}

function keyOf(seed: string, name: string): Buffer {
  return createHmac('sha256', seed).update(name).digest();
}

const BLOCK = Buffer.alloc(1_024);

/** The cipher's key stream, 32 bits at a time. A key is used for one sequence, so its counter begins at nothing. */
function keyStream(key: Buffer): () => number {
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let words = nextWords();
  let at = 0;
  return () => {
    if (at === BLOCK.length) {
      words = nextWords();
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };

  function nextWords(): DataView {
    const { buffer, byteOffset, length } = cipher.update(BLOCK);
    return new DataView(buffer, byteOffset, length);
  }
}
