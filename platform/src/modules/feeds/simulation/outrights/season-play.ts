import type { Fixture } from '../fixtures/calendar.ts';
import type { Season } from '../fixtures/season-fixtures.ts';
import type { SimulatedMatch } from '../match/simulated-match.ts';
import type { Championship } from '../world/world.ts';
import type { PlayedPair } from './season-table.ts';

/** So many parts may be on at once: a tennis match of five sets lasts longer than it is to the next ones of its tournament. */
const OVERLAPPING = 3;

interface PlayedPart {
  /** On the feed clock, of its last match. */
  readonly endsMs: number;
  readonly pairs: readonly PlayedPair[];
}

/** The matches of a season as they are played: each part of it once, when it is first asked about. */
export class SeasonPlay {
  readonly #season: Season;
  readonly #open: (match: Fixture) => SimulatedMatch;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #parts = new Map<number, PlayedPart>();

  constructor(season: Season, { teams }: Championship, open: (match: Fixture) => SimulatedMatch) {
    this.#season = season;
    this.#open = open;
    this.#positions = new Map(teams.map(({ id }, at) => [id, at]));
  }

  /** How many parts have begun. */
  begunAt(feedMs: number): number {
    return this.#season.kickOffsMs.findLastIndex((kickOffMs) => kickOffMs <= feedMs) + 1;
  }

  /** Whether a match is on. */
  isOnAt(feedMs: number): boolean {
    return this.#lastEndMs(this.begunAt(feedMs)) > feedMs;
  }

  /** When the last match of all is over. */
  endsMs(): number {
    return this.#lastEndMs(this.#season.kickOffsMs.length);
  }

  /** When the last of so many parts is over: of those of one round, whose sides are others, the longest match need not be the last. */
  #lastEndMs(parts: number): number {
    return Math.max(
      0,
      ...Array.from(
        { length: Math.min(parts, OVERLAPPING) },
        (_, back) => this.part(parts - 1 - back).endsMs,
      ),
    );
  }

  part(at: number): PlayedPart {
    const known = this.#parts.get(at);
    if (known !== undefined) return known;
    const matches = this.#season.matchesOf(at).map((match) => ({ match, played: this.#open(match) }));
    const part: PlayedPart = {
      endsMs: Math.max(...matches.map(({ match, played }) => match.kickOffMs + 1000 * played.durationSec)),
      pairs: matches.map(({ match, played }) => ({
        ...this.sidesOf(match),
        score: played.viewAt(played.durationSec).score,
      })),
    };
    this.#parts.set(at, part);
    return part;
  }

  sidesOf({ home, away }: Fixture): Pick<PlayedPair, 'home' | 'away'> {
    const [own, other] = [this.#positions.get(home.id), this.#positions.get(away.id)];
    if (own === undefined || other === undefined) throw new RangeError('a match of another championship');
    return { home: own, away: other };
  }
}
