import type { EventDetail } from '@paddock/contract/schemas';
import { seedEvents, type EventInfo } from '@paddock/shared-utils';
import { useEvent, useRead, type Read } from '@paddock/shared-utils/react';

import { eventRead } from '../model/event-read.ts';

export interface Game extends Read<EventDetail> {
  /** The event as it is live. */
  readonly event: EventInfo | undefined;
  /** It is offered no more; `event` is the last picture of it, if there was one. */
  readonly isGone: boolean;
}

/** The event as it is live; read once over HTTP, so that its first prices need no second wait. */
export function useGame(eventId: string): Game {
  const live = useEvent(eventId, 'event');
  const { key, read: ask } = eventRead(eventId);
  const read = useRead<EventDetail>({
    key,
    isPublic: true,
    read: async (signal, known) => {
      const result = await ask(signal, known);
      if (result.ok && !signal.aborted) seedEvents({ events: [result.data] }, 'event');
      return result;
    },
  });
  const event = 'event' in live && live.event !== null ? live.event : undefined;
  return { ...read, event, isGone: live.status === 'gone' };
}

/** Answers of the server for an id that is none, or none any more. */
export const GONE: readonly string[] = ['EVENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];
