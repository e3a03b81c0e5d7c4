import { DAY_MS } from '@paddock/contract';
import type { Limit, Profile } from '@paddock/shared-utils';

import { isNoLimit } from './limit-rows.ts';

/** What a new player may do next; none of it is asked for before one can look around. */
export interface NextStep {
  readonly key: 'contact' | 'deposit' | 'verify' | 'limits';
  /** Where it is done, without the language. */
  readonly path: string;
  readonly isDone: boolean;
}

/** `verification_status` of a player who is verified (S3-23). */
const VERIFIED = 4;
/** From then on nobody is new. */
const NEW_FOR_MS = 30 * DAY_MS;

type Facts = Pick<
  Profile,
  'activation_type' | 'has_deposit' | 'verification_status' | 'user_email' | 'phone_number'
>;

/** The next steps as the account stands. @param limits undefined while they are not known: no limit is told then. */
export function nextSteps(profile: Facts, limits: readonly Limit[] | undefined): readonly NextStep[] {
  const hasAddress = profile.user_email !== '' || profile.phone_number !== '';
  const hasLimit = limits?.some((limit) => limit.limitState === 'ACTIVE' && !isNoLimit(limit)) ?? false;
  return [
    {
      key: 'contact',
      // There is nothing to confirm on an account of one click: an address comes first.
      path: hasAddress ? '/user/accountverify' : '/office/account/edit',
      isDone: profile.activation_type !== 0,
    },
    { key: 'limits', path: '/office/responsible', isDone: hasLimit },
    { key: 'deposit', path: '/office/recharge', isDone: profile.has_deposit },
    { key: 'verify', path: '/office/verification', isDone: profile.verification_status === VERIFIED },
  ];
}

/** Whether the account was opened lately. */
export function isNew(
  { registered_at_ms: sinceMs }: Pick<Profile, 'registered_at_ms'>,
  nowMs: number,
): boolean {
  return nowMs - sinceMs < NEW_FOR_MS;
}
