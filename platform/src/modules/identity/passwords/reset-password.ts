import { MINUTE_MS } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { confirmEmail } from '../activation/activation-store.ts';
import type { MailLink } from '../codes/mail-links.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { emailKey } from '../registration/email.ts';
import { traceOf } from '../security/security-events.ts';
import { replacePassword, requireStrong } from './new-password.ts';
import { findPassword } from './password-store.ts';

/** Time to type the new password after the code of an SMS. */
const AFTER_CODE_MS = 10 * MINUTE_MS;
const PURPOSES = ['reset-password'] as const;

/** Trades the code of an SMS for the token of the new password. @throws WRONG_CODE, CODE_EXPIRED, CODE_SPENT */
export async function redeemResetCode(
  { kernel, codes, links }: IdentityParts,
  { codeId, code }: { readonly codeId: string; readonly code: string },
): Promise<string> {
  const { playerId, to } = await codes.redeem({ codeId, purpose: 'reset-password', code });
  if (playerId === null) throw new PlatformError('CODE_EXPIRED');
  return inTransaction(kernel.db, (tx) =>
    links.issue(tx, { purpose: 'reset-password', playerId, to, lifetimeMs: AFTER_CODE_MS }),
  );
}

/**
 * Sets the password of the player a token was made for, and ends all their sessions. Nobody is signed in by it: a second
 * step that stands is asked for as ever. A link that came by e-mail also shows that the address is the player's.
 * @throws LINK_INVALID, WEAK_PASSWORD, UNAVAILABLE.
 */
export async function resetPassword(
  parts: IdentityParts,
  request: FastifyRequest,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { kernel, links, hashing } = parts;
  const link = await requireLink(parts, token);
  const known = await findPassword(kernel.db, link.playerId);
  const key = emailKey(known?.email ?? '');
  // A mailbox the player has left opens nothing any more.
  if (link.to.includes('@') && link.to !== key) throw new PlatformError('LINK_INVALID');
  requireStrong(password, known?.email ?? '');
  const passwordHash = await hashing.hash(password);

  const tellEnded = await inTransaction(kernel.db, async (tx) => {
    const { playerId, to } = await links.spend(tx, { token, purposes: PURPOSES });
    if (to === key) {
      await confirmEmail(tx, playerId, { emailKey: to, atMs: kernel.clock.nowMs() });
      await parts.persons.recognise(tx, playerId);
    }
    return replacePassword(parts, tx, {
      playerId,
      passwordHash,
      how: 'reset',
      trace: traceOf(request, null),
    });
  });
  tellEnded?.();
}

/** Looks at a link without spending it. @throws LINK_INVALID */
export function requireLink({ links }: IdentityParts, token: string): Promise<MailLink> {
  return links.require({ token, purposes: PURPOSES });
}
