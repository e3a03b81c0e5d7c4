import { auth$, notifications$ } from '@paddock/shared-utils';
import { useStream, useStreamValue } from '@paddock/shared-utils/react';
import { useState } from 'react';

import { useAfter } from '../frame/use-after.ts';
import { useLoaded } from '../frame/use-loaded.ts';

/** How long after the first sight of a player the code is fetched: nothing of the first screen waits behind it. */
const AHEAD_MS = 3_000;

const loadToasts = () => import('./toasts.tsx');

/**
 * Notifications of the page (S2-02). The toasts' code comes with the first one and stays; players have it before, so that
 * they can be told that there is no connection any more.
 */
export function NotificationHost() {
  const { notifications } = useStream(notifications$);
  const ahead = useAfter(
    AHEAD_MS,
    useStreamValue(auth$, ({ status }) => status === 'signed-in'),
  );
  const toasts = useLoaded(notifications.at(-1) ?? (ahead ? 'ahead' : null), loadToasts);
  const isUsed = useOnce(notifications.length > 0);
  if (toasts.status !== 'ready' || !isUsed) return null;
  const { Toasts } = toasts.code;
  return <Toasts notifications={notifications} />;
}

/** True from the first time on. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
