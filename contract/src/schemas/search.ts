import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';
import { DecimalId, LocalizedName, Slug } from './primitives.ts';
import { EventDetail, Silk } from './sportsbook.ts';
import { TeamKey } from './teams.ts';

/** GET /web-api/sportsbook/search: what was typed so far. */
export const SearchQuery = Type.Object({ search: Type.String(lengthOf('search')) });

/** How much of a thing there is to bet on. */
const COUNTS = { live: Type.Integer({ minimum: 0 }), line: Type.Integer({ minimum: 0 }) };

const FoundEvent = Type.Pick(EventDetail, ['id', 'sport', 'championship', 'home', 'away', 'state']);

/** Something that is called as was typed. */
export const SearchHit = Type.Union([
  Type.Object({ kind: Type.Literal('sport'), sport: Slug, name: LocalizedName, ...COUNTS }),
  Type.Object({
    kind: Type.Literal('championship'),
    sport: Slug,
    name: LocalizedName,
    id: DecimalId,
    slug: Slug,
    region: Type.Object({ code: Type.String(), name: LocalizedName }),
    ...COUNTS,
  }),
  Type.Object({
    kind: Type.Literal('team'),
    sport: Slug,
    name: LocalizedName,
    key: TeamKey,
    silk: Silk,
    ...COUNTS,
  }),
  /** Somebody who plays for a team. */
  Type.Object({
    kind: Type.Literal('player'),
    sport: Slug,
    name: LocalizedName,
    id: Type.String(),
    team: Type.Object({ key: TeamKey, name: LocalizedName }),
    ...COUNTS,
  }),
  Type.Object({ kind: Type.Literal('event'), event: FoundEvent }),
  /** A market of an event that is open: "arsenal corners". Its name is without lines. */
  Type.Object({ kind: Type.Literal('market'), event: FoundEvent, type: Type.String(), name: LocalizedName }),
]);
export type SearchHit = Static<typeof SearchHit>;
export type SearchKind = SearchHit['kind'];

/** Hits of one kind stand together, those of the kind with the best hit first. */
export const SearchView = Type.Object({ hits: Type.Array(SearchHit, { maxItems: 40 }) });
export type SearchView = Static<typeof SearchView>;
