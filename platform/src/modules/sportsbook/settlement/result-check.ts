import type { Specifiers } from '@paddock/contract';
import { lineSpecifier, outcomesOf, type MarketType } from '@paddock/contract/markets';
import type { FeedFault, FeedResult } from '@paddock/contract/schemas';

import { outcomesProblem } from '../ingest/market-key.ts';

type Selections = FeedResult['markets'][number]['selections'];

/** A market as its result is measured against it. */
export interface DecidedMarket {
  readonly type: MarketType;
  readonly specifiers: Specifiers;
  /** Every outcome that was ever offered. */
  readonly offered: readonly string[];
}

/**
 * What keeps a result from being true (rules §7): it has to name every outcome of the market, and as many have to win as
 * can. Winners of a dead heat share their places, so their factors together make as many winners as there are places. A
 * void outcome is no winner and no loser, and may have been one of the winners; half voids come from quarter lines alone, and
 * to both sides. Of a provider's type nobody else knows how many win and what is given back: its word is taken.
 */
export function resultFault(market: DecidedMarket, selections: Selections): FeedFault | undefined {
  const { type, specifiers } = market;
  const key = { type: type.key, specifiers: { ...specifiers } };
  const unknown = outcomesProblem(
    market,
    selections.map(({ outcome }) => outcome),
  );
  if (unknown !== undefined) return { code: 'FEED_UNMAPPED', market: key, reason: unknown };
  const missing = missingOutcome(market, selections);
  if (missing !== undefined) {
    return {
      code: 'RESULT_INCOMPLETE',
      market: key,
      outcome: missing,
      reason: `${type.key}: no result of ${missing}`,
    };
  }
  const problem = shareProblem(market, selections) ?? voidProblem(market, selections);
  return problem === undefined
    ? undefined
    : { code: 'RESULT_IMPOSSIBLE', market: key, reason: `${type.key}: ${problem}` };
}

function missingOutcome(
  { type, specifiers, offered }: DecidedMarket,
  selections: Selections,
): string | undefined {
  const named = new Set(selections.map(({ outcome }) => outcome));
  const listed = type.beyond === undefined ? outcomesOf(type, specifiers).map(({ code }) => code) : [];
  const needed = [...listed, ...offered];
  return needed.find((outcome) => !named.has(outcome));
}

function shareProblem({ type }: DecidedMarket, selections: Selections): string | undefined {
  const wrong = selections.find(({ deadHeat }) => deadHeat !== undefined && deadHeat[0] > deadHeat[1]);
  if (wrong !== undefined) return `a dead-heat factor is at most 1, not that of ${wrong.outcome}`;
  // How many win together is the provider's to know.
  if (type.settlement === 'told') return undefined;
  const places = BigInt(type.winners ?? 1);
  const played = selections.filter(({ voidHalves }) => voidHalves !== 2);
  const { num, den } = sharesOf(played);
  if (num > places * den) return `more than ${places} of its outcomes cannot win`;
  // A void outcome might have won. Where there is no outcome for the rest, a score nobody listed ended the match.
  const unlisted = type.beyond === 'scores' && !selections.some(({ outcome }) => outcome === 'any-other');
  const least = unlisted ? 0n : places - BigInt(selections.length - played.length);
  if (num >= least * den) return undefined;
  return num === 0n ? 'none of its outcomes has won' : `less than ${least} of its outcomes cannot win`;
}

/** The winners' dead-heat factors together. */
function sharesOf(selections: Selections): { readonly num: bigint; readonly den: bigint } {
  return selections.reduce(
    (sum, { won, deadHeat }) => {
      if (won === 0) return sum;
      const [num, den] = (deadHeat ?? [1, 1]).map(BigInt) as [bigint, bigint];
      return { num: sum.num * den + num * sum.den, den: sum.den * den };
    },
    { num: 0n, den: 1n },
  );
}

function voidProblem({ type, specifiers }: DecidedMarket, selections: Selections): string | undefined {
  const halves = selections.filter(({ voidHalves }) => voidHalves === 1);
  if (halves.length === 0 || type.settlement === 'told') return undefined;
  if (halves.length < selections.length) return 'one side cannot be half void alone';
  const line = lineSpecifier(type)?.name;
  const quarters = line === undefined ? 0 : Number(specifiers[line]) * 4;
  return quarters % 2 === 0 ? 'only a quarter line can be half void' : undefined;
}
