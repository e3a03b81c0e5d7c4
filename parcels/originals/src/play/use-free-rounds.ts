import type { FreeRoundGiftsView, FreeRoundsView } from '@paddock/contract/schemas';
import { readOf, serverNowMs } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** Free rounds of the player that can be played in a game now, of those the ones that end first; undefined for none. */
export function useFreeRounds(game: string, currency: string): FreeRoundsView | undefined {
  const { value } = useRead<FreeRoundGiftsView>({
    ...readOf('/web-api/promotions/free-rounds'),
    on: ['games:round', 'accounts', 'inbox'],
  });
  return value.status === 'ready'
    ? firstToPlay(value.data.gifts, { game, currency, nowMs: serverNowMs() })
    : undefined;
}

/** Of some free rounds those that a round of a game is played from. */
export function firstToPlay(
  gifts: readonly FreeRoundsView[],
  { game, currency, nowMs }: { readonly game: string; readonly currency: string; readonly nowMs: number },
): FreeRoundsView | undefined {
  return gifts
    .filter(({ state, expiresAtMs }) => state === 'ready' && expiresAtMs > nowMs)
    .filter((gift) => gift.currency === currency && gift.games.includes(game))
    .toSorted((one, other) => one.expiresAtMs - other.expiresAtMs)[0];
}
