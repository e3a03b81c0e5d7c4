import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { watchEvent, type EventInfo } from '@paddock/shared-utils';

/** An event of a list: live while `active`, else as it was last seen or read. */
export function useEventWhen(event: EventDetail, active: boolean): EventInfo {
  const stream = useMemo(() => watchEvent(event.id, 'row'), [event.id]);
  const asRead = useMemo(() => withoutPrices(event), [event]);
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

function withoutPrices(event: EventDetail): EventInfo {
  return {
    ...event,
    markets: event.markets.map(({ id, type, specifiers, selections }) => ({
      id,
      type,
      specifiers,
      outcomes: selections.map(({ outcome }) => outcome),
    })),
  };
}
