import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { listAggregators, type Aggregator } from './aggregator-store.ts';

/** What our private keys are sealed for, each for its company. */
const OWN_KEY = 'game-wallet.own-key';
const RSA_BITS = 2048;

/** A new pair of keys that calls of ours are signed by at a company. */
export async function newOwnKey(
  secrets: Pick<Secrets, 'seal'>,
  company: string,
): Promise<NonNullable<Aggregator['ownKey']>> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { sealed: secrets.seal(OWN_KEY, company, Buffer.from(privateKey)), publicKey };
}

/** Our private key at a company, PEM. */
export function openOwnKey(secrets: Pick<Secrets, 'open'>, { company, ownKey }: Aggregator): string {
  if (ownKey === null) throw new Error(`calls to ${company} are signed by no key of ours`);
  return Buffer.from(secrets.open(OWN_KEY, company, ownKey.sealed)).toString();
}

/** Puts our private keys under the current data key; calls are signed before, meanwhile and after. */
export function resealOwnKeys(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, OWN_KEY, ownKeys(db));
}

async function* ownKeys(db: Database): AsyncGenerator<SealedItem> {
  for (const { company, ownKey } of await listAggregators(db)) {
    if (ownKey === null) continue;
    const { sealed } = ownKey;
    yield {
      owner: company,
      sealed,
      async keep(anew) {
        await sql`
          update game_wallet_aggregator set sealed = ${anew}
            where company = ${company} and sealed = ${sealed}`.execute(db);
      },
    };
  }
}
