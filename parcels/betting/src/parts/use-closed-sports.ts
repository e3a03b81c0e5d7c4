import type { BetSection } from '@paddock/contract/schemas';
import { profile$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

import { closedSports } from '../model/sport-profiles.ts';

/** Sports, by slug, that are closed to this player in a section: neither listed nor taken in bets (S3-24, S6-06). */
export function useClosedSports(section: BetSection): readonly string[] {
  return useStreamValue(profile$, () => closedSports(section));
}
