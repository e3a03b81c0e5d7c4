import type { ProtectionWord } from '@paddock/contract';
import type { BadgeTone } from '@paddock/styleguide';

/** The colour of each word for how well an account is protected (S4-16), the same wherever it stands. */
export const PROTECTION_TONES: Readonly<Record<ProtectionWord, BadgeTone>> = {
  bad: 'danger',
  normal: 'warning',
  good: 'positive',
  full: 'positive',
};
