import { REGISTRATION_KINDS, type RegistrationTerms } from '@paddock/contract';

import type { IdentityDependencies } from '../identity-api.ts';

/** What holds where a site says nothing. */
const OPEN: Pick<RegistrationTerms, 'kinds' | 'emailProof' | 'bonuses' | 'convert'> = {
  kinds: REGISTRATION_KINDS,
  emailProof: 'later',
  bonuses: [],
};

/** How the site registers players. */
export function termsOf({ registrationTerms }: Pick<IdentityDependencies, 'registrationTerms'>) {
  return registrationTerms() ?? OPEN;
}
