import type { PlayerId } from '@paddock/contract';
import type {
  OneClickRegistrationRequest,
  PhoneRegistrationRequest,
  RegistrationCodeRequest,
  RegistrationCodeView,
  RegistrationRequest,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Asker } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { isStrongPassword } from '../passwords/password-strength.ts';
import { phoneKey } from '../persons/phone.ts';
import { bonusChoiceIn } from './bonus-choice.ts';
import { createAccount, type NewAccount, type VisitorTraces } from './create-account.ts';
import { requireEmailKey } from './email.ts';
import { checkEmailForm } from './email-registration.ts';
import { oneClickPassword } from './one-click-password.ts';
import { requireChoices, requireOffered } from './registration-checks.ts';
import { termsOf } from './registration-terms.ts';

/** What all forms say under the names of S3-34. @throws INVALID_INPUT, CURRENCY_UNSUPPORTED for what the site does not offer. */
function choicesOf(parts: IdentityParts, form: OneClickRegistrationRequest, visitor: VisitorTraces) {
  requireOffered(parts, form.currency_id, visitor);
  return {
    birthDate: form.birth_date,
    countryId: form.country_id,
    currency: form.currency_id,
    language: form.language,
    refCode: form.ref_code,
    promoCode: form.promo_code,
    bonusChoice: bonusChoiceIn(form, termsOf(parts, visitor)),
  } satisfies Partial<NewAccount>;
}

/**
 * Registers by e-mail. The form is checked before its code is looked at, so that a slip costs no code; the password is
 * hashed before anyone is looked up, so that the time taken does not tell whether an address is known. Whoever meets
 * LOGIN_TAKEN has proved that the address is theirs, unless the site has addresses confirmed later.
 * @throws what `checkEmailForm` and `createAccount` throw; PROOF_REQUIRED; WRONG_CODE, CODE_EXPIRED, CODE_SPENT.
 */
export async function registerByEmail(
  parts: IdentityParts,
  form: RegistrationRequest,
  visitor: VisitorTraces,
): Promise<PlayerId> {
  const { db, clock } = parts.kernel;
  const { key, ...person } = checkEmailForm(form, clock.nowMs());
  const { name, surname, toldPhone: phone } = person;
  const choices = choicesOf(parts, form, visitor);
  const { birthDate, countryId } = choices;
  const passwordHash = await parts.hashing.hash(form.password);
  await parts.registerCheck.requireClear({
    ...{ name, surname, birthDate, countryId, phone, email: key },
    nationalId: form.national_id,
  });
  const proved = await provesEmail(parts, form, key, visitor);
  const email = { text: form.email.trim(), key, proved };
  const account = { ...choices, ...person, email, nationalId: form.national_id, passwordHash };
  return inTransaction(db, (tx) => createAccount(parts, tx, account, visitor));
}

/** True when the code of the form proves its address. @throws PROOF_REQUIRED where the site needs one. */
async function provesEmail(
  parts: IdentityParts,
  form: RegistrationRequest,
  key: string,
  visitor: VisitorTraces,
): Promise<boolean> {
  const { code_id: codeId, code } = form;
  if (codeId === undefined || code === undefined) {
    if (termsOf(parts, visitor).emailProof === 'first') throw new PlatformError('PROOF_REQUIRED');
    return false;
  }
  await requireCode(parts, { codeId, code, to: key });
  return true;
}

/**
 * Registers by phone. Nothing exists before the code proves the number: one that has an account is told so to whoever
 * holds it, and to nobody else. @throws PHONE_INVALID, WEAK_PASSWORD, WRONG_CODE, CODE_EXPIRED, CODE_SPENT, LOGIN_TAKEN.
 */
export async function registerByPhone(
  parts: IdentityParts,
  form: PhoneRegistrationRequest,
  visitor: VisitorTraces,
): Promise<PlayerId> {
  const { db, clock } = parts.kernel;
  const phone = requirePhone(form.phone, form.country_id);
  requireChoices(form, clock.nowMs());
  const choices = choicesOf(parts, form, visitor);
  // A number is no better a password than an address.
  if (!isStrongPassword(form.password, phone.slice(1))) throw new PlatformError('WEAK_PASSWORD');
  const passwordHash = await parts.hashing.hash(form.password);
  const { birthDate, countryId } = choices;
  await parts.registerCheck.requireClear({ birthDate, countryId, phone });
  await requireCode(parts, { codeId: form.code_id, code: form.code, to: phone });
  return inTransaction(db, (tx) =>
    createAccount(parts, tx, { ...choices, provenPhone: phone, passwordHash }, visitor),
  );
}

/** Registers with nothing but choices; the password is made here and answered once. */
export async function registerInOneClick(
  parts: IdentityParts,
  form: OneClickRegistrationRequest,
  visitor: VisitorTraces,
): Promise<{ readonly playerId: PlayerId; readonly password: string }> {
  const { db, clock, randomBytes } = parts.kernel;
  requireChoices(form, clock.nowMs());
  const choices = choicesOf(parts, form, visitor);
  const { birthDate, countryId } = choices;
  await parts.registerCheck.requireClear({ birthDate, countryId });
  const password = oneClickPassword(randomBytes);
  const passwordHash = await parts.hashing.hash(password);
  const playerId = await inTransaction(db, (tx) =>
    createAccount(parts, tx, { ...choices, passwordHash }, visitor),
  );
  return { playerId, password };
}

/**
 * Sends a code to a number or an address, whoever has it: the message, the answer and the work are the same for one
 * with an account and one without. @throws PHONE_INVALID, INVALID_INPUT, TOO_MANY_REQUESTS; CAPTCHA_REQUIRED.
 */
export async function sendRegistrationCode(
  parts: Pick<IdentityParts, 'codes'>,
  { channel, to, country_id: countryId, language }: RegistrationCodeRequest,
  asker: Asker,
): Promise<RegistrationCodeView> {
  const sent = await parts.codes.send({
    purpose: 'register',
    channel,
    to: channel === 'sms' ? requirePhone(to, countryId) : requireEmailKey(to, '/to'),
    playerId: null,
    language,
    asker,
  });
  return { code_id: sent.codeId, resend_at_ms: sent.resendAtMs, expires_at_ms: sent.expiresAtMs };
}

/** A code proves the one place it was sent to, and nothing else. */
async function requireCode(
  { codes }: Pick<IdentityParts, 'codes'>,
  { codeId, code, to }: { readonly codeId: string; readonly code: string; readonly to: string },
): Promise<void> {
  const redeemed = await codes.redeem({ codeId, purpose: 'register', code });
  if (redeemed.to !== to) throw new PlatformError('CODE_SPENT');
}

function requirePhone(text: string, countryId: number | undefined): string {
  const phone = phoneKey(text, countryId);
  if (phone === undefined) throw new PlatformError('PHONE_INVALID');
  return phone;
}
