import { CURRENCIES, type PlayerId } from '@paddock/contract';
import type { RegistrationRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { ageYears, LEGAL_AGE_YEARS } from './birth-date.ts';
import { COUNTRIES } from './countries.ts';
import { emailKey } from './email.ts';
import type { IdentityDependencies } from '../identity-api.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { isStrongPassword } from '../passwords/password-strength.ts';
import { insertPlayer } from '../players-store.ts';
import type { OpenedSession, Sessions } from '../sessions/sessions.ts';

export interface Registered extends OpenedSession {
  readonly playerId: PlayerId;
}

/**
 * Checks a registration without looking at who exists. Answers the key of its e-mail address.
 * @throws INVALID_INPUT, UNDERAGE, CURRENCY_UNSUPPORTED, WEAK_PASSWORD.
 */
export function checkRegistration(form: RegistrationRequest, nowMs: number): string {
  const key = emailKey(form.email);
  const age = ageYears(form.birth_date, nowMs);
  if (key === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/email' }]);
  if (age === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/birth_date' }]);
  if (!COUNTRIES.has(form.country_id)) throw new PlatformError('INVALID_INPUT', [{ at: '/country_id' }]);
  if (!CURRENCIES.has(form.currency_id)) throw new PlatformError('CURRENCY_UNSUPPORTED');
  if (age < LEGAL_AGE_YEARS) throw new PlatformError('UNDERAGE');
  if (!isStrongPassword(form.password, key)) throw new PlatformError('WEAK_PASSWORD');
  return key;
}

/**
 * Makes a player with accounts and a session in one transaction. The password is hashed before anyone is looked up, so
 * the time taken does not tell whether an address is known; LOGIN_TAKEN does, to those with tries left in their budget.
 * Without a confirmed address there is no way to hide it from someone who owns up to registering with it.
 */
export async function register(
  form: RegistrationRequest,
  kernel: Kernel,
  parts: {
    readonly hashing: PasswordHashing;
    readonly sessions: Sessions;
    readonly openAccounts: IdentityDependencies['openAccounts'];
  },
): Promise<Registered> {
  const { db, clock, ids } = kernel;
  const key = checkRegistration(form, clock.nowMs());
  const passwordHash = await parts.hashing.hash(form.password);
  return inTransaction(db, async (tx) => {
    const playerId = ids.forNewPlayer();
    const atMs = clock.nowMs();
    const stored = await insertPlayer(tx, {
      playerId,
      personId: ids.forPlayer<'person'>(playerId),
      email: form.email.trim(),
      emailKey: key,
      birthDate: form.birth_date,
      passwordHash,
      countryId: form.country_id,
      language: form.language,
      refCode: form.ref_code,
      promoCode: form.promo_code,
      bonusChoice: form.first_deposit_bonus_choice,
      atMs,
    });
    if (!stored) throw new PlatformError('LOGIN_TAKEN');
    await parts.openAccounts(tx, { playerId, currency: form.currency_id, atMs });
    return { playerId, ...(await parts.sessions.open(tx, playerId, true)) };
  });
}
