import type { MarketOutcome, MarketSpecifier, MarketTypeView } from '../../schemas/market-types.ts';

/**
 * What decides a market: a rule over a part of the match, by which our own models decide it and results are checked; or
 * `told`, outcome by outcome as its provider says.
 */
export type SettlementRule =
  | 'told'
  | {
      /** `match`: what the sport counts, football's 90 minutes (rules §7); the others are the part the specifier says. */
      readonly scope: 'match' | 'half' | 'set' | 'quarter';
      readonly by: 'winner' | 'total' | 'handicap' | 'score' | 'both-score' | 'next';
      /** Play itself may give the stake back without a line: nobody won a part that can be drawn. */
      readonly maybeDrawn?: true;
    };

/** A kind of market as its sport or its provider describes it. */
export interface MarketKind extends Omit<MarketTypeView, 'rank' | 'nameIn' | 'listedIn' | 'line'> {
  readonly specifiers: readonly MarketSpecifier[];
  /** By value of its specifier of kind `variant`: outcomes it has instead. */
  readonly variants?: Readonly<Record<string, MarketOutcome[]>>;
  readonly settlement: SettlementRule;
  /** Outcomes that come true together; one where nothing is said. */
  readonly winners?: number;
}

/** A kind of market as the catalogue has it, with the sports that have it; undefined for every sport. */
export interface MarketType extends MarketKind, Pick<MarketTypeView, 'rank' | 'nameIn' | 'listedIn'> {
  readonly sports: readonly string[] | undefined;
}
