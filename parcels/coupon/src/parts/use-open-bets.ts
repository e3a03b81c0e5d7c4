import { useCallback, useEffect, useState } from 'react';
import type { BetListView, BetView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

export type OpenBetsValue =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'ready';
      readonly bets: readonly BetView[];
      /** There are more than were read. */
      readonly hasMore: boolean;
    };

/** The open bets of a player, read again whenever the server says that something of theirs changed. */
export function useOpenBets(signedIn: boolean): {
  readonly value: OpenBetsValue;
  readonly read: () => Promise<void>;
} {
  const [value, setValue] = useState<OpenBetsValue>({ status: 'loading' });
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const read = useCallback(async (signal?: AbortSignal) => {
    const result = await api.get<BetListView>('/sportsbook/bets', {
      query: { status: 'open' },
      ...(signal === undefined ? {} : { signal }),
    });
    if (signal?.aborted) return;
    setValue(
      result.ok
        ? { status: 'ready', bets: result.data.bets, hasMore: result.data.nextCursor !== null }
        : { status: 'error' },
    );
  }, []);
  useEffect(() => {
    if (!signedIn) return undefined;
    const gone = new AbortController();
    void read(gone.signal);
    return () => gone.abort();
  }, [read, signedIn, newsSeq]);
  return { value, read: useCallback(() => read(), [read]) };
}
