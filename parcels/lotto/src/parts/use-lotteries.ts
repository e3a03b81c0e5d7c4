import { useEffect } from 'react';
import type { LotteriesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useServerNow, type Read } from '@paddock/shared-utils/react';

/** How often what fell and a jackpot are read again; the end of sales is not waited for. */
const READ_EVERY_MS = 15_000;

/** Lotteries as they stand: read again every so often, and each second from the end of sales to the next draw. */
export function useLotteries(): Read<LotteriesView> {
  const read = useRead({
    ...readOf('/web-api/lotto/lotteries'),
    on: ['lotto:bought', 'lotto:ended'],
    everyMs: READ_EVERY_MS,
  });
  const { value, reload } = read;
  const nowMs = useServerNow(1000);
  const isOver =
    value.status === 'ready' &&
    value.data.lotteries.some(({ next }) => next !== null && next.closesAtMs <= nowMs);
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, nowMs, reload]);
  return read;
}
