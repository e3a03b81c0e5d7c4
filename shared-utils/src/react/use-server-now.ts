import { useEffect, useState } from 'react';

import { onServerTick, serverNowMs } from '@paddock/shared-utils';

/** Server time that ticks while mounted: match clocks, countdowns. `null` as interval reads it once and stands still. */
export function useServerNow(intervalMs: number | null): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (intervalMs === null) return undefined;
    setNowMs(serverNowMs());
    return onServerTick(intervalMs, () => setNowMs(serverNowMs()));
  }, [intervalMs]);
  return nowMs;
}
