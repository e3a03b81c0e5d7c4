import type { MarginMethod } from '../../odds/margin/margin-method.ts';
import type { MarketOutcome, MarketSpecifier, MarketTypeView } from '../../schemas/market-types.ts';

/** What a match counts beside its score. */
export type CountedBeside = 'corners' | 'cards';

/** Rules over what both sides have of one part of the match. */
export type TallyRule =
  | 'winner'
  | 'double-chance'
  | 'draw-no-bet'
  | 'head-start'
  | 'odd-even'
  | 'count'
  | 'three-way'
  | 'margin'
  | 'to-nil'
  | 'clean-sheet'
  | 'both-score'
  | 'winner-both-score'
  | 'winner-total'
  | 'double-chance-both-score'
  | 'both-score-total';

/** Rules over both halves. */
export type HalvesRule =
  | 'half-and-full'
  | 'higher-half'
  | 'both-over'
  | 'both-under'
  | 'scores-in-both'
  | 'wins-both'
  | 'wins-either'
  | 'both-score-in-both'
  | 'level-in-either'
  | 'both-score-by-half';

/**
 * What decides a market: a rule over a part of the match, by which our own models decide it and results are checked; the
 * order that a `field` comes in; or `told`, outcome by outcome as its provider says.
 */
export type SettlementRule =
  | 'told'
  | 'field'
  | {
      /**
       * `match`: what the sport counts, football's 90 minutes (rules §7); `halves`: one half beside the other; the others are
       * the part the specifier says.
       */
      readonly scope:
        | 'match'
        | 'half'
        | 'halves'
        | 'interval'
        | 'set'
        | 'quarter'
        | 'period'
        | 'map'
        | 'innings';
      /** What is counted, where it is not the score. */
      readonly of?: CountedBeside | 'wickets';
      readonly by:
        | 'winner'
        | 'total'
        | 'handicap'
        | 'score'
        | 'both-score'
        | 'next'
        | 'any'
        | 'race'
        | 'highest'
        | 'first-time'
        | TallyRule
        | HalvesRule;
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
  /** How its margin is put on and taken off, where that is not what its rule usually has. */
  readonly margin?: MarginMethod;
}

/** A kind of market as the catalogue has it, with the sports that have it; undefined for every sport. */
export interface MarketType extends MarketKind, Pick<MarketTypeView, 'rank' | 'nameIn' | 'listedIn'> {
  readonly margin: MarginMethod;
  readonly sports: readonly string[] | undefined;
}
