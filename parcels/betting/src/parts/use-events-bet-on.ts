import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';

const NONE: readonly string[] = [];

/** Events of the player's open bets; none of a guest. */
export function useEventsBetOn(): readonly string[] {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const { key, read } = readOf('/web-api/sportsbook/bets', { query: { status: 'open' } });
  const { value } = useRead({ key: isPlayer ? key : null, read, on: ['placement', 'bet'] });
  if (value.status !== 'ready') return NONE;
  return value.data.bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId));
}
