import { useEffect, useState } from 'react';

import { serverNowMs } from '@paddock/shared-utils';

/** Server time that ticks while mounted: match clocks, countdowns. `null` as interval reads it once and stands still. */
export function useServerNow(intervalMs: number | null): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (intervalMs === null) return undefined;
    setNowMs(serverNowMs());
    const timer = setInterval(() => setNowMs(serverNowMs()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return nowMs;
}
