import {
  legMultiplier,
  parseAmount,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type AmountMinor,
  type SelectionResult,
} from '@paddock/contract';
import {
  eachWayMultipliers,
  lineCount,
  linesReturn,
  MOST_LEGS,
  NAMED_COVERS,
  oneLine,
  sumOfLines,
  type CoverName,
  type Lines,
} from '@paddock/contract/bets';

/** How a selection ended: won, only placed (each way), lost, void. */
export const LEG_ENDS = ['won', 'placed', 'lost', 'void'] as const;
export type LegEnd = (typeof LEG_ENDS)[number];

export interface CalculatedLeg {
  /** As typed: "2.50", "2,5". */
  readonly price: string;
  readonly end: LegEnd;
}

/** What a bet is made of: singles, a system's size, an accumulator, a set of systems by its name. */
export type BetShape = `fold:${number}` | CoverName;

export interface Calculation {
  readonly shape: BetShape;
  readonly legs: readonly CalculatedLeg[];
  /** On each line, as typed. */
  readonly stake: string;
  readonly currency: string;
  /** The part of the price that a place pays, as `5` for one fifth; none where the bet is not each way. */
  readonly placePart: number | undefined;
}

export interface Calculated {
  readonly lines: bigint;
  readonly stakeMinor: AmountMinor;
  readonly returnMinor: AmountMinor;
}

/** Shapes that so many selections can be bet in, the usual first. */
export function shapesOf(legs: number): readonly BetShape[] {
  const covers = (Object.keys(NAMED_COVERS) as CoverName[]).filter(
    (name) => NAMED_COVERS[name].legs === legs,
  );
  const folds = Array.from({ length: legs }, (_, at): BetShape => `fold:${legs - at}`);
  return [...folds, ...covers];
}

/** How many selections each line of a shape has; undefined for a set of systems. */
export function foldOf(shape: BetShape): number | undefined {
  return shape.startsWith('fold:') ? Number(shape.slice('fold:'.length)) : undefined;
}

function linesOf(shape: BetShape, legs: number): Lines {
  const fold = foldOf(shape);
  if (fold === legs) return oneLine(legs);
  return fold === undefined ? NAMED_COVERS[shape as CoverName].lines : { bankers: [], folds: [fold] };
}

/** The price that was typed, in thousandths; undefined for what is none: from 1.001 to 1000. */
export function priceIn(text: string): number | undefined {
  const found = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const milli = Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0'));
  return milli > 1000 && milli <= 1_000_000 ? milli : undefined;
}

/**
 * What a bet costs and returns, by the arithmetic that settles bets; undefined while something typed is no price or no
 * stake.
 */
export function calculate({ shape, legs, stake, currency, placePart }: Calculation): Calculated | undefined {
  const unitMinor = parseAmount(stake.trim().replace(',', '.'), currency);
  const prices = legs.flatMap(({ price }) => priceIn(price) ?? []);
  if (unitMinor === undefined || unitMinor <= 0n || prices.length < legs.length || legs.length > MOST_LEGS)
    return undefined;
  const lines = linesOf(shape, legs.length);
  const wins = legs.map(({ end }, at) => ({ oddsMilli: prices[at] ?? 1000, result: RESULT_OF_WIN[end] }));
  const multipliers =
    placePart === undefined
      ? [wins.map(({ oddsMilli, result }) => legMultiplier(result, oddsMilli))]
      : bothLines(wins, legs, placePart);
  const sums = multipliers.map((own) => sumOfLines(lines, own));
  const count = lineCount(lines, legs.length) * BigInt(sums.length);
  return { lines: count, stakeMinor: unitMinor * count, returnMinor: linesReturn(unitMinor, sums) };
}

/** What legs multiply by in the lines to win and in those to be placed. */
function bothLines(
  wins: readonly { readonly oddsMilli: number; readonly result: SelectionResult }[],
  legs: readonly CalculatedLeg[],
  placePart: number,
) {
  const terms = legs.map(() => ({ places: 1, num: 1, den: placePart }));
  const places = legs.map(({ end }, at) => ({
    oddsMilli: wins[at]?.oddsMilli ?? 1000,
    result: RESULT_OF_PLACE[end],
  }));
  const all = eachWayMultipliers({ terms }, [...wins, ...places]);
  return [all.slice(0, legs.length), all.slice(legs.length)];
}

const RESULT_OF_WIN: Readonly<Record<LegEnd, SelectionResult>> = {
  won: RESULT_WIN,
  placed: RESULT_LOSE,
  lost: RESULT_LOSE,
  void: RESULT_VOID,
};
const RESULT_OF_PLACE: Readonly<Record<LegEnd, SelectionResult>> = { ...RESULT_OF_WIN, placed: RESULT_WIN };
