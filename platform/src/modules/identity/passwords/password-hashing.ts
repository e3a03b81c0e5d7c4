import { hash, hashRaw, verify } from '@node-rs/argon2';

import { PlatformError } from '../../../kernel/http/problem.ts';

/** argon2id (the library's default) at the cost OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash at that cost of a password nobody knows. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$Ju4Eg71s2bmB/oTTBmjSAA$AURhA8H17h0H9HU+CLaxanZfgMyx7shiql7qdrhGbyg';

/** Hashes waiting beyond this are refused: a flood of logins must not take the server down. */
const QUEUE_LIMIT = 64;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** With `undefined` for the hash does the same work and answers false, so that time does not tell who exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** The bare hash under a salt of the caller's, 16 bytes, for what is looked up by its hash. */
  hashUnder(salt: Uint8Array, text: string): Promise<Buffer>;
}

/** Runs one hash at a time; @throws TOO_MANY_REQUESTS when too many wait. */
export function createPasswordHashing(queueLimit = QUEUE_LIMIT): PasswordHashing {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= queueLimit) return Promise.reject(new PlatformError('TOO_MANY_REQUESTS'));
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  const folded = (password: string) => password.normalize('NFKC');
  return {
    hash: (password) => inTurn(() => hash(folded(password), COST)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const matches = await verify(passwordHash ?? DECOY, folded(password));
        return matches && passwordHash !== undefined;
      }),
    hashUnder: (salt, text) => inTurn(() => hashRaw(text, { ...COST, salt })),
  };
}
