import { useEffect, useState } from 'react';
import type { ConversionQuote, ConversionQuoteQuery } from '@paddock/contract/schemas';
import { api, onServerTick, serverNowMs } from '@paddock/shared-utils';
import { useRead, type ReadValue } from '@paddock/shared-utils/react';

const TICK_MS = 1_000;

export interface LiveQuote {
  readonly value: ReadValue<ConversionQuote>;
  /** Asks for the figures again: the rate has moved. */
  readonly renew: () => void;
  /** Seconds until the figures are asked for again. */
  readonly secondsLeft: number;
}

/** Never asked: without a query there is no key. */
const NOTHING: ConversionQuoteQuery = { fromAccountId: '', toAccountId: '', amount: '' };

/** The figures of a conversion while it is being thought about: asked for again when their time is over. */
export function useQuote(query: ConversionQuoteQuery | null): LiveQuote {
  const [turn, setTurn] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const { value } = useRead<ConversionQuote>({
    key: query === null ? null : `quote ${query.fromAccountId} ${query.toAccountId} ${query.amount}`,
    isOnce: true,
    version: turn,
    read: (signal) => api.get('/web-api/office/conversion', { query: query ?? NOTHING, signal }),
  });
  const validUntilMs = value.status === 'ready' ? value.data.validUntilMs : null;

  useEffect(() => {
    if (validUntilMs === null) return undefined;
    const look = (): void => {
      const left = Math.max(0, Math.ceil((validUntilMs - serverNowMs()) / 1_000));
      setSecondsLeft(left);
      if (left === 0) setTurn((last) => last + 1);
    };
    look();
    return onServerTick(TICK_MS, look);
  }, [validUntilMs]);

  return { value, secondsLeft, renew: () => setTurn((last) => last + 1) };
}
