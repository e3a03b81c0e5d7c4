import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { watchEvent, type EventInfo } from '@paddock/shared-utils';

import type { ListColumn } from '../model/list-columns.ts';

/** An event of a list with the markets of its columns: live while `active`, else as it was last seen or read. */
export function useEventWhen(event: EventDetail, columns: readonly ListColumn[], active: boolean): EventInfo {
  const stream = useMemo(() => watchEvent(event.id, 'row'), [event.id]);
  const asRead = useMemo(() => withoutPrices(event, columns), [event, columns]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!active) return () => undefined;
      const subscription = stream.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [stream, active],
  );
  const value = useSyncExternalStore(subscribe, stream.snapshot, stream.snapshot);
  return 'event' in value && value.event !== null ? value.event : asRead;
}

function withoutPrices(event: EventDetail, columns: readonly ListColumn[]): EventInfo {
  return {
    ...event,
    markets: event.markets.flatMap(({ id, type: key, specifiers, selections }) => {
      const type = columns.find((column) => column.type.key === key)?.type;
      const outcomes = selections.map(({ outcome }) => outcome);
      return type === undefined ? [] : [{ id, type, specifiers, outcomes }];
    }),
  };
}
