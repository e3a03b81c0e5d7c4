import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false };

/** What is said of an event beside its name: words, numbers, yes or no; never personal data. */
const EventFact = Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]);

/** One thing that happened in a browser: `auth.login-failed` with `{ way, tries, error_code }` (S8-19). */
export const AnalyticsEventBody = Type.Object(
  {
    name: Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+$' }),
    data: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' }), EventFact, {
        maxProperties: 12,
        ...closed,
      }),
    ),
    /** Server time as the page knew it. */
    atMs: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type AnalyticsEventBody = Static<typeof AnalyticsEventBody>;

/** Body of POST /web-api/analytics/events. */
export const AnalyticsBatchBody = Type.Object(
  { events: Type.Array(AnalyticsEventBody, { minItems: 1, maxItems: 20 }) },
  closed,
);
export type AnalyticsBatchBody = Static<typeof AnalyticsBatchBody>;

/** Answer: how many were kept; none without the visitor's consent to marketing (S4-10), or once a day is full. */
export const AnalyticsBatchAnswer = Type.Object({ kept: Type.Integer({ minimum: 0 }) });
export type AnalyticsBatchAnswer = Static<typeof AnalyticsBatchAnswer>;

/** The site of an installation that is no brand, where a report is asked for it alone. */
export const OWN_SITE = 'own';

/** What operators may ask to be counted: days back, and one brand by its name or `own`; all where nothing is said. */
export const AnalyticsQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  brand: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 40 })),
});
export type AnalyticsQuery = Static<typeof AnalyticsQuery>;

/** GET /operator-api/analytics?days=: events by day (UTC), name and, of failures, `error_code`; newest day first. */
export const AnalyticsCountsView = Type.Object({
  counts: Type.Array(
    Type.Object({
      day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      name: Type.String(),
      errorCode: Type.Union([Type.String(), Type.Null()]),
      events: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export type AnalyticsCountsView = Static<typeof AnalyticsCountsView>;

/** GET /web-api/analytics/counters?domain=&projectId= (S7-45): by whom who agreed to it is counted. */
export const CountersView = Type.Object({
  counters: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('own') }),
      Type.Object({ kind: Type.Literal('tag'), layer: Type.String() }),
    ]),
  ),
});
export type CountersView = Static<typeof CountersView>;

/** GET /operator-api/analytics/funnel?days=: how many went how far, of those who agreed to be counted. */
export const AnalyticsFunnelView = Type.Object({
  /** Times the form was opened. */
  calledRegistration: Type.Integer({ minimum: 0 }),
  registered: Type.Integer({ minimum: 0 }),
  /** Players whose first deposit, and first bet, that is known came in these days. */
  firstDeposits: Type.Integer({ minimum: 0 }),
  firstBets: Type.Integer({ minimum: 0 }),
});
export type AnalyticsFunnelView = Static<typeof AnalyticsFunnelView>;
