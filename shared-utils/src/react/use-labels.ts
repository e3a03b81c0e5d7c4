import { useMemo } from 'react';

import {
  legLabels,
  marketLabel,
  matchLabel,
  outcomeLabel,
  periodLabel,
  priceLabel,
  problemLabel,
  suspensionLabel,
  type ApiProblem,
  type LabelledEvent,
  type LabelledLeg,
  type LabelledMarket,
  type LegLabels,
} from '@paddock/shared-utils';

import { betLabel, type LabelledBet } from './bet-label.ts';
import { useFormat, useT } from './use-texts.ts';

/** Words of what every parcel names alike, in the reader's language. */
export interface Labels {
  /** "Total goals 2.5". */
  readonly market: (market: LabelledMarket, event: LabelledEvent) => string;
  /** "Over 2.5", "Mill Rovers (+1)". */
  readonly outcome: (market: LabelledMarket, outcome: string, event: LabelledEvent) => string;
  /** "Accumulator", "System 2/3 of 3, 4 lines". */
  readonly bet: (bet: LabelledBet) => string;
  /** Outcome, market and match of a leg of a coupon or a bet. */
  readonly leg: (leg: LabelledLeg) => LegLabels;
  /** "Harbour City – Mill Rovers". */
  readonly match: (event: LabelledEvent) => string;
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
    return {
      market: (market, event) => marketLabel(market, event, tools),
      outcome: (market, outcome, event) => outcomeLabel(market, outcome, event, tools),
      bet: (bet) => betLabel(bet, t),
      leg: (leg) => legLabels(leg, tools),
      match: (event) => matchLabel(event, format),
      period: (sport, period) => periodLabel(sport, period, t),
      price: (shown) => priceLabel(shown, t),
      suspension: (reason) => suspensionLabel(reason, t),
      problem: (problem) => problemLabel(problem, tools),
    };
  }, [t, format]);
}
