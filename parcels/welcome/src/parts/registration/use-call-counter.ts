import { useEffect, useRef } from 'react';
import type { RegistrationKind } from '@paddock/contract';
import { serverNowMs, track } from '@paddock/shared-utils';

import { countRegistrationCall } from '../../model/registration-record.ts';

/** When analytics hears of a registration form: at once on the registration page, later over another page (S9-11). */
export const ANALYTICS_DELAY_MS = { page: 0, dialog: 10_000 } as const;

/** Counts a call of the registration (S4-04), and tells analytics of one that was not closed again at once. */
export function useCallCounter(place: 'page' | 'dialog', kind: RegistrationKind): void {
  const first = useRef(kind);
  useEffect(() => {
    const calls = countRegistrationCall(serverNowMs());
    const tell = (): void =>
      track({ name: 'registration.called', data: { place, calls, kind: first.current } });
    const delayMs = ANALYTICS_DELAY_MS[place];
    if (delayMs === 0) {
      tell();
      return undefined;
    }
    const timer = setTimeout(tell, delayMs);
    return () => clearTimeout(timer);
  }, [place]);
}
