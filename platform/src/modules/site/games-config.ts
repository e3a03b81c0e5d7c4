import { Type } from 'typebox';

/** What `site.json` may say of games. */
export const GAMES_KEYS = {
  gameLicences: Type.Array(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 }), {
    maxItems: 20,
    uniqueItems: true,
  }),
};
