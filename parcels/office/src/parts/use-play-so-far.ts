import type { RecentMoneyView, TimePlayedView } from '@paddock/contract/schemas';
import { activeAccount$, api, playerNews$ } from '@paddock/shared-utils';
import { useFormat, useRead, useStreamValue, useT, type Read } from '@paddock/shared-utils/react';

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
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const currency = useStreamValue(activeAccount$, (value) =>
    'account' in value ? value.account.iso : undefined,
  );
  const read = useRead<RecentMoneyView>({
    key: `recent ${days}`,
    version: newsSeq,
    read: (signal) => api.get('/office/recent', { query: { days }, signal }),
  });
  return inWords(read, ({ currencies }) => {
    const recent = currencies.find((one) => one.currency === currency);
    if (recent === undefined || currency === undefined) return undefined;
    return {
      paidIn: format.amount(recent.paidIn, currency),
      paidOut: format.amount(recent.paidOut, currency),
      betResult: format.amount(recent.betResult, currency),
    };
  });
}

/** How long the player was here, in hours and minutes. */
export function useTimePlayed(): PlaySoFar<'day' | 'week' | 'month'> {
  const t = useT('office');
  const read = useRead<TimePlayedView>({
    key: 'played',
    read: (signal) => api.get('/office/played', { signal }),
  });
  const written = (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / MINUTES_OF_HOUR);
    const values = { hours, minutes: minutes % MINUTES_OF_HOUR };
    return t(hours === 0 ? 'recent.minutes' : 'recent.hoursMinutes', values);
  };
  return inWords(read, ({ daySec, weekSec, monthSec }) => ({
    day: written(daySec),
    week: written(weekSec),
    month: written(monthSec),
  }));
}

function inWords<T, Name extends string>(
  { value, reload }: Read<T>,
  write: (data: T) => Readonly<Record<Name, string>> | undefined,
): PlaySoFar<Name> {
  return {
    figures: value.status === 'ready' ? write(value.data) : undefined,
    isFailed: value.status === 'error',
    reload,
  };
}
