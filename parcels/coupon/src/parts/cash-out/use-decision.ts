import { useEffect, useRef } from 'react';
import type { CashOutView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** While a decision is awaited, beside the news: news can be missed. */
const ASK_EVERY_MS = 1_000;

/** Follows a cash-out that waits for its delay, and tells how it ended, once. `null` follows nothing. */
export function useDecision(key: string | null, onDecided: (view: CashOutView) => void): void {
  const latest = useRef(onDecided);
  useEffect(() => {
    latest.current = onDecided;
  });
  const { value } = useRead({
    key: key === null ? null : `cash-out of ${key}`,
    on: ['bet'],
    everyMs: ASK_EVERY_MS,
    read: (signal) => api.get('/web-api/sportsbook/cash-outs/:key', { params: { key: key ?? '' }, signal }),
  });
  const decided = value.status === 'ready' && value.data.status !== 'pending' ? value.data : undefined;
  useEffect(() => {
    if (decided?.key === key) latest.current(decided);
  }, [decided, key]);
}
