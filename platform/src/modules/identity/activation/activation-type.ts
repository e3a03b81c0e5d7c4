import { DAY_MS } from '@paddock/contract';
import type { ActivationType } from '@paddock/contract/schemas';

/** The type of a player's confirmed addresses: a phone makes 3 of 0 and 2 of 1 (S4-18). */
export function activationTypeOf(confirmed: {
  readonly email: boolean;
  readonly phone: boolean;
}): ActivationType {
  if (confirmed.email) return confirmed.phone ? 2 : 1;
  return confirmed.phone ? 3 : 0;
}

/** A new account is asked to be activated within this. */
export const ACTIVATION_DAYS = 30;

/** Days left to activate, begun ones counted whole (S3-23); null once it is done. */
export function remainingDaysToActivate(
  type: ActivationType,
  { registeredAtMs, nowMs }: { readonly registeredAtMs: number; readonly nowMs: number },
): number | null {
  if (type !== 0) return null;
  return Math.max(0, Math.ceil((registeredAtMs + ACTIVATION_DAYS * DAY_MS - nowMs) / DAY_MS));
}
