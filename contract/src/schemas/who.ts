import { Type, type Static } from 'typebox';

import { LanguageCode, LocalizedName, Slug } from './primitives.ts';

const closed = { additionalProperties: false };

/** What can be said of players beforehand, also by a segment of them. */
export const OfPlayers = {
  /** Of the account, by two letters. */
  countries: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250, uniqueItems: true }),
  ),
  languages: Type.Optional(Type.Array(LanguageCode, { minItems: 1, maxItems: 50, uniqueItems: true })),
  /** At most so many days after the registration. */
  newFor: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  /** Who has this level of loyalty, or one above it, as they join. */
  fromLevel: Type.Optional(Slug),
};

/** Who may take part in a promotion or a race: everybody, or who is of all that is said. */
export const Who = Type.Object(
  {
    ...OfPlayers,
    /** Who is in this segment of players as they join. */
    segment: Type.Optional(Slug),
    /** Who came by another player's link. */
    referral: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type Who = Static<typeof Who>;

/** Whom something is for, as players read it before they join: nothing where it is for everybody. */
export const ToldWho = Type.Object({
  countries: Type.Optional(Type.Array(Type.String())),
  languages: Type.Optional(Type.Array(LanguageCode)),
  newFor: Type.Optional(Type.Integer({ minimum: 1 })),
  fromLevel: Type.Optional(LocalizedName),
  /** Players who came by another player's link. */
  referral: Type.Optional(Type.Literal(true)),
  /** Players whom operators chose, by a segment or an offer: which ones is theirs to know. */
  isInvited: Type.Optional(Type.Literal(true)),
});
export type ToldWho = Static<typeof ToldWho>;
