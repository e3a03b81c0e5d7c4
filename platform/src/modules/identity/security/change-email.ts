import type { EmailChangeView, EmailConfirmRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { confirmEmail } from '../activation/activation-store.ts';
import type { Asker } from '../codes/askers.ts';
import type { SentCode } from '../codes/one-time-codes.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { PlayerPrincipal } from '../principal.ts';
import { emailKey, requireEmailKey } from '../registration/email.ts';
import { changeEmail, findContacts } from './contacts-store.ts';
import type { EventTrace } from './security-events.ts';
import { sentCodeView } from './sent-code-view.ts';

type ChangeParts = Pick<IdentityParts, 'persons' | 'kernel' | 'security' | 'links' | 'codes'>;

const nextView = (to: 'current' | 'coming', sent: SentCode): EmailChangeView => ({
  next: { to, ...sentCodeView(sent) },
});

/**
 * Begins a change of address: a code to the one that is, or, for a player without one, to the one to come. A stolen
 * session without the mailbox gets no further, and strangers get no mail.
 * @throws INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export async function startEmailChange(
  parts: ChangeParts,
  principal: PlayerPrincipal,
  { email: wanted, asker }: { readonly email: string; readonly asker: Asker },
): Promise<EmailChangeView> {
  requireEmailKey(wanted, '/email');
  const { email: current, language } = await findContacts(parts.kernel.db, principal.playerId);
  if (current === null) return sendToComing(parts, principal, { coming: wanted.trim(), asker });
  const sent = await parts.security.contactCodes.send({
    principal,
    task: 'email-current',
    channel: 'email',
    to: current,
    language,
    asker,
    value: wanted.trim(),
  });
  return nextView('current', sent);
}

/**
 * Takes the code of either address: after the one that is, a code goes to the one to come; after that the address is
 * changed and the one that was is told. Whether another account has it is told only here, to who reads its mail.
 * @throws WRONG_CODE, CODE_EXPIRED, CODE_SPENT, CONTACT_UNAVAILABLE, PERSON_REFUSED, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(
  parts: ChangeParts,
  principal: PlayerPrincipal,
  {
    typed,
    trace,
    asker,
  }: { readonly typed: EmailConfirmRequest; readonly trace: EventTrace; readonly asker: Asker },
): Promise<EmailChangeView> {
  const { kernel, security, links, codes } = parts;
  const { playerId } = principal;
  if (typed.to === 'current') {
    const { value: coming } = await security.contactCodes.redeem(principal, 'email-current', typed);
    return sendToComing(parts, principal, { coming, asker });
  }
  const { to: email } = await security.contactCodes.redeem(principal, 'email-coming', typed);
  const key = emailKey(email);
  if (key === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/email' }]);
  await inTransaction(kernel.db, async (tx) => {
    await parts.persons.requireAdmitted(tx, { email: key }, playerId);
    const { email: before } = await findContacts(tx, playerId);
    if (!(await changeEmail(tx, playerId, { email, emailKey: key })))
      throw new PlatformError('CONTACT_UNAVAILABLE');
    await confirmEmail(tx, playerId, { emailKey: key, atMs: kernel.clock.nowMs() });
    await parts.persons.recognise(tx, playerId);
    // Whoever still reads the old mailbox sets no new password.
    await links.cancel(tx, playerId, 'reset-password');
    await codes.cancel(tx, playerId, 'reset-password');
    await security.events.record(tx, { playerId, kind: 'email-changed', trace, toEmail: before });
  });
  return { next: null };
}

async function sendToComing(
  { kernel, security }: ChangeParts,
  principal: PlayerPrincipal,
  { coming, asker }: { readonly coming: string; readonly asker: Asker },
): Promise<EmailChangeView> {
  const { language } = await findContacts(kernel.db, principal.playerId);
  const order = { principal, task: 'email-coming', channel: 'email', to: coming, language } as const;
  return nextView('coming', await security.contactCodes.send({ ...order, asker }));
}
