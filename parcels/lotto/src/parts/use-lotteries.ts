import { useEffect, useMemo } from 'react';
import type { LotteriesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useLotteriesNow, useRead, useServerNow, type Read } from '@paddock/shared-utils/react';

/** How often they are read while nothing is told over the socket; the end of sales is not waited for. */
const READ_EVERY_MS = 15_000;

/** Lotteries as they stand: read once, and from then on as the server tells what opens, falls and is carried. */
export function useLotteries(): Read<LotteriesView> {
  const now = useLotteriesNow();
  const isTold = now.status === 'ready';
  const read = useRead({
    ...readOf('/web-api/lotto/lotteries'),
    on: ['lotto:bought', 'lotto:ended'],
    ...(!isTold && { everyMs: READ_EVERY_MS }),
  });
  const { value, reload } = read;
  const nowMs = useServerNow(1000);
  const isOver =
    !isTold &&
    value.status === 'ready' &&
    value.data.lotteries.some(({ next }) => next !== null && next.closesAtMs <= nowMs);
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, nowMs, reload]);
  return useMemo(() => {
    if (value.status !== 'ready' || now.status !== 'ready') return read;
    return { ...read, value: { ...value, data: { lotteries: now.lotteries } } };
  }, [read, value, now]);
}
