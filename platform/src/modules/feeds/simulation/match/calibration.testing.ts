import { MARKET_TYPES, isOddsMilli, winnersOf } from '@paddock/contract';

import type { MarketKey } from '../../results/index.ts';
import { decideMarket, type MatchRecord } from '../../sports/sports.ts';
import { quote } from './quote.ts';
import type { FairMarket, SimulatedMatch } from './simulated-match.ts';

/** Text of a market's identity, for lookups in tests. */
export function keyText({ type, specifiers }: MarketKey): string {
  return JSON.stringify([type, Object.entries(specifiers).toSorted()]);
}

export function chanceOf(markets: readonly FairMarket[], key: MarketKey, outcome: string): number {
  const market = markets.find((each) => keyText(each) === keyText(key));
  return market?.selections.find(([code]) => code === outcome)?.[1] ?? Number.NaN;
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
  const before = matches[0]?.pricesAt(-1) ?? [];
  for (const match of matches) {
    const happened = outcomeOf(match, key, outcome);
    const chance = chanceOf(atSec < 0 ? before : match.pricesAt(atSec), key, outcome);
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
  for (const match of matches) {
    const all = new Set(match.allMarkets().map(keyText));
    for (const atSec of momentsSec) {
      for (const market of match.pricesAt(atSec)) {
        expectContractNames(sport, market);
        expect(all).toContain(keyText(market));
        const sum = market.selections.reduce((total, [, chance]) => total + chance, 0);
        expect(sum).toBeCloseTo(winnersOf(market.type), 6);
        if (quote(market) === undefined) continue;
        expect(decideMarket(market, match.recordAt(atSec))).toBeUndefined();
        if (atSec < 0 && market.core) expectMargin(market);
      }
    }
  }
}

function expectContractNames(sport: string, market: MarketKey): void {
  const type = MARKET_TYPES.get(market.type);
  expect(type?.sports).toContain(sport);
  expect(Object.keys(market.specifiers).toSorted()).toEqual([...(type?.specifiers ?? [])].toSorted());
}

function expectMargin(market: FairMarket): void {
  const quoted = quote(market)?.selections ?? [];
  const implied = quoted.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0) / winnersOf(market.type);
  expect(implied).toBeGreaterThan(1.02);
  expect(implied).toBeLessThan(1.09);
  expect(quoted.every(({ oddsMilli }) => isOddsMilli(oddsMilli))).toBe(true);
}
