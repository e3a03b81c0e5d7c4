import { Type, type Static } from 'typebox';

import { LanguageCode, Slug } from './primitives.ts';

/** GET /web-api/sportsbook/sports-map (S7-28): `nameEng` asks for one sport, `lng` for its name in a language. */
export const SportsMapQuery = Type.Object({
  lng: Type.Optional(LanguageCode),
  nameEng: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type SportsMapQuery = Static<typeof SportsMapQuery>;

/** The sports of the site in the order they are shown, whether or not there is something to bet on. */
export const SportsMapView = Type.Object({
  sports: Type.Array(
    Type.Object({
      nameEng: Type.String(),
      /** What addresses, events and feeds know the sport by. */
      sportId: Slug,
      /** In the language asked for; English where it has none. */
      name: Type.String(),
    }),
  ),
});
export type SportsMapView = Static<typeof SportsMapView>;
