import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { restrictPlayer } from '../players-store.ts';
import { emailKey } from '../registration/email.ts';
import {
  exclusionUntil,
  findPerson,
  forgetExclusions,
  insertExclusions,
  playersOfSamePerson,
  updatePerson,
  type KnownPerson,
} from './exclusions-store.ts';
import { personKeys, type PersonFacts, type PersonKey } from './person-keys.ts';

/** Exclusions are kept this long after their end, for whoever asks what happened. */
const KEEP_OVER_MS = 90 * 24 * 3_600_000;

/** The people behind the accounts (rules §2): self-exclusion is theirs, whatever account they open next. */
export interface Persons {
  /** @throws PERSON_REFUSED, the same for every reason, when someone recognised by these facts is excluded. */
  requireAdmitted(db: Database | Tx, facts: PersonFacts): Promise<void>;
  /**
   * Notes what became known of a player's person: at verification, on the edit page. Someone who turns out to be
   * excluded is restricted like the account they excluded; someone who is restricted is from now on known by this too.
   */
  learn(tx: Tx, playerId: PlayerId, facts: PersonFacts): Promise<void>;
  /**
   * Restricts the player and every other account of the person, and keeps what the person is recognised by. Answers all
   * of these accounts.
   */
  exclude(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]>;
  forget(): Promise<void>;
}

export interface PersonsDependencies {
  /** Stops play of a restricted account, in the same transaction. */
  pausePlay?(tx: Tx, restricted: { readonly playerId: PlayerId; readonly endsAtMs: number }): Promise<void>;
}

export function createPersons(
  { db, clock, secrets }: Pick<Kernel, 'db' | 'clock' | 'secrets'>,
  { pausePlay }: PersonsDependencies = {},
): Persons {
  async function keysOfPlayer(tx: Tx, playerId: PlayerId): Promise<readonly PersonKey[]> {
    const person = await findPerson(tx, playerId);
    if (person === undefined) return [];
    const keys = personKeys(secrets, factsOf(person));
    return person.documentHash === undefined
      ? keys
      : [...keys, { kind: 'document', hash: person.documentHash }];
  }

  async function exclude(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]> {
    await insertExclusions(tx, await keysOfPlayer(tx, playerId), { untilMs, nowMs: clock.nowMs() });
    const accounts = [playerId, ...(await playersOfSamePerson(tx, playerId))];
    for (const account of accounts) {
      await restrictPlayer(tx, account, untilMs);
      await pausePlay?.(tx, { playerId: account, endsAtMs: untilMs });
    }
    return accounts;
  }

  return {
    exclude,
    async requireAdmitted(reader, facts) {
      const until = await exclusionUntil(reader, personKeys(secrets, facts), clock.nowMs());
      if (until !== null) throw new PlatformError('PERSON_REFUSED');
    },
    async learn(tx, playerId, facts) {
      const before = await findPerson(tx, playerId);
      if (before === undefined) return;
      const keys = personKeys(secrets, { ...factsOf(before), ...definedOf(facts) });
      const hashOf = (kind: PersonKey['kind']) => keys.find((key) => key.kind === kind)?.hash;
      await updatePerson(tx, playerId, {
        ...facts,
        nameKey: hashOf('name'),
        documentHash: hashOf('document'),
      });
      // Not by e-mail and phone: a number that was given to somebody else must not shut their account.
      const whoTheyAre = keys.filter(({ kind }) => kind === 'name' || kind === 'document');
      const until = await exclusionUntil(tx, whoTheyAre, clock.nowMs());
      const untilMs = Math.max(before.restrictedUntilMs, until ?? 0);
      if (untilMs > clock.nowMs()) await exclude(tx, playerId, untilMs);
    },
    forget: () => forgetExclusions(db, clock.nowMs() - KEEP_OVER_MS),
  };
}

/** Without the parts that are missing, so that they do not hide what is known. */
function definedOf(facts: PersonFacts): PersonFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function factsOf({ email, ...person }: KnownPerson): PersonFacts {
  const { name, surname, birthDate, phone } = person;
  return { name, surname, birthDate, phone, email: email === undefined ? undefined : emailKey(email) };
}
