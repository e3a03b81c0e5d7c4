import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { FundedPlayer } from '../setup/players.ts';
import type { BareScript } from './bare-script.ts';

export type Legs = PlaceBetRequest['legs'];

/** How hard and how long a generator places. */
export interface Pace {
  readonly seconds: number;
  /** Bets under way at once. */
  readonly inFlight: number;
  /** Sent at this rate whatever the answers do; absent: as fast as answers come. */
  readonly perSecond?: number;
}

export interface HttpJob {
  readonly origin: string;
  readonly players: readonly FundedPlayer[];
  readonly legs: Legs;
}

export interface BareJob {
  readonly databaseUrl: string;
  readonly players: readonly FundedPlayer[];
  readonly script: BareScript;
}

export interface Placed {
  readonly bets: number;
  readonly seconds: number;
  /** Time of each bet from when it was due. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}
