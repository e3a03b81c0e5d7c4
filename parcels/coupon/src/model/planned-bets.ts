import { formatAmount, type PriceChangePolicy } from '@paddock/contract';
import type { EachWayOffer, OwnPriceView, PlaceBetRequest } from '@paddock/contract/schemas';

import { stakeOf, stakeOfPlan } from './bet-figures.ts';
import type { CouponMode } from './coupon-mode.ts';
import { askedPlan, planOf, priceOf, type AskedPlan, type ChosenPlan } from './coupon-plan.ts';
import { isFreeBet, type ChosenGift } from './coupon-gift.ts';
import { bettableLegs, type LegView } from './leg-view.ts';

export interface PlanFacts extends ChosenPlan {
  readonly views: readonly LegView[];
  readonly mode: CouponMode;
  /** Of a system for each line. */
  readonly accumulatorStake: string;
  /** Of an anti-accumulator and a builder: what it is offered at. */
  readonly ownPrice: OwnPriceView | undefined;
  /** Of each way: the terms of each leg that can be bet on. */
  readonly eachWay?: readonly EachWayOffer[] | undefined;
  /** The gift of an accumulator or its one leg: a free bet is the stake. */
  readonly gift?: ChosenGift | undefined;
  readonly singleStakes: Readonly<Record<string, string>>;
  readonly accountId: string;
  readonly currency: string;
  readonly policy: PriceChangePolicy;
}

/**
 * The bets that one press of the button places, with exactly the prices on show. One bettable leg makes a single in
 * both modes; singles without a stake are left out.
 */
export function plannedBets(facts: PlanFacts): readonly PlaceBetRequest[] {
  const bettable = bettableLegs(facts.views);
  if (facts.mode === 'singles') {
    return bettable.flatMap((view) => {
      const stake = facts.singleStakes[view.leg.selectionId] ?? '';
      return stakeOf(stake, facts.currency) === null ? [] : [request(facts, [view], stake)];
    });
  }
  if (bettable.length === 0) return [];
  const { gift } = facts;
  if (facts.mode === 'accumulator' && gift !== undefined)
    return [
      {
        ...request(facts, bettable, isFreeBet(gift) ? gift.amount : facts.accumulatorStake),
        giftId: gift.id,
      },
    ];
  if (facts.mode === 'accumulator') return [request(facts, bettable, facts.accumulatorStake)];
  const asked = askedPlan(
    facts.mode,
    facts,
    bettable.map(({ leg }) => leg.selectionId),
  );
  const plan = planOf(asked, bettable.length, { ownPrice: facts.ownPrice, eachWay: facts.eachWay });
  const stakeMinor = stakeOfPlan(facts.accumulatorStake, facts.currency, plan, bettable.length);
  if (stakeMinor === null) return [];
  const whole = request(facts, bettable, formatAmount(stakeMinor, facts.currency));
  const ownMilli = priceOf(facts.ownPrice);
  switch (facts.mode) {
    case 'chain':
      return [{ ...whole, type: 'chain' }];
    case 'each-way':
      return 'terms' in plan ? [{ ...whole, type: 'each-way', eachWay: [...plan.terms] }] : [];
    case 'anti-accumulator':
      return ownMilli === undefined ? [] : [{ ...whole, type: facts.mode, antiOddsMilli: ownMilli }];
    case 'builder':
      return ownMilli === undefined ? [] : [{ ...whole, type: facts.mode, builderOddsMilli: ownMilli }];
    default:
      return [{ ...whole, type: facts.mode, ...linesOf(asked) }];
  }
}

function request(facts: PlanFacts, views: readonly LegView[], stake: string): PlaceBetRequest {
  return {
    type: views.length === 1 ? 'single' : 'accumulator',
    accountId: facts.accountId,
    stake,
    policy: facts.policy,
    legs: views.flatMap(({ leg, price }) =>
      price === null
        ? []
        : [{ selectionId: leg.selectionId, priceVersion: price.version, oddsMilli: price.oddsMilli }],
    ),
  };
}

function linesOf({ lines, links }: AskedPlan): Pick<PlaceBetRequest, 'lines' | 'links'> {
  return { ...(lines && { lines }), ...(links && { links }) };
}
