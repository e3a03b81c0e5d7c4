import { Type, type Static } from 'typebox';

const Figures = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);

const Count = Type.Integer({ minimum: 0 });

/** A player in one match: nothing said of who neither batted nor bowled. */
export const PlayerFigures = Type.Object({
  name: Type.String({ maxLength: 120 }),
  /** Runs, balls faced, and 1 for who is out. */
  bat: Type.Optional(Type.Tuple([Count, Count, Type.Integer({ minimum: 0, maximum: 1 })])),
  /** Balls bowled, runs they brought the other side, wickets. */
  bowl: Type.Optional(Type.Tuple([Count, Count, Count])),
});
export type PlayerFigures = Static<typeof PlayerFigures>;

const Card = Type.Array(PlayerFigures, { maxItems: 11 });

/** Figures of both sides' players, in the order they bat. */
export const Scorecards = Type.Object({ home: Card, away: Card });
export type Scorecards = Static<typeof Scorecards>;

/** What cricket tells beside the runs. Pairs are of the home side and the away side. */
export const CricketState = Type.Object({
  /** Who bats first. */
  first: Type.Union([Type.Literal('home'), Type.Literal('away')]),
  wickets: Figures,
  /** Bowled to each side, wides left out: 76 are 12.4 overs. */
  balls: Figures,
  /** The last overs of the innings, the running one last: each with what its deliveries brought, `W` a wicket, `wd` a wide. */
  overs: Type.Array(
    Type.Object({
      over: Type.Integer({ minimum: 1 }),
      deliveries: Type.Array(Type.String({ maxLength: 4 }), { maxItems: 40 }),
    }),
    { maxItems: 5 },
  ),
  /** Of who is known by name; lists leave it out. */
  cards: Type.Optional(Scorecards),
  /** Runs of the super over that parted two sides with as many runs. */
  superOver: Type.Optional(Figures),
});
export type CricketState = Static<typeof CricketState>;
