import { isLess, plus, times, type Ratio } from '@paddock/contract';
import { openExpectation, type LegExpectation } from '@paddock/contract/bets';

import type { MarketEntry } from '../book/entries.ts';
import { jointChancesNow } from '../builder/joint-chances-now.ts';
import type { FoundLeg } from '../placement/check-legs.ts';

const PPB = 1_000_000_000;
const ONE: Ratio = { num: 1n, den: 1n };
const HALF: Ratio = { num: 1n, den: 2n };
/** Of a line in quarters: half lines decide everything, whole ones can give the stake back, the others are half of each. */
const [WHOLE, HALF_LINE] = [0, 2];

/** The chance that the outcome is won on a half line; undefined where nobody says it. */
type ChanceOnLine = (lineQuarters: number) => Ratio | undefined;

/**
 * What a leg on a whole or quarter line is expected to multiply by (rules §11), by the model that the event's prices are taken
 * from: it says how likely each half line beside it is won, and what lies between two of them is the stake given back. Never
 * more than its price now says, which brings back no more than is staked.
 * `undefined` where nobody says the chance of that: no model, a type it does not know, no line, a trader's price in its place.
 */
export function lineExpectation(
  { market, outcome, currentMilli }: Pick<FoundLeg, 'market' | 'outcome' | 'currentMilli'>,
  oddsMilli: number,
): LegExpectation | undefined {
  const quarters = 4 * Number(market.specifiers['line']);
  if (!Number.isInteger(quarters) || market.ordered.overrides.length > 0) return undefined;
  const chanceOf = chancesOf(market, outcome);
  const own = onLine(quarters, oddsMilli, chanceOf);
  const now = onLine(quarters, currentMilli, chanceOf);
  if (own === undefined || now === undefined || !isLess(ONE, now.expected)) return own;
  const { num, den } = now.expected;
  return { ...own, expected: times(own.expected, { num: den, den: num }) };
}

function chancesOf({ event, type, specifiers }: MarketEntry, outcome: string): ChanceOnLine {
  return (lineQuarters) => {
    const line = String(lineQuarters / 4);
    const chances = jointChancesNow(event, [
      { type: type.key, specifiers: { ...specifiers, line }, outcome },
    ]);
    if (chances === undefined || 'notOfModel' in chances) return undefined;
    // Rounded down: what is offered is never more than is expected.
    return { num: BigInt(Math.floor((chances[1] ?? 0) * PPB)), den: BigInt(PPB) };
  };
}

function onLine(lineQuarters: number, oddsMilli: number, chanceOf: ChanceOnLine): LegExpectation | undefined {
  const place = ((lineQuarters % 4) + 4) % 4;
  if (place === HALF_LINE) {
    const chance = chanceOf(lineQuarters);
    return chance && openExpectation(chance, oddsMilli);
  }
  if (place === WHOLE) return onWhole(chanceOf(lineQuarters - 2), chanceOf(lineQuarters + 2), oddsMilli);
  // Half of the stake stands on each line beside it; where one is lost the other may still be alive.
  const low = onLine(lineQuarters - 1, oddsMilli, chanceOf);
  const high = onLine(lineQuarters + 1, oddsMilli, chanceOf);
  if (low === undefined || high === undefined) return undefined;
  return {
    expected: times(HALF, plus(low.expected, high.expected)),
    alive: isLess(low.alive, high.alive) ? high.alive : low.alive,
  };
}

/** Won where the harder of the half lines beside it is, given back where the easier one alone is. */
function onWhole(
  one: Ratio | undefined,
  other: Ratio | undefined,
  oddsMilli: number,
): LegExpectation | undefined {
  if (one === undefined || other === undefined) return undefined;
  const [won, alive] = isLess(one, other) ? [one, other] : [other, one];
  const given: Ratio = { num: alive.num - won.num, den: BigInt(PPB) };
  return { expected: plus(openExpectation(won, oddsMilli).expected, given), alive };
}
