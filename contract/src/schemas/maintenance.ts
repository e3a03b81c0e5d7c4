import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';

const AtMs = Type.Integer({ minimum: 0 });

/** Stops play; at once without a start. */
export const MaintenanceRequest = Type.Object(
  { startsAtMs: Type.Optional(AtMs), endsAtMs: AtMs, reason: OperatorReason },
  { additionalProperties: false },
);
export type MaintenanceRequest = Static<typeof MaintenanceRequest>;

export const MaintenanceEnding = Type.Object({ reason: OperatorReason }, { additionalProperties: false });
export type MaintenanceEnding = Static<typeof MaintenanceEnding>;

/** Seconds since the epoch, as the site's configuration has them (S3-11). */
export const MaintenanceView = Type.Object({
  maintenance: Type.Union([
    Type.Null(),
    Type.Object({
      startedAt: Type.Integer(),
      endedAt: Type.Integer(),
      notifyStartedAt: Type.Optional(Type.Integer()),
      notifyEndedAt: Type.Optional(Type.Integer()),
      state: Type.Boolean(),
    }),
  ]),
});
export type MaintenanceView = Static<typeof MaintenanceView>;
