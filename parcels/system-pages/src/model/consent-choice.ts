import type { ConsentChoice } from '@paddock/shared-utils';

/** The answer that two switches make (S3-32, S6-07); what is necessary is always on. */
export function consentChoice(functionality: boolean, marketing: boolean): ConsentChoice {
  if (functionality && marketing) return 'all';
  if (functionality) return 'functionality';
  return marketing ? 'marketing' : 'disabled';
}
