import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { emailKey } from '../registration/email.ts';
import { findContacts } from '../security/contacts-store.ts';
import type { EventTrace } from '../security/security-events.ts';
import { isStrongPassword } from './password-strength.ts';
import { setPassword } from './password-store.ts';

/** @throws WEAK_PASSWORD */
export function requireStrong(password: string, email: string): void {
  if (!isStrongPassword(password, emailKey(email) ?? '')) throw new PlatformError('WEAK_PASSWORD');
}

export interface NewPassword {
  readonly playerId: PlayerId;
  readonly passwordHash: string;
  /** Set only while this one stands. */
  readonly insteadOf?: string;
  readonly how: 'changed' | 'reset';
  readonly trace: EventTrace;
  /** Session that goes on; every other one ends. */
  readonly keepSessionId?: string;
}

/**
 * Sets a password and all that follows from it: other sessions end, links and codes for a new one end, links that sign in
 * do so no more, it is written down and the owner is told. Call what it answers after the commit. Undefined when nothing was set.
 */
export async function replacePassword(
  { sessions, links, codes, security, sendMessage }: IdentityParts,
  tx: Tx,
  { playerId, passwordHash, insteadOf, how, trace, keepSessionId }: NewPassword,
): Promise<(() => void) | undefined> {
  const set = await setPassword(tx, playerId, {
    passwordHash,
    ...(insteadOf === undefined ? {} : { insteadOf }),
  });
  if (!set) return undefined;
  await links.cancel(tx, playerId, 'reset-password');
  await codes.cancel(tx, playerId, 'reset-password');
  // Somebody else may have read the mail: a new password is to be the only way in.
  await links.signNobodyIn(tx, playerId);
  await security.events.record(tx, { playerId, kind: `password-${how}`, trace });
  const { email, phone, language } = await findContacts(tx, playerId);
  const notice = { template: 'password-changed', params: { how }, language, playerId } as const;
  if (email !== null) await sendMessage(tx, { ...notice, channel: 'email', to: email });
  else if (phone !== null) await sendMessage(tx, { ...notice, channel: 'sms', to: phone });
  return (await sessions.endAllIn(tx, playerId, keepSessionId)).tellEnded;
}
