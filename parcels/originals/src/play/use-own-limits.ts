import { useEffect } from 'react';
import { BREAK_BAN_LEVEL, stakeRoom, type AmountMinor } from '@paddock/contract';
import { auth$, limits$, maintenance$, playerNews$, refreshLimits, serverNowMs } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

export interface OwnLimits {
  readonly isSignedIn: boolean;
  readonly isOnBreak: boolean;
  readonly isMaintenance: boolean;
  readonly roomMinor: AmountMinor | null;
}

/** What stands in the player's way, by themselves or for all; limits are read again after each round. */
export function useOwnLimits(currency: string): OwnLimits {
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel === BREAK_BAN_LEVEL);
  const isMaintenance = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const limits = useStreamValue(limits$, (value) => ('limits' in value ? value.limits : NONE));
  const isLimited = limits.length > 0;
  useEffect(() => {
    if (!isLimited) return undefined;
    // The stream begins with the latest news, which the limits are no older than.
    const known = playerNews$.snapshot();
    const subscription = playerNews$.subscribe((told) => {
      if (told !== known && told.status === 'news' && told.news.kind === 'games:round') void refreshLimits();
    });
    return () => subscription.unsubscribe();
  }, [isLimited]);
  return { isSignedIn, isOnBreak, isMaintenance, roomMinor: stakeRoom(limits, currency, serverNowMs()) };
}

const NONE: readonly never[] = [];
