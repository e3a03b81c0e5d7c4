import type { Runner } from '@paddock/contract/schemas';

import type { MarketKey } from '../../results/index.ts';
import { fieldPrices } from '../../sports/field/field-prices.ts';
import type { FieldRecord } from '../../sports/field/field-record.ts';
import { SPORT_MODELS, type MatchRecord } from '../../sports/sports.ts';
import type { SportModel } from '../../sports/sport-model.ts';
import type { Fixture } from '../fixtures/calendar.ts';
import { runnersOf } from '../fixtures/field-fixture.ts';
import { openMatch } from '../fixtures/open-match.ts';
import type { Season } from '../fixtures/season-fixtures.ts';
import type { FairMarket } from '../match/simulated-match.ts';
import { hashUnit } from '../random/random.ts';
import { LeadDraw } from './lead-draw.ts';
import { placeChances, type MatchAhead } from './place-chances.ts';
import { SeasonPlay } from './season-play.ts';
import { placesOf, seasonTable, WINS_COUNTED, type SeasonRow, type TablePoints } from './season-table.ts';

const TOP = [2, 3, 4] as const;
/** Of a large championship three are told to be last, of a small one two. */
const LARGE = 12;

/** Who wins a season and who is placed, by the strengths that price the championship's matches. */
export class Outright {
  readonly play: SeasonPlay;
  readonly #fixture: Fixture;
  readonly #season: Season;
  readonly #runners: readonly Runner[];
  readonly #points: TablePoints;
  /** By number of the match in the season. */
  readonly #ahead: MatchAhead[] = [];

  constructor(worldSeed: string, fixture: Fixture, season: Season) {
    const { championship } = fixture;
    const model: SportModel<MatchRecord> = SPORT_MODELS[championship.sport];
    this.#fixture = fixture;
    this.#season = season;
    this.#runners = runnersOf(championship.teams);
    this.#points = model.tablePoints ?? WINS_COUNTED;
    this.play = new SeasonPlay(season, championship, (match) => openMatch(worldSeed, match));
  }

  /** Every market there is of it. */
  keys(): readonly MarketKey[] {
    return [
      'field-winner',
      ...TOP.map((places) => `field-top-${places}`),
      `field-bottom-${this.#bottom}`,
    ].map((type) => ({ type, specifiers: {} }));
  }

  /** Its prices once so many parts of the season are over. Works in steps: the first time after a start takes a while. */
  *prices(partsOver: number): Generator<void, readonly FairMarket[]> {
    const rows = yield* this.#tableAfter(partsOver);
    const matches = yield* this.#matchesFrom(partsOver);
    const seed = Math.floor(hashUnit('outright', this.#fixture.id) * 2 ** 32);
    const chances = yield* placeChances({ rows, matches, points: this.#points }, seed);
    const sums = (from: number, to: number): readonly number[] =>
      rows.map((_, side) => chances.slice(from, to).reduce((sum, place) => sum + (place[side] ?? 0), 0));
    const markets = fieldPrices(
      {
        runners: this.#runners,
        among: (places) => sums(0, places),
        placed: TOP,
        last: { places: this.#bottom, chances: sums(rows.length - this.#bottom, rows.length) },
      },
      true,
    );
    return markets.map((market, at) => (at === 0 ? market : { ...market, isPartial: true }));
  }

  /** What it came to; nobody has a place before it is over. */
  record(isOver: boolean): FieldRecord<'outright'> {
    const codes = this.#runners.map(({ code }) => code);
    if (!isOver) return { sport: 'outright', runners: codes, places: new Map() };
    const places = placesOf(this.#table(this.#season.kickOffsMs.length));
    return {
      ...{ sport: 'outright', runners: codes, end: 'finished' },
      places: new Map(codes.map((code, at) => [code, places[at] ?? 0])),
    };
  }

  get #bottom(): number {
    return this.#runners.length >= LARGE ? 3 : 2;
  }

  *#tableAfter(parts: number): Generator<void, readonly SeasonRow[]> {
    for (let part = 0; part < parts; part++) {
      this.play.part(part);
      yield;
    }
    return this.#table(parts);
  }

  #table(parts: number): readonly SeasonRow[] {
    const played = Array.from({ length: parts }, (_, part) => this.play.part(part).pairs).flat();
    return seasonTable(this.#runners.length, played, this.#points);
  }

  *#matchesFrom(partsOver: number): Generator<void, readonly MatchAhead[]> {
    const { kickOffsMs } = this.#season;
    if (this.#ahead.length === 0)
      for (let part = 0; part < kickOffsMs.length; part++) {
        for (const match of this.#season.matchesOf(part)) {
          this.#ahead.push(this.#matchAhead(match, this.#ahead.length));
          yield;
        }
      }
    const played = kickOffsMs.slice(0, partsOver).flatMap((_, part) => this.play.part(part).pairs);
    return this.#ahead.slice(played.length);
  }

  #matchAhead(match: Fixture, at: number): MatchAhead {
    const { finalLead } = SPORT_MODELS[match.championship.sport].simulation;
    if (finalLead === undefined) throw new RangeError(`${match.championship.sport} has no seasons`);
    return {
      at,
      ...this.play.sidesOf(match),
      lead: new LeadDraw(finalLead(match.home, match.away, match.championship)),
    };
  }
}
