import type { ErrorCode, LegProblem } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';

/** Why one leg cannot be taken. Silence of the feed is told to players as suspended, under a code of its own. */
export type LegReason = LegProblem['reason'] | 'producer-down' | 'event-silent';

export interface LegFault {
  readonly reason: LegReason;
  readonly problem: LegProblem;
}

/** Gravest first: the code of a refusal is that of its gravest leg. */
const CODES: readonly (readonly [LegReason, ErrorCode])[] = [
  ['unknown', 'SELECTION_UNKNOWN'],
  ['related', 'RELATED_LEGS'],
  ['event-over', 'EVENT_OVER'],
  ['producer-down', 'LIVE_DOWN'],
  ['event-silent', 'EVENT_SILENT'],
  ['suspended', 'SELECTION_SUSPENDED'],
  ['anti-market', 'ANTI_MARKET'],
  ['builder-off', 'BUILDER_OFF'],
  ['builder-market', 'BUILDER_MARKET'],
  ['contradicts', 'BUILDER_CONTRADICTS'],
  ['implied', 'BUILDER_IMPLIED'],
  ['price-moved', 'PRICE_MOVED'],
];

/** The refusal of a coupon for its legs, naming each of them in `details.legs`. */
export function legRefusal(faults: readonly LegFault[]): PlatformError {
  const [, code] = CODES.find(([reason]) => faults.some((fault) => fault.reason === reason)) ?? [
    '',
    'INTERNAL',
  ];
  return new PlatformError(code, { legs: faults.map(({ problem }) => problem) });
}
