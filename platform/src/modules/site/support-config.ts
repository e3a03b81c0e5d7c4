import { Type } from 'typebox';
import type { SupportTerms } from '@paddock/contract';

const closed = { additionalProperties: false };
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' });

/** What `site.json` may say of support. */
export const SUPPORT_KEYS = {
  support: Type.Object(
    {
      email: Type.String({ pattern: '^[^\\s@<>"?&]+@[^\\s@<>"?&]+$', maxLength: 254 }),
      hours: Type.Optional(
        Type.Object(
          {
            days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
            from: TimeOfDay,
            to: TimeOfDay,
            timeZone: Type.String({ pattern: '^[A-Z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$', maxLength: 60 }),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
};

/** A zone nobody knows would leave visitors without hours. */
export function supportContradiction(support: SupportTerms | undefined): string | undefined {
  const timeZone = support?.hours?.timeZone;
  if (timeZone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return undefined;
  } catch {
    return `/support/hours/timeZone ${timeZone} is no time zone`;
  }
}
