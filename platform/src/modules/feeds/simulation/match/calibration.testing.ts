import { isOddsMilli } from '@paddock/contract';
import { MARKET_TYPES, winnersOf } from '@paddock/contract/markets';

import type { MarketKey } from '../../results/index.ts';
import { decideMarket, type MatchRecord } from '../../sports/sports.ts';
import { quote } from './quote.ts';
import type { FairMarket, SimulatedMatch } from './simulated-match.ts';

/** Text of a market's identity, for lookups in tests. */
export function keyText({ type, specifiers }: MarketKey): string {
  return JSON.stringify([type, Object.entries(specifiers).toSorted()]);
}

type Prices = ReadonlyMap<string, FairMarket>;

export function chanceOf(prices: Prices, market: string, outcome: string): number {
  return prices.get(market)?.selections.find(([code]) => code === outcome)?.[1] ?? Number.NaN;
}

const PRICES = new WeakMap<SimulatedMatch, Map<number, Prices>>();

/** What a match is priced at, by the text of each market; kept, because many markets ask. */
function pricesOf(match: SimulatedMatch, atSec: number): Prices {
  const kept = PRICES.get(match) ?? new Map<number, Prices>();
  PRICES.set(match, kept);
  const prices = kept.get(atSec) ?? new Map(match.pricesAt(atSec).map((market) => [keyText(market), market]));
  kept.set(atSec, prices);
  return prices;
}

const FINAL = new WeakMap<SimulatedMatch, MatchRecord>();

/** How a match came out; kept, because many markets ask. */
function finalRecord(match: SimulatedMatch): MatchRecord {
  const record = FINAL.get(match) ?? match.recordAt(Infinity);
  FINAL.set(match, record);
  return record;
}

/** 1 won, 0 lost, `undefined` void, of a finished match; half wins and losses as the nearer whole. */
function outcomeOf(match: SimulatedMatch, key: MarketKey, outcome: string): 0 | 1 | undefined {
  const results = decideMarket(key, finalRecord(match));
  const result = results?.find((each) => each.outcome === outcome)?.result;
  return result === undefined || result.voidHalves === 2 ? undefined : result.won;
}

/**
 * How far, in standard errors, the outcomes of many matches lie from what they were priced at a moment: the sum of
 * (happened − chance) over the root of the sum of chance · (1 − chance). The matches are of the same two sides, so before
 * kick-off they all have the prices of the first.
 */
export function miscalibration(
  matches: readonly SimulatedMatch[],
  atSec: number,
  key: MarketKey,
  outcome: string,
): number {
  let [difference, variance, counted] = [0, 0, 0];
  const [first] = matches;
  const market = keyText(key);
  for (const match of matches) {
    const happened = outcomeOf(match, key, outcome);
    const chance = chanceOf(pricesOf(atSec < 0 && first ? first : match, atSec), market, outcome);
    if (happened === undefined || Number.isNaN(chance)) continue;
    counted += 1;
    difference += happened - chance;
    variance += chance * (1 - chance);
  }
  if (counted < matches.length / 20) return Number.NaN;
  return Math.abs(difference) / Math.sqrt(variance);
}

/** What must hold of every sport's prices at every moment. */
export function expectSoundPrices(
  sport: string,
  matches: readonly SimulatedMatch[],
  momentsSec: readonly number[],
): void {
  // Thousands of markets: what is wrong is gathered, and looked at once.
  const wrong = matches.flatMap((match, at) => {
    const all = new Set(match.allMarkets().map(keyText));
    return momentsSec.flatMap((atSec) => {
      const markets = match.pricesAt(atSec);
      const faults = markets.flatMap((market) => [
        ...faultsOf(sport, market, all, match, atSec).map((fault) => `${keyText(market)}: ${fault}`),
        ...sameAs(market, markets, atSec).map((other) => `${keyText(market)}: the same as ${keyText(other)}`),
      ]);
      return faults.map((fault) => `match ${at}, ${atSec} s, ${fault}`);
    });
  });
  expect(wrong).toEqual([]);
}

function faultsOf(
  sport: string,
  market: FairMarket,
  all: ReadonlySet<string>,
  match: SimulatedMatch,
  atSec: number,
): readonly string[] {
  const sum = market.selections.reduce((total, [, chance]) => total + chance, 0);
  const faults = [
    ...contractFaults(sport, market),
    ...(all.has(keyText(market)) ? [] : ['not among all markets']),
    ...(market.areAlone === true || Math.abs(sum - winnersOf(market.type)) < SUM_WITHIN
      ? []
      : [`chances sum to ${sum}`]),
  ];
  if (quote(market) === undefined) return faults;
  if (decideMarket(market, match.recordAt(atSec)) !== undefined) faults.push('open, though decided');
  return atSec < 0 && market.core ? [...faults, ...marginFaults(market)] : faults;
}

/**
 * Markets opened before the match that a line says once more: another line of its ladder, or the winner. In play two lines come
 * to one when no score between them is left.
 */
function sameAs(market: FairMarket, markets: readonly FairMarket[], atSec: number): readonly FairMarket[] {
  if (atSec >= 0 || !market.core || market.specifiers['line'] === undefined) return [];
  return markets.filter(
    (other) =>
      other !== market &&
      other.core &&
      (ladderOf(other) === ladderOf(market) || other.type === 'winner') &&
      other.selections.length === market.selections.length &&
      market.selections.every(
        ([code, chance], at) =>
          other.selections[at]?.[0] === code && Math.abs(chance - other.selections[at][1]) < SUM_WITHIN,
      ),
  );
}

const ladderOf = ({ type, specifiers }: MarketKey): string =>
  keyText({ type, specifiers: { ...specifiers, line: '' } });

const SUM_WITHIN = 5e-7;

function contractFaults(sport: string, market: MarketKey): readonly string[] {
  const type = MARKET_TYPES.get(market.type);
  const given = Object.keys(market.specifiers).toSorted().join();
  return [
    ...(type !== undefined && type.sports?.includes(sport) !== false ? [] : [`no market of ${sport}`]),
    ...(given ===
    (type?.specifiers ?? [])
      .map(({ name }) => name)
      .toSorted()
      .join()
      ? []
      : [`specifiers ${given}`]),
  ];
}

function marginFaults(market: FairMarket): readonly string[] {
  const quoted = quote(market)?.selections ?? [];
  if (market.areAlone === true) return [];
  const implied = quoted.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0) / winnersOf(market.type);
  return [
    ...(implied > 1.02 && implied < 1.09 ? [] : [`a margin of ${implied}`]),
    ...(quoted.every(({ oddsMilli }) => isOddsMilli(oddsMilli)) ? [] : ['odds that are none']),
  ];
}
