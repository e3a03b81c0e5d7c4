import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { ActivationFields } from '@paddock/contract/schemas';

import type { IdentityParts } from '../identity-parts.ts';
import { remainingDaysToActivate } from './activation-type.ts';

/** The fields of the user config that tell of password and activation (S3-19, S3-20, S3-23). */
export async function activationFieldsOf(
  { kernel: { db, clock }, security, activation }: Pick<IdentityParts, 'kernel' | 'security' | 'activation'>,
  { playerId, registeredAtMs }: { readonly playerId: PlayerId; readonly registeredAtMs: number },
): Promise<ActivationFields> {
  const nowMs = clock.nowMs();
  const changedAtMs = await security.events.passwordChangedAt(db, playerId);
  const type = await activation.typeOf(db, playerId);
  return {
    changed_pass_day_count: Math.floor((nowMs - (changedAtMs ?? registeredAtMs)) / DAY_MS),
    activation_type: type,
    remaining_days_to_activate: remainingDaysToActivate(type, { registeredAtMs, nowMs }),
  };
}
