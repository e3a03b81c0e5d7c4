import { parseAmount } from '@paddock/contract';
import { readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

import type { RoundBounds } from '../model/play-button.ts';

/** What a round may stake and win in a currency; undefined until the server has told it. */
export function useBounds(currency: string): RoundBounds | undefined {
  const { value } = useRead({
    ...readOf('/web-api/games/own', { query: { currency } }),
    isPublic: true,
  });
  if (value.status !== 'ready') return undefined;
  const { minStake, maxStake, maxWin } = value.data;
  const minor = (amount: string) => parseAmount(amount, currency) ?? 0n;
  return { minMinor: minor(minStake), maxMinor: minor(maxStake), maxWinMinor: minor(maxWin) };
}
