import { Type, type Static } from 'typebox';

import { TimestampMs } from './primitives.ts';

const Count = Type.Integer({ minimum: 0 });

/** An experiment as operators see it. */
export const ExperimentView = Type.Object({
  /** With its salt: `home-page:first`. */
  name: Type.String(),
  /** When somebody was shown it first. */
  sinceMs: TimestampMs,
  arms: Type.Array(
    Type.Object({
      arm: Type.String(),
      /** Visitors, each once. */
      shown: Count,
      /** Of them: how many registered, or bet, since. */
      registered: Count,
      bet: Count,
    }),
  ),
  /** By how much the second arm's share is above the first's, with an interval that holds the truth 19 times of 20. */
  differences: Type.Array(
    Type.Object({
      outcome: Type.Union([Type.Literal('registered'), Type.Literal('bet')]),
      by: Type.Number(),
      low: Type.Number(),
      high: Type.Number(),
    }),
  ),
});
export type ExperimentView = Static<typeof ExperimentView>;

/** GET /operator-api/experiments: the newest first. */
export const ExperimentsView = Type.Object({ experiments: Type.Array(ExperimentView) });
export type ExperimentsView = Static<typeof ExperimentsView>;
