import { useMemo } from 'react';
import {
  legNames,
  marketName,
  matchName,
  outcomeName,
  type LegNames,
  type NamedMarket,
  type NamedMatch,
  type OutcomePlace,
} from '@paddock/contract';

import { problemLabel, type ApiProblem } from '@paddock/shared-utils';

import { periodLabel, priceLabel, suspensionLabel } from './words.ts';
import { betLabel, type LabelledBet } from './bet-label.ts';
import { useFormat, useT } from './use-texts.ts';

/** A leg of a coupon or of a bet. */
interface LabelledLeg extends NamedMatch {
  readonly names: LegNames;
}

interface LegLabels {
  readonly outcome: string;
  readonly market: string;
  readonly match: string;
}

/** Words of what every parcel names alike, in the reader's language. */
export interface Labels {
  /** "Total goals 2.5". */
  readonly market: (market: NamedMarket, event: NamedMatch) => string;
  /** "Over 2.5", "Mill Rovers (+1)"; shorter where `place` says so. */
  readonly outcome: (market: NamedMarket, outcome: string, event: NamedMatch, place?: OutcomePlace) => string;
  /** "Accumulator", "System 2/3 of 3, 4 lines". */
  readonly bet: (bet: LabelledBet) => string;
  /** What a leg on an outcome is called from now on, in every language. */
  readonly names: (market: NamedMarket, outcome: string, event: NamedMatch) => LegNames;
  /** Outcome, market and match of a leg of a coupon or a bet. */
  readonly leg: (leg: LabelledLeg) => LegLabels;
  /** "Harbour City – Mill Rovers". */
  readonly match: (event: NamedMatch) => string;
  /** "1st half"; empty for a period without a name. */
  readonly period: (sport: string, period: string) => string;
  /** A price for those who hear it: as it is seen, and a fraction as it is said: "21/20, 21 to 20". */
  readonly price: (shown: string) => string;
  /** Why a price is not open. */
  readonly suspension: (reason: string | null) => string;
  /** Why the server refused, with the amounts it named. */
  readonly problem: (problem: ApiProblem) => string;
}

export function useLabels(): Labels {
  const t = useT('common');
  const format = useFormat();
  return useMemo(() => {
    const tools = { t, format };
    const matchLabel = (match: NamedMatch) => matchName(match, format.language);
    return {
      market: (market, event) => marketName(market, event, format.language),
      outcome: (market, outcome, event, place) => outcomeName(market, outcome, event, format.language, place),
      bet: (bet) => betLabel(bet, t, format.language),
      names: legNames,
      leg: (leg) => ({
        outcome: format.name(leg.names.outcome),
        market: format.name(leg.names.market),
        match: matchLabel(leg),
      }),
      match: matchLabel,
      period: (sport, period) => periodLabel(sport, period, t),
      price: (shown) => priceLabel(shown, t),
      suspension: (reason) => suspensionLabel(reason, t),
      problem: (problem) => problemLabel(problem, tools),
    };
  }, [t, format]);
}
