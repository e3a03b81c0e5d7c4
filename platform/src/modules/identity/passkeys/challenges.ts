import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Kernel } from '../../../kernel/module.ts';

/** How long a browser may take to ask its owner. The call itself says a minute; autofill waits as long as the form. */
export const CHALLENGE_LIFETIME_MS = 10 * MINUTE_MS;

export type ChallengePurpose = 'register' | 'step-up' | 'sign-in';

/** What a challenge belongs to; another session or visitor cannot use it. */
export interface ChallengeOwner {
  readonly purpose: ChallengePurpose;
  /** Session id of a player, or the secret in a visitor's cookie. */
  readonly owner: string;
}

/** Challenges are random, single-use, short-lived and belong to whom they were given. */
export interface Challenges {
  issue(owner: ChallengeOwner): Promise<string>;
  /** Spends a challenge; false when it is not one of the owner's, was used or is over. */
  spend(challenge: string, owner: ChallengeOwner): Promise<boolean>;
  forgetOld(): Promise<void>;
}

export function createChallenges({ db, clock, secrets, randomBytes }: Kernel): Challenges {
  const hashOf = ({ purpose, owner }: ChallengeOwner) =>
    secrets.lasting.sign('identity.passkey-challenge', `${purpose}:${owner}`);
  return {
    async issue(owner) {
      const challenge = Buffer.from(randomBytes(32)).toString('base64url');
      await sql`
        insert into identity_passkey_challenge (challenge, purpose, owner_hash, expires_at_ms)
          values (${challenge}, ${owner.purpose}, ${hashOf(owner)}, ${clock.nowMs() + CHALLENGE_LIFETIME_MS})`.execute(
        db,
      );
      return challenge;
    },
    async spend(challenge, owner) {
      const { rows } = await sql`
        delete from identity_passkey_challenge
          where challenge = ${challenge} and owner_hash = ${hashOf(owner)} and expires_at_ms > ${clock.nowMs()}
          returning challenge`.execute(db);
      return rows.length === 1;
    },
    async forgetOld() {
      await sql`delete from identity_passkey_challenge where expires_at_ms <= ${clock.nowMs()}`.execute(db);
    },
  };
}
