import type { RecentMoneyView } from '@paddock/contract/schemas';
import { activeAccount$, refreshTimePlayed, timePlayed$, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useStream, useStreamValue, useT } from '@paddock/shared-utils/react';

const MINUTES_OF_HOUR = 60;

/** A read of figures in words; each undefined until it is known. */
export interface PlaySoFar<Name extends string> {
  readonly figures: Readonly<Record<Name, string>> | undefined;
  readonly isFailed: boolean;
  readonly reload: () => void;
}

/** What the last days did to the currency in use; read again whenever money moves. */
export function useRecentMoney(days: number): PlaySoFar<'paidIn' | 'paidOut' | 'betResult'> {
  const format = useFormat();
  const currency = useStreamValue(activeAccount$, (value) =>
    'account' in value ? value.account.iso : undefined,
  );
  const { value, reload } = useRead<RecentMoneyView>({
    ...readOf('/web-api/office/recent', { query: { days } }),
    on: ['accounts'],
  });
  const recent =
    value.status === 'ready' ? value.data.currencies.find((one) => one.currency === currency) : undefined;
  return {
    figures:
      recent === undefined
        ? undefined
        : {
            paidIn: format.amount(recent.paidIn, recent.currency),
            paidOut: format.amount(recent.paidOut, recent.currency),
            betResult: format.amount(recent.betResult, recent.currency),
          },
    isFailed: value.status === 'error',
    reload,
  };
}

/** How long the player was here, in hours and minutes. */
export function useTimePlayed(): PlaySoFar<'day' | 'week' | 'month'> {
  const t = useT('office');
  const value = useStream(timePlayed$);
  const written = (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / MINUTES_OF_HOUR);
    const values = { hours, minutes: minutes % MINUTES_OF_HOUR };
    return t(hours === 0 ? 'recent.minutes' : 'recent.hoursMinutes', values);
  };
  return {
    figures:
      'played' in value
        ? {
            day: written(value.played.daySec),
            week: written(value.played.weekSec),
            month: written(value.played.monthSec),
          }
        : undefined,
    isFailed: value.status === 'error',
    reload: () => void refreshTimePlayed(),
  };
}
