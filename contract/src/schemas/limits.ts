import { Type, type Static } from 'typebox';

import { TimestampSec } from './primitives.ts';

export const LimitState = Type.Union([
  Type.Literal('ACTIVE'),
  Type.Literal('PENDING'),
  Type.Literal('INACTIVE'),
]);
export type LimitState = Static<typeof LimitState>;

/**
 * One limit (S3-01). Types are those of S3-03 to S3-09; 999999999 means no deposit limit and -1 no session limit
 * (S9-05). Times are in seconds, `endsAt` null while it has no end. `limitBalance` is what is left: money, or hours of today.
 */
export const LimitView = Type.Object({
  limitType: Type.Integer(),
  limitValue: Type.Number(),
  limitBalance: Type.Number(),
  /** What the window holds of a money limit: more than its value where it was set lower later (rules §9). Null for others. */
  limitUsed: Type.Union([Type.Number(), Type.Null()]),
  limitState: LimitState,
  needApprove: Type.Boolean(),
  startedAt: Type.Integer({ minimum: 0 }),
  endsAt: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  measure: Type.String(),
  /** When the oldest of what counts leaves the window and its amount comes back; null where nothing will by itself. */
  roomBackAt: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type LimitView = Static<typeof LimitView>;

/** GET /limit-service-api/api/external/web/v3/limits (S7-08). */
export const LimitList = Type.Array(LimitView);
export type LimitList = Static<typeof LimitList>;

/** POST /limit-service-api/api/external/web/v3/limit: a wish for one type; 999999999 or -1 takes the limit away. */
export const SetLimitRequest = Type.Object(
  { limitType: Type.Integer(), limitValue: Type.Number({ minimum: -1, maximum: 999_999_999 }) },
  { additionalProperties: false },
);
/** The limit an action is about (S7-06, S7-07). */
export const LimitActionRequest = Type.Object({ limitType: Type.Integer() }, { additionalProperties: false });
export const LimitActionQuery = Type.Object({
  action: Type.Union([Type.Literal('approve'), Type.Literal('reject')]),
});
/** POST .../ping (S7-09): what is left of today's session, in seconds; null without a session limit. */
export const LimitPingView = Type.Object({ remainingSec: Type.Union([Type.Integer(), Type.Null()]) });
export type LimitPingView = Static<typeof LimitPingView>;

/** GET /web-api/office/played: seconds on the site in the last 24 hours, 7 and 30 days. */
export const TimePlayedView = Type.Object({
  daySec: Type.Integer({ minimum: 0 }),
  weekSec: Type.Integer({ minimum: 0 }),
  monthSec: Type.Integer({ minimum: 0 }),
});
export type TimePlayedView = Static<typeof TimePlayedView>;

/** POST /web-api/api/web/user/v1/reality-check (S7-10): what the player answered, and when he was asked. */
export const RealityCheckRequest = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        action: Type.Union([Type.Literal('continue'), Type.Literal('log_out'), Type.Literal('nothing')]),
        do_not_show_again: Type.Boolean(),
        popup_show_at: TimestampSec,
      }),
    }),
  },
  { additionalProperties: false },
);
export type RealityCheckRequest = Static<typeof RealityCheckRequest>;
/** GET of the same path: from when the check counts, in seconds. */
export const RealityCheckQuery = Type.Object({ since: TimestampSec });
/** What was staked and won since then, one entry a currency; accepted bets only, and void ones are left out. */
export const RealityCheckView = Type.Object({
  sums: Type.Array(Type.Object({ currency: Type.String(), staked: Type.String(), won: Type.String() })),
});
export type RealityCheckView = Static<typeof RealityCheckView>;
