import type { BetView, PlaceBetRequest } from '@paddock/contract/schemas';

import type { ApiProblem } from '../http/http-types.ts';

/** A live placement waits for the market's delay; the decision is due at `decidesAtMs` of the server clock. */
export interface PendingPlacement {
  readonly key: string;
  readonly placementId: string;
  readonly decidesAtMs: number;
}

/**
 * How a placement ended. `rejected`: nothing was placed and no money is held, at once or after the live delay.
 * `unknown`: the server could not be asked; the bet may stand, so ask again with the same key (`resumePlacement`).
 * `reviewed`: an operator looks at it first; what becomes of it is told by the player's reviews, on every page.
 * `cancelled`: the caller stopped waiting; the placement itself goes on.
 */
export type PlacementOutcome =
  | { readonly status: 'accepted'; readonly key: string; readonly bet: BetView }
  | {
      readonly status: 'rejected';
      readonly key: string;
      readonly stage: 'at-once' | 'after-delay';
      readonly problem: ApiProblem;
    }
  | { readonly status: 'unknown'; readonly key: string; readonly problem: ApiProblem }
  | { readonly status: 'reviewed'; readonly key: string }
  | { readonly status: 'cancelled'; readonly key: string };

export interface PlacementOptions {
  /** Called once the server has taken the placement and will decide later. */
  readonly onPending?: (pending: PendingPlacement) => void;
  /** Stops waiting; it does not take the placement back. */
  readonly signal?: AbortSignal;
}

export interface Bets {
  /**
   * Places a bet once per key (rules §4): transport failures are repeated with the same key, a pending placement is
   * followed until decided. Make a new key (`newKey`) for every change of stake, leg or accepted price.
   */
  placeBet(request: PlaceBetRequest, key: string, options?: PlacementOptions): Promise<PlacementOutcome>;
  /** Finds out what became of a key after a reload or an `unknown`. Nothing placed is `rejected` with BET_UNKNOWN. */
  resumePlacement(key: string, options?: PlacementOptions): Promise<PlacementOutcome>;
}
