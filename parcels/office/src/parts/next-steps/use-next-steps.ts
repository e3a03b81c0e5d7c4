import { limits$, profile$ } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';

import { nextSteps, type NextStep } from '../../model/next-steps.ts';

/** The steps as the account stands now; null until that is known. */
export function useNextSteps(): readonly NextStep[] | null {
  const known = useStream(profile$);
  const limits = useStream(limits$);
  if (!('profile' in known)) return null;
  return nextSteps(known.profile, 'limits' in limits ? limits.limits : undefined);
}
