import { useMemo } from 'react';
import type { PlayableQuery } from '@paddock/contract/schemas';
import { activeAccount$ } from '@paddock/shared-utils';
import { useMedia, useStreamValue } from '@paddock/shared-utils/react';

/** A phone or a tablet: what is pressed by a finger. */
export const BY_FINGER = '(pointer: coarse)';

/** What games are asked for: those that can be played on this device with the account in use. */
export function usePlayable(): PlayableQuery {
  const isByFinger = useMedia(BY_FINGER);
  const currency = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  return useMemo(
    () => ({ device: isByFinger ? 'mobile' : 'desktop', ...(currency !== undefined && { currency }) }),
    [isByFinger, currency],
  );
}
