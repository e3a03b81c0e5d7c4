import type { TeamView } from '@paddock/contract/schemas';
import { readOf, seedEvents } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

import { useListChanges } from './use-list-changes.ts';

/** A team with its matches, read again whenever the server lists others of its sport. */
export function useTeam(teamKey: string): Read<TeamView> {
  const { key, read: ask } = readOf('/web-api/sportsbook/teams/:team', { params: { team: teamKey } });
  const read = useRead<TeamView>({
    key,
    isPublic: true,
    read: async (signal, known) => {
      const result = await ask(signal, known);
      // Before the rows are drawn, so that they never stand without prices.
      if (result.ok && !signal.aborted) seedEvents(result.data, 'row');
      return result;
    },
  });
  const sport = read.value.status === 'ready' ? read.value.data.sport : undefined;
  useListChanges('live', sport, read.reload);
  useListChanges('line', sport, read.reload);
  return read;
}
