import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { exclusionUntil, forgetExclusions } from './exclusions-store.ts';
import { unproveDocuments, unrecognised } from './facts-store.ts';
import { createJoining, type Joining, type JoiningDependencies } from './joining.ts';
import { createPersonBreaks, type BreakDependencies, type PersonBreaks } from './person-breaks.ts';
import { personKeys, type PaidWith, type PersonDocument, type PersonFacts } from './person-keys.ts';
import { createRecognition, type Recognition } from './recognition.ts';

/** Exclusions are kept this long after their end, for whoever asks what happened. */
const KEEP_OVER_MS = 90 * DAY_MS;
/** Accounts of before facts were noted, a minute. */
const RECOGNISED_AT_ONCE = 200;

/** The people behind the accounts (rules §2, §9): who is one person, and what follows from it. */
export interface Persons extends Joining, PersonBreaks {
  /**
   * @throws PERSON_REFUSED, the same for every reason, when someone recognised by these facts is excluded. An account
   * that stands (`playerId`) and proves them is not refused for what a newer one, or one that proved nothing, only said of
   * itself.
   */
  requireAdmitted(db: Database | Tx, facts: PersonFacts, playerId?: PlayerId): Promise<void>;
  /**
   * Compares an account with all others by what it says and has proved now; call it when any of that has changed. What
   * proves one person joins them; anything less puts the two before an operator and restricts the newer, unproven one.
   * @param document a number the account states
   */
  recognise(tx: Tx, playerId: PlayerId, document?: PersonDocument): Promise<void>;
  /** A genuine document of this number was seen. */
  proveDocument(tx: Tx, playerId: PlayerId, document: PersonDocument): Promise<void>;
  /** The documents of an account prove nothing any more. Accounts that were joined stay so until an operator separates them. */
  takeBackProof(tx: Tx, playerId: PlayerId): Promise<void>;
  /** The account was paid into with this. */
  paidWith(tx: Tx, playerId: PlayerId, instrument: PaidWith): Promise<void>;
  /** Recognises some accounts of before there was anything to compare; false once none is left. */
  catchUp(): Promise<boolean>;
  forget(): Promise<void>;
}

export interface PersonsDependencies extends BreakDependencies, JoiningDependencies {}

export function createPersons(
  kernel: Pick<Kernel, 'db' | 'clock' | 'secrets' | 'ids'>,
  dependencies: PersonsDependencies,
): Persons {
  const { db, clock, secrets } = kernel;
  const breaks = createPersonBreaks(kernel, dependencies);
  const joining = createJoining(kernel, { countTogether: dependencies.countTogether, breaks });
  const recognition: Recognition = createRecognition(kernel, { joining, breaks });

  return {
    ...breaks,
    ...joining,
    ...recognition,
    async requireAdmitted(reader, facts, playerId) {
      const asked = { nowMs: clock.nowMs(), playerId };
      const until = await exclusionUntil(reader, personKeys(secrets, facts), asked);
      if (until !== null) throw new PlatformError('PERSON_REFUSED');
    },
    takeBackProof: unproveDocuments,
    async catchUp() {
      const players = await unrecognised(db, RECOGNISED_AT_ONCE);
      for (const playerId of players) {
        await inTransaction(db, (tx) => recognition.recognise(tx, playerId));
      }
      return players.length > 0;
    },
    forget: () => forgetExclusions(db, clock.nowMs() - KEEP_OVER_MS),
  };
}
