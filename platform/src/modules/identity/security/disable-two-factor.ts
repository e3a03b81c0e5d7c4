import type { TwoFactorDisableRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { PlayerPrincipal } from '../principal.ts';
import { ofSession } from './proofs.ts';
import type { EventTrace } from './security-events.ts';

/**
 * Switches two-factor off. The password always; then a code of the app, a recovery code, or for who has lost both: the
 * answer to the security question and a code from the mailbox, three different things in all.
 * @throws TWO_FACTOR_STATE, WRONG_PASSWORD, WRONG_CODE, WRONG_ANSWER, CODE_EXPIRED, CODE_SPENT, TOO_MANY_REQUESTS.
 */
export async function disableTwoFactor(
  { kernel: { db }, security }: Pick<IdentityParts, 'kernel' | 'security'>,
  principal: PlayerPrincipal,
  { password, proof }: TwoFactorDisableRequest,
  trace: EventTrace,
): Promise<void> {
  const { playerId } = principal;
  const { proofs, twoFactor, recoveryCodes, contactCodes, events } = security;
  if ((await twoFactor.since(db, playerId)) === null) throw new PlatformError('TWO_FACTOR_STATE');
  await proofs.password(principal, password);
  if (proof.method === 'totp') await proofs.totp(playerId, proof.code, ofSession(principal));
  else if (proof.method === 'recovery')
    await proofs.recovery(playerId, proof.code, { trace, tries: ofSession(principal) });
  else {
    await proofs.answer(principal, proof.answer);
    await contactCodes.redeem(principal, 'two-factor-off', proof);
  }
  await inTransaction(db, async (tx) => {
    await twoFactor.remove(tx, playerId);
    await recoveryCodes.remove(tx, playerId);
    await events.record(tx, { playerId, kind: 'two-factor-off', trace });
  });
}
