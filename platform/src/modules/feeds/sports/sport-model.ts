import type { MarketKey, MarketResult, PlayedMatch, Score } from '../results/index.ts';
import type { Fixture } from '../simulation/fixtures/calendar.ts';
import type { SimulatedMatch } from '../simulation/match/simulated-match.ts';
import type { Random } from '../simulation/random/random.ts';
import type { Distribution } from '../simulation/match/lines.ts';
import type { Championship, Team } from '../simulation/world/world.ts';
import type { JointChances } from './joint-chances.ts';

/** A market of a match somebody bet on. */
export interface MarketWithBets extends MarketKey {
  readonly outcomes: readonly string[];
}

/** How matches of a sport can end: what results are checked against, and what bets on one event can lose together. */
export interface SportEnds<Played extends PlayedMatch> {
  /** Market types whose result a final score tells. Of others no result is doubted. */
  readonly toldByScore: readonly string[];
  /** Finished matches that these markets tell apart, of the final score where one is given; parts of one are left open. */
  possible(markets: readonly MarketKey[], finalScore: Score | undefined): readonly Played[];
  /** The same match with each way its open parts can have gone. */
  withParts(match: Played): readonly Played[];
  /** The score that outcomes of scores are about. */
  scoreOf(match: Played): Score;
  /** Market types whose results follow from an end of `onFrom`; of each other type the worst is taken by itself. */
  readonly toldByEnds: readonly string[];
  /**
   * Ends that these markets tell apart, from a score on. Ends that no bookmaker would price may be left out, which can only
   * make a worst case smaller, never larger.
   */
  onFrom(markets: readonly MarketWithBets[], score: Score): readonly Played[];
}

/** How far a bookmaker's opinion of both sides is off; 0 is the truth. */
export type Nudge = readonly [home: number, away: number];

export interface SportSimulation {
  /** Kick-off slots at a steady pace for ever, each with so many matches of one championship. */
  readonly pace: { readonly everyMs: number; readonly matches: number };
  /** True where all of a championship compete in each event, one after the other: `matches` is 1 then. */
  readonly races?: true;
  /** Equal seeds give equal championships; nobody plays in two of them. */
  championships(worldSeed: string): readonly Championship[];
  /**
   * How far the home side is ahead at the end, by the strengths that price the match; 0 where a table counts a draw. Where a
   * sport says it, bets on the season of each of its championships are offered; undefined where nobody keeps a table.
   */
  readonly finalLead: ((home: Team, away: Team, championship: Championship) => Distribution) | undefined;
  /** Draws the whole course of a match. Answers it priced with opinions: its course is the same for each. */
  open(fixture: Fixture, random: Random): (nudge: Nudge) => SimulatedMatch;
}

/** All that the server has of a sport. It is registered in `sports.ts`, beside the contract's `SPORTS`. */
export interface SportModel<Played extends PlayedMatch> {
  /** As the catalogue says it; the browser has it in its dictionary as well. */
  readonly name: { readonly en: string; readonly ru: string };
  /**
   * Decides a market from what a match has come to so far (rules §7): the result of each of its selections, or `undefined`
   * while play can still change one. @throws RangeError for a market the sport does not have
   */
  decide(market: MarketKey, match: Played): MarketResult;
  readonly ends: SportEnds<Played>;
  /** Its bet builder (rules §10); undefined where its prices follow from no one model that says what comes true together. */
  readonly joint: JointChances | undefined;
  /** What a win and a draw bring in a championship's table; undefined where matches won are counted instead. */
  readonly tablePoints: { readonly win: number; readonly draw: number } | undefined;
  readonly simulation: SportSimulation;
}
