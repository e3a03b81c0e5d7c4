import type { SocialRegistrationRequest } from '@paddock/contract/schemas';
import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { bonusChoiceIn } from '../registration/bonus-choice.ts';
import { createAccount, type VisitorTraces } from '../registration/create-account.ts';
import { requireEmailKey } from '../registration/email.ts';
import { requireChoices, requireOffered } from '../registration/registration-checks.ts';
import { termsOf } from '../registration/registration-terms.ts';
import { deleteNewcomer, findNewcomer, insertLink } from './social-store.ts';

/** True where the site takes players in by accounts of other companies (S5-02). */
export function takesSocialNewcomers(parts: IdentityParts, visitor: VisitorTraces): boolean {
  return parts.registrationAllowed(visitor) && termsOf(parts, visitor).kinds.includes('social');
}

/**
 * Registers a person a company vouches for: the account, its link and the end of the newcomer in one transaction. The
 * address the company confirmed counts as proved; one that is typed does not. The password is random and known to
 * nobody: a player who wants one asks for a new one by e-mail.
 * @throws SOCIAL_EXPIRED, SOCIAL_TAKEN, INVALID_INPUT and what `createAccount` throws.
 */
export async function registerSocially(
  parts: IdentityParts,
  token: string | undefined,
  form: SocialRegistrationRequest,
  visitor: VisitorTraces,
): Promise<PlayerId> {
  const { db, clock, randomBytes } = parts.kernel;
  const newcomer = token === undefined ? undefined : await findNewcomer(db, token, clock.nowMs());
  if (token === undefined || newcomer === undefined) throw new PlatformError('SOCIAL_EXPIRED');
  requireChoices(form, clock.nowMs());
  requireOffered(parts, form.currency_id, visitor);
  const bonusChoice = bonusChoiceIn(form, termsOf(parts, visitor));
  const text = (newcomer.email ?? form.email ?? '').trim();
  const key = requireEmailKey(text, '/email');
  const { birth_date: birthDate, country_id: countryId } = form;
  const passwordHash = await parts.hashing.hash(Buffer.from(randomBytes(32)).toString('base64url'));
  await parts.registerCheck.requireClear({ birthDate, countryId, email: key });
  const account = {
    birthDate,
    countryId,
    currency: form.currency_id,
    language: form.language,
    refCode: form.ref_code,
    promoCode: form.promo_code,
    bonusChoice,
    email: { text, key, proved: newcomer.email !== null },
    passwordHash,
  };
  return inTransaction(db, async (tx) => {
    const playerId = await createAccount(parts, tx, account, visitor);
    if (!(await insertLink(tx, playerId, newcomer, clock.nowMs()))) throw new PlatformError('SOCIAL_TAKEN');
    await deleteNewcomer(tx, token);
    return playerId;
  });
}
