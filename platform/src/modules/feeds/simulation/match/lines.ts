import type { MarketKey } from '../../results/index.ts';
import type { FairMarket } from './simulated-match.ts';

/** Chances of a whole number, `chances[n − least]` for n. */
export interface Distribution {
  readonly least: number;
  readonly chances: readonly number[];
}

/** From this chance of its weaker side on, a half line is opened although it is far from even. */
const OPENED_FROM = 0.07;

/**
 * The fair chance that a count beats a line, pushes left out: with half wins and half losses weighed by half
 * (w + hw/2) / (w + hw/2 + l + hl/2), so that the price 1/p is fair on a quarter line too. Answers by running sums made
 * once, because a ladder asks for many lines.
 */
export function chancesOver({ least, chances }: Distribution): (lineQuarters: number) => number {
  const below = [0];
  for (const chance of chances) below.push((below.at(-1) ?? 0) + chance);
  /** Chance of at most `count`. */
  const upTo = (count: number): number =>
    below[Math.max(0, Math.min(count - least + 1, chances.length))] ?? 0;
  const all = upTo(Infinity);
  const exactly = (quarters: number): number =>
    quarters % 4 === 0 ? (chances[quarters / 4 - least] ?? 0) : 0;
  return (line) => {
    const over = all - upTo(Math.ceil((line + 2) / 4) - 1) + exactly(line + 1) / 2;
    const under = upTo(Math.floor((line - 2) / 4)) + exactly(line - 1) / 2;
    return over + under === 0 ? 0.5 : over / (over + under);
  };
}

export interface LadderOptions {
  readonly type: string;
  readonly specifiers?: Readonly<Record<string, string>>;
  /** Outcome of beating the line and of not beating it. */
  readonly outcomes: readonly [string, string];
  /** Distance of lines: 1 for Asian quarters, 2 for whole lines and halves, 4 for x.5 alone. */
  readonly stepQuarters: 1 | 2 | 4;
  /** How many steps each side of the even line are opened. */
  readonly steps: number;
  /** Below this chance of its weaker side a line is not priced at all. */
  readonly pricedFrom: number;
  /** The line is written with the other sign: a home handicap of −1 is beaten by a lead of more than 1. */
  readonly negated?: boolean;
  /** Nobody wins by less: lines within it, which say who wins, are left out. */
  readonly wonBy?: number;
}

/**
 * All lines of a ladder that can be priced, the even one and its neighbours marked as core. Of lines with no count between
 * them, which are one bet, the lowest alone is.
 */
export function lineLadder(distribution: Distribution, options: LadderOptions): readonly FairMarket[] {
  const { steps } = options;
  const lines = pricedLines(distribution, options);
  const even = indexOfEven(lines);
  return lines.map(([quarters, over], at): FairMarket => {
    const near = Math.abs(at - even) <= steps;
    const halfLine = Math.abs(quarters % 4) === 2;
    const weaker = Math.min(over, 1 - over);
    const isTwin = over === lines[at - 1]?.[1];
    return {
      ...lineKey(options, quarters),
      selections: [
        [options.outcomes[0], over],
        [options.outcomes[1], 1 - over],
      ],
      core: weaker >= OPENED_FROM && (near || halfLine) && !isTwin,
    };
  });
}

/** Text of a line counted in quarters: 10 is "2.5". */
export function lineText(quarters: number): string {
  return String(quarters / 4 || 0);
}

/** Keys of all lines of a ladder between two counts. */
export function ladderKeys(options: LadderOptions, least: number, most: number): readonly MarketKey[] {
  const keys: MarketKey[] = [];
  for (
    let quarters = firstLine(least, options.stepQuarters);
    quarters <= 4 * most;
    quarters += options.stepQuarters
  ) {
    keys.push(lineKey(options, quarters));
  }
  return keys;
}

function lineKey({ type, specifiers, negated }: LadderOptions, quarters: number): MarketKey {
  return { type, specifiers: { ...specifiers, line: lineText(negated === true ? -quarters : quarters) } };
}

/** The first line above a count: a quarter above it, or a half when there are no quarters. */
function firstLine(least: number, stepQuarters: LadderOptions['stepQuarters']): number {
  return 4 * least + (stepQuarters === 1 ? 1 : 2);
}

function pricedLines(
  distribution: Distribution,
  { stepQuarters, pricedFrom, wonBy = 0 }: LadderOptions,
): readonly [number, number][] {
  const lines: [number, number][] = [];
  const last = distribution.least + distribution.chances.length - 1;
  const overOf = chancesOver(distribution);
  for (
    let quarters = firstLine(distribution.least, stepQuarters);
    quarters < 4 * last;
    quarters += stepQuarters
  ) {
    if (Math.abs(quarters) < 4 * wonBy) continue;
    const over = overOf(quarters);
    if (over >= pricedFrom && over <= 1 - pricedFrom) lines.push([quarters, over]);
  }
  return lines;
}

function indexOfEven(lines: readonly [number, number][]): number {
  let best = 0;
  for (const [at, [, over]] of lines.entries()) {
    if (Math.abs(over - 0.5) < Math.abs((lines[best]?.[1] ?? 1) - 0.5)) best = at;
  }
  return best;
}
