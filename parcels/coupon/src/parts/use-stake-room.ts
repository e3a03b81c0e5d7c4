import { useEffect } from 'react';
import { stakeRoom, type AmountMinor } from '@paddock/contract';
import { limits$, playerNews$, refreshLimits, serverNowMs } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';
import { filter } from 'rxjs';

/** News after which more or less has been staked and lost. */
const MOVES_ROOM: readonly string[] = ['placement', 'bet', 'missed'];

/** What the player's own limits leave for stakes, read again after each bet; `null` where they leave it to the balance. */
export function useStakeRoom(currency: string): AmountMinor | null {
  const room = useStreamValue(limits$, (value) =>
    stakeRoom('limits' in value ? value.limits : [], currency, serverNowMs()),
  );
  const isLimited = room !== null;
  useEffect(() => {
    if (!isLimited) return undefined;
    // The stream begins with the latest news, which the limits are no older than.
    const known = playerNews$.snapshot();
    const moves = playerNews$.pipe(
      filter((told) => told !== known && told.status === 'news' && MOVES_ROOM.includes(told.news.kind)),
    );
    const subscription = moves.subscribe(() => void refreshLimits());
    return () => subscription.unsubscribe();
  }, [isLimited]);
  return room;
}
