import { Type, type Static } from 'typebox';

import { MarketTypeView } from './market-types.ts';
import { LocalizedName, Slug } from './primitives.ts';
import { ResultView } from './results.ts';
import { EventDetail, Silk } from './sportsbook.ts';

/** As `teamKeyOf` makes it; a name of another script takes several letters for each of its own. */
export const TeamKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 700 });

export const TEAM_EVENTS_MAX = 50;
export const TEAM_RESULTS_MAX = 10;

/** GET /web-api/sportsbook/teams/:team: a team by its key (`teamKeyOf`), with its matches. */
export const TeamView = Type.Object({
  sport: Slug,
  name: LocalizedName,
  silk: Silk,
  /** Those that are listed, with their list markets: what is being played, then what comes, the soonest first. */
  events: Type.Array(EventDetail, { maxItems: TEAM_EVENTS_MAX }),
  /** Those of their markets, and all that fill a column of the sport. */
  types: Type.Array(MarketTypeView),
  /** What is over, the latest first. */
  results: Type.Array(ResultView, { maxItems: TEAM_RESULTS_MAX }),
});
export type TeamView = Static<typeof TeamView>;
