import type { MultiplierMilli } from '../../rules/multiplier.ts';
import {
  isPaying,
  LINE_PAYS,
  LINES,
  matches,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_TO_FREE,
  STOPS,
  STRIPS,
  symbolAt,
  type PayingSymbol,
} from '../slot-table.ts';

/** What all 32⁵ stops of a spin come to, in whole numbers: sums of thousandths stay below 2⁵³. */
export interface Cycle {
  readonly stops: number;
  readonly paidMilli: number;
  readonly squaresMilli: number;
  /** Stops that pay anything. */
  readonly hits: number;
  readonly freeStops: number;
  /** What the stops pay that bring free spins. */
  readonly freePaidMilli: number;
  readonly mostMilli: MultiplierMilli;
  readonly mostFreeMilli: MultiplierMilli;
}

type Sums = { -readonly [Name in keyof Cycle]: number };

const ALL_STOPS = Array.from({ length: STOPS }, (_, stop) => stop);

/** Scatters each reel shows at each stop. */
const SCATTERS = STRIPS.map((_, reel) =>
  ALL_STOPS.map(
    (stop) =>
      Array.from({ length: ROWS }, (__, row) => symbolAt(reel, stop, row)).filter((s) => s === 'S').length,
  ),
);

/** Of the last reel, the stops that show none and one. */
const LAST = [0, 1].map((count) => ALL_STOPS.filter((fifth) => scatters(4, fifth) === count).length);

/** Of the last two reels, the stops that show none, one and two scatters. */
const LAST_TWO = [0, 1, 2].map(
  (count) =>
    ALL_STOPS.flatMap((fourth) =>
      ALL_STOPS.filter((fifth) => scatters(3, fourth) + scatters(4, fifth) === count),
    ).length,
);

function scatters(reel: number, stop: number): number {
  return SCATTERS[reel]?.[stop] ?? 0;
}

/** A line that has three of its symbol on the first three reels. */
interface LineBegun {
  readonly symbol: PayingSymbol;
  readonly rows: readonly number[];
}

function linesBegun(stops: readonly number[]): readonly LineBegun[] {
  return LINES.flatMap((rows) => {
    const [symbol, ...others] = stops.map((stop, reel) => symbolAt(reel, stop, rows[reel] ?? 0));
    return isPaying(symbol) && others.every((each) => matches(each, symbol)) ? [{ symbol, rows }] : [];
  });
}

const goesOn = ({ symbol, rows }: LineBegun, reel: number, stop: number): boolean =>
  matches(symbolAt(reel, stop, rows[reel] ?? 0), symbol);

function add(sums: Sums, ways: number, linesMilli: number, shown: number): void {
  const paid = linesMilli + (SCATTER_PAYS[shown] ?? 0);
  sums.stops += ways;
  sums.paidMilli += ways * paid;
  sums.squaresMilli += ways * paid * paid;
  if (paid > 0) sums.hits += ways;
  sums.mostMilli = Math.max(sums.mostMilli, paid);
  if (shown < SCATTERS_TO_FREE) return;
  sums.freeStops += ways;
  sums.freePaidMilli += ways * paid;
  sums.mostFreeMilli = Math.max(sums.mostFreeMilli, paid);
}

/** All stops of the last two reels below three that begin these lines. */
function addEnds(sums: Sums, lines: readonly LineBegun[], shown: number): void {
  for (const fourth of ALL_STOPS) {
    const four = lines.filter((line) => goesOn(line, 3, fourth));
    const three = lines.filter((line) => !four.includes(line));
    const ended = three.reduce((sum, { symbol }) => sum + LINE_PAYS[symbol][0], 0);
    const scattered = shown + scatters(3, fourth);
    if (four.length === 0) LAST.forEach((ways, more) => add(sums, ways, ended, scattered + more));
    else addFifth(sums, four, ended, scattered);
  }
}

function addFifth(sums: Sums, four: readonly LineBegun[], ended: number, shown: number): void {
  for (const fifth of ALL_STOPS) {
    const paid = four.reduce(
      (sum, line) => sum + LINE_PAYS[line.symbol][goesOn(line, 4, fifth) ? 2 : 1],
      ended,
    );
    add(sums, 1, paid, shown + scatters(4, fifth));
  }
}

/** Goes through the full cycle of the strips, stop by stop; where no line begins only scatters are left to count. */
export function fullCycle(): Cycle {
  const sums: Sums = {
    ...{ stops: 0, paidMilli: 0, squaresMilli: 0, hits: 0 },
    ...{ freeStops: 0, freePaidMilli: 0, mostMilli: 0, mostFreeMilli: 0 },
  };
  for (const first of ALL_STOPS)
    for (const second of ALL_STOPS)
      for (const third of ALL_STOPS) {
        const lines = linesBegun([first, second, third]);
        const shown = scatters(0, first) + scatters(1, second) + scatters(2, third);
        if (lines.length > 0) addEnds(sums, lines, shown);
        else LAST_TWO.forEach((ways, more) => add(sums, ways, 0, shown + more));
      }
  return sums;
}
