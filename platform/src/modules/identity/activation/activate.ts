import { MINUTE_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { ActivationType } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { emailKey } from '../registration/email.ts';
import { confirmEmail, findActivation } from './activation-store.ts';
import { activationTypeOf } from './activation-type.ts';

/** While the first link of an account is this fresh, whoever pressed it is also signed in. */
const SIGNS_IN_MS = 10 * MINUTE_MS;

export interface Activated {
  readonly playerId: PlayerId;
  readonly type: ActivationType;
  /** The first link of the account, and fresh. */
  readonly signsIn: boolean;
}

/** Confirms the address a link was sent to, if it still is the player's. @throws LINK_INVALID */
export function activate({ kernel, links, persons }: IdentityParts, token: string): Promise<Activated> {
  const nowMs = kernel.clock.nowMs();
  return inTransaction(kernel.db, async (tx) => {
    const link = await links.spend(tx, { token, purposes: ['activate', 'activate-fast'] });
    const facts = await findActivation(tx, link.playerId);
    if (facts === undefined || emailKey(facts.email ?? '') !== link.to)
      throw new PlatformError('LINK_INVALID');
    await confirmEmail(tx, link.playerId, { emailKey: link.to, atMs: nowMs });
    await persons.recognise(tx, link.playerId);
    return {
      playerId: link.playerId,
      type: activationTypeOf({ email: true, phone: facts.isPhoneConfirmed }),
      signsIn: link.purpose === 'activate-fast' && nowMs < link.issuedAtMs + SIGNS_IN_MS,
    };
  });
}
