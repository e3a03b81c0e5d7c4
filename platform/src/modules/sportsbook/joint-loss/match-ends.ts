import { findSportModel, type MarketWithBets, type OutcomeResult, type Score } from '../../feeds/index.ts';

/** A market of a match with its results by outcome. */
export type DecidedMarkets = ReadonlyMap<string, readonly OutcomeResult[]>;

export interface MarketOfMatch extends MarketWithBets {
  readonly marketId: string;
  readonly sport: string;
  /** The highest score at which one of the bets was struck; of tennis in sets. */
  readonly score: Score;
}

/** True for a market whose results follow from an end of `matchEnds`. */
export function isToldByEnds({ sport, type }: MarketOfMatch): boolean {
  return findSportModel(sport)?.ends.toldByEnds.includes(type) === true;
}

/**
 * How these markets of one match can end together: each entry is one possible end, decided by the rules that settle
 * bets. Ends that no bookmaker would price are left out, which can only make a worst case smaller, never larger.
 */
export function matchEnds(markets: readonly MarketOfMatch[]): readonly DecidedMarkets[] {
  const model = findSportModel(markets[0]?.sport ?? '');
  if (model === undefined) return [];
  const from = markets.reduce<Score>(
    ([home, away], { score }) => [Math.max(home, score[0]), Math.max(away, score[1])],
    [0, 0],
  );
  return model.ends
    .onFrom(markets, from)
    .map((end) => new Map(markets.map((market) => [market.marketId, model.decide(market, end) ?? []])));
}
