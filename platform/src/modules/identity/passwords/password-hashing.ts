import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';

import { RECOMMENDED_PASSWORD_COST, type PasswordCost } from '../../../kernel/config/password-cost.ts';
import { createRankedLimit, type Rank } from './ranked-limit.ts';

/** A hash of a password nobody knows, which takes as long to compare with as any other of that cost. */
const decoyAt = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$Ju4Eg71s2bmB/oTTBmjSAA$AURhA8H17h0H9HU+CLaxanZfgMyx7shiql7qdrhGbyg`;

/** Hashes of strangers, and of players who are known, waiting beyond this are refused: a flood must not take the server down. */
const WAIT_AT_MOST = { known: 64, stranger: 1_024 };
/** How many threads Node has for such work where nothing is said. */
const USUAL_THREADS = 4;

/** What computes the hashes. */
type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'hashRaw' | 'verify'>;

export interface PasswordHashing {
  /** @param rank `known` goes before all strangers that wait */
  hash(password: string, rank?: Rank): Promise<string>;
  /** With `undefined` for the hash does the same work and answers false, so that time does not tell who exists. */
  verify(passwordHash: string | undefined, password: string, rank?: Rank): Promise<boolean>;
  /** The bare hash under a salt of the caller's, 16 bytes, for what is looked up by its hash. */
  hashUnder(salt: Uint8Array, text: string): Promise<Buffer>;
}

/** Hashes at once: as many as there are cores, and threads for them (`UV_THREADPOOL_SIZE`, which `npm start` sets). */
export const hashingLanes = (cores: number, threads: string | undefined): number =>
  Math.min(cores, Number(threads ?? USUAL_THREADS));

/** argon2id, the library's default. Runs as many hashes at once as there are cores; @throws TOO_MANY_REQUESTS when too many wait. */
export function createPasswordHashing(
  cost: PasswordCost = RECOMMENDED_PASSWORD_COST,
  argon2: Argon2 = { hash, hashRaw, verify },
): PasswordHashing {
  const decoy = decoyAt(cost);
  const lanes = hashingLanes(availableParallelism(), process.env['UV_THREADPOOL_SIZE']);
  const limit = createRankedLimit({ lanes, waitAtMost: WAIT_AT_MOST });

  const folded = (password: string) => password.normalize('NFKC');
  return {
    hash: (password, rank = 'stranger') => limit.run(rank, () => argon2.hash(folded(password), cost)),
    verify: (passwordHash, password, rank = 'stranger') =>
      limit.run(rank, async () => {
        const matches = await argon2.verify(passwordHash ?? decoy, folded(password));
        return matches && passwordHash !== undefined;
      }),
    hashUnder: (salt, text) => limit.run('stranger', () => argon2.hashRaw(text, { ...cost, salt })),
  };
}
