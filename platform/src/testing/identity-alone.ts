import { sql } from 'kysely';
import { CURRENCIES } from '@paddock/contract';
import type { VerificationFields } from '@paddock/contract/schemas';

import { PlatformError } from '../kernel/http/problem.ts';
import type { IdentityDependencies } from '../modules/identity/index.ts';
import { WITHOUT_LIMITS } from '../modules/identity/persons/without-limits.fixture.ts';

const nothing = () => Promise.resolve();
const refuse = () => Promise.reject(new PlatformError('UNAUTHENTICATED'));

/** Nobody works here. */
export const NO_OPERATORS: ReturnType<IdentityDependencies['operators']> = {
  requireOperator: refuse,
  record: refuse,
  refuseOwnPlayer: refuse,
};

/** A site without verification asks nobody for anything. */
export const UNVERIFIED: VerificationFields = {
  user_status_id: 0,
  verification_status: 1,
  verification_types: [],
  verification_status_group_code: 'none',
  requested_additional_document: null,
  is_identification_bonus: false,
  is_need_identification: false,
};

/** Identity with no module around it: nobody has accounts, limits or letters, everybody may do everything. */
export const IDENTITY_ALONE: IdentityDependencies = {
  sendMessage: nothing,
  siteName: () => 'Paddock',
  openAccounts: nothing,
  hasDeposit: () => Promise.resolve(false),
  hidesBalance: () => Promise.resolve(false),
  unreadMessages: () => Promise.resolve(0),
  verificationFields: () => Promise.resolve(UNVERIFIED),
  mayEnter: () => Promise.resolve(true),
  seen: nothing,
  isTimed: () => sql`false`,
  onTimedChange: () => undefined,
  countPlayed: nothing,
  personLimits: WITHOUT_LIMITS,
  rightsOf: () => Promise.resolve({ bet: null, deposit: null, withdraw: null }),
  operators: () => NO_OPERATORS,
  registrationAllowed: () => true,
  registrationCurrencies: () => [...CURRENCIES.keys()],
  registrationTerms: () => undefined,
  routesAfterSignIn: () => undefined,
  attribute: nothing,
  promoCodeTyped: () => Promise.resolve(true),
};
