import { useServerNow } from '@paddock/shared-utils/react';

/** Whole seconds until a moment of server time; 0 once it has come. Ticks while there are some left. */
export function useWait(untilMs: number): number {
  const shownMs = useServerNow(untilMs === 0 ? null : 1_000);
  return Math.max(0, Math.ceil((untilMs - shownMs) / 1_000));
}
