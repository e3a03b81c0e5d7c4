import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { Bets, PlacementOptions, PlacementOutcome } from '../bets/bets-types.ts';
import type { FakeControls } from './fake-page-types.ts';
import { aBet } from './samples.ts';

type Place = Parameters<FakeControls['onPlaceBet']>[0];

export interface FakeBets extends Bets {
  onPlaceBet(place: Place): void;
}

/** Accepts what was asked for. A key keeps its answer, as the server does. */
export function createFakeBets(): FakeBets {
  const outcomes = new Map<string, Promise<PlacementOutcome>>();
  let place: Place = (request: PlaceBetRequest, key: string) =>
    Promise.resolve({
      status: 'accepted',
      key,
      bet: aBet({ key, type: request.type, accountId: request.accountId, stake: request.stake }),
    });

  return {
    onPlaceBet(next) {
      place = next;
    },
    placeBet(request, key, options: PlacementOptions = {}) {
      const known = outcomes.get(key);
      const outcome = known ?? place(request, key, options);
      outcomes.set(key, outcome);
      // Not knowing is no answer: the same key asks again.
      void outcome.then(({ status }) => {
        if (status === 'unknown' || status === 'cancelled') outcomes.delete(key);
      });
      return outcome;
    },
    resumePlacement: (key) =>
      outcomes.get(key) ??
      Promise.resolve({
        status: 'rejected',
        key,
        stage: 'at-once',
        problem: { code: 'BET_UNKNOWN', message: 'There is no such bet.' },
      }),
  };
}
