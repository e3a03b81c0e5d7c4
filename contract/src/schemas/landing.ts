import { Type, type Static } from 'typebox';

import { LocalizedName } from './primitives.ts';

/** An id of a landing page (S5-01). */
export const LandingId = Type.String({ pattern: '^landing-[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 80 });

/** A landing page, as the site's configuration says it (S2-57). */
export const LandingView = Type.Object(
  {
    id: LandingId,
    title: LocalizedName,
    paragraphs: Type.Array(LocalizedName, { maxItems: 20 }),
    button: Type.Optional(
      Type.Object(
        // Two slashes, of either kind, would begin with another site's name.
        { label: LocalizedName, path: Type.String({ pattern: '^/(?![/\\\\])', maxLength: 200 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type LandingView = Static<typeof LandingView>;
