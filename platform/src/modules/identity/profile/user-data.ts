import { ageYears, type PlayerId } from '@paddock/contract';
import type { UserData, UserDataChange, UserDataView } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { COUNTRIES } from '../registration/countries.ts';
import { changedData, lockedFields } from './user-data-rules.ts';
import { lockPlayer, readUserData, writeUserData } from './user-data-store.ts';

type Parts = Pick<IdentityParts, 'kernel' | 'persons' | 'verificationFields'>;

/** `verification_status` while documents are being checked, and once they were (S3-23). */
const CHECKING_OR_VERIFIED: readonly number[] = [2, 4];

/** What the edit page shows. */
export async function userDataView(
  parts: Parts,
  playerId: PlayerId,
  db: Database | Tx = parts.kernel.db,
): Promise<UserDataView> {
  const known = await readUserData(db, playerId);
  const { verification_status: status } = await parts.verificationFields(playerId);
  const isVerified = CHECKING_OR_VERIFIED.includes(status);
  return { user_data: known.data, locked: lockedFields({ ...known, isVerified }) };
}

/**
 * Changes what the player may change. The person is then recognised by it too: someone who turns out to be excluded is
 * restricted from here on (rules §2). @throws FIELD_LOCKED, INVALID_INPUT.
 */
export function changeUserData(
  parts: Parts,
  playerId: PlayerId,
  change: UserDataChange,
): Promise<UserDataView> {
  const { db, clock } = parts.kernel;
  return inTransaction(db, async (tx) => {
    await lockPlayer(tx, playerId);
    const { user_data: known, locked } = await userDataView(parts, playerId, tx);
    const nowMs = clock.nowMs();
    const next = changedData(known, change, locked, new Date(nowMs).toISOString().slice(0, 10));
    const player = await findPlayer(tx, playerId, nowMs);
    const minAgeYears = COUNTRIES.get(player?.countryId ?? 0)?.minAgeYears ?? 0;
    if (next.date_birthday !== known.date_birthday && !isOfAge(next, minAgeYears, nowMs)) {
      throw new PlatformError('UNDERAGE');
    }
    await writeUserData(tx, playerId, next, nowMs);
    const number = next.passport;
    const document =
      number === null || player === undefined ? undefined : { countryId: player.countryId, number };
    await parts.persons.recognise(tx, playerId, document);
    return userDataView(parts, playerId, tx);
  });
}

function isOfAge({ date_birthday: born }: UserData, minAgeYears: number, nowMs: number): boolean {
  const age = born === null ? undefined : ageYears(born, nowMs);
  return age !== undefined && age >= minAgeYears;
}
