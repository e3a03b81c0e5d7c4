import { REGISTRATION_KINDS, type RegistrationTerms } from '@paddock/contract';

import type { AtSite, IdentityDependencies } from '../identity-api.ts';

/** What holds where a site says nothing. */
const OPEN: Pick<RegistrationTerms, 'kinds' | 'emailProof' | 'bonuses' | 'convert'> = {
  kinds: REGISTRATION_KINDS,
  emailProof: 'later',
  bonuses: [],
};

/** How the site that a visitor is at registers players. */
export function termsOf(
  { registrationTerms }: Pick<IdentityDependencies, 'registrationTerms'>,
  visitor: AtSite,
) {
  return registrationTerms(visitor) ?? OPEN;
}
