import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { DecimalId, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
/** Of what the site says of itself; 0 where nothing was ever said. */
export const SiteVersionNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** What is to become of keys: a value each, or null for what a site has that says nothing. */
const SiteKeysChange = Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Type.Unknown(), {
  maxProperties: 100,
});

/** POST /operator-api/site/changes: at once, or planned for a time. */
export const SiteChange = Type.Object(
  {
    change: SiteKeysChange,
    /** Version its author looked at: what somebody else changed since is not lost unseen. */
    seen: SiteVersionNumber,
    reason: OperatorReason,
    fromMs: Type.Optional(TimestampMs),
  },
  closed,
);
export type SiteChange = Static<typeof SiteChange>;

/** A change that waits for its time, was made, could not be made by then, or was withdrawn. */
export const SitePlanView = Type.Object({
  id: DecimalId,
  fromMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
  change: SiteKeysChange,
  state: Type.Enum(['waiting', 'done', 'refused', 'withdrawn']),
  /** Why it was refused, as the API says it; null for all others. */
  fault: Type.Union([Type.String(), Type.Null()]),
});
export type SitePlanView = Static<typeof SitePlanView>;

/** GET /operator-api/site: what the site says of itself, and what holds where it says nothing. */
export const SiteKeysView = Type.Object({
  version: SiteVersionNumber,
  keys: Type.Record(Type.String(), Type.Unknown()),
  /** Keys it says nothing of, each with what holds without it; null for nothing. */
  unsaid: Type.Record(Type.String(), Type.Unknown()),
  /** Those that wait first. */
  plans: Type.Array(SitePlanView),
});
export type SiteKeysView = Static<typeof SiteKeysView>;

export const SiteVersionView = Type.Object({
  number: SiteVersionNumber,
  atMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
});
export type SiteVersionView = Static<typeof SiteVersionView>;

/** GET /operator-api/site/versions: the newest first, fifty a page. */
export const SiteVersionsView = Type.Object({ versions: Type.Array(SiteVersionView) });
export type SiteVersionsView = Static<typeof SiteVersionsView>;

/** GET /operator-api/site/differences: what two versions differ in; null where one says nothing of a key. */
export const SiteDifferencesView = Type.Object({
  differences: Type.Array(Type.Object({ key: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
});
export type SiteDifferencesView = Static<typeof SiteDifferencesView>;

export const SiteReason = Type.Object({ reason: OperatorReason }, closed);
export type SiteReason = Static<typeof SiteReason>;
