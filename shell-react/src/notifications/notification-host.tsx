import { notifications$ } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { lazy, Suspense, useState } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Notifications of the page (S2-02). The toasts' code comes with the first one and stays. */
export function NotificationHost() {
  const { notifications } = useStream(notifications$);
  const [wanted, setWanted] = useState(false);
  if (!wanted && notifications.length > 0) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts notifications={notifications} />
    </Suspense>
  );
}
