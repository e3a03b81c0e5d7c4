import { BREAK_BAN_LEVEL, type AmountMinor } from '@paddock/contract';
import type { EachWayOffer, OwnPriceView } from '@paddock/contract/schemas';
import { accounts$, activeAccount$, auth$, bonusMoneyOf, live$, maintenance$ } from '@paddock/shared-utils';
import { useSiteConfig, useStream, useStreamValue } from '@paddock/shared-utils/react';

import { couponButton, makesBet, type CouponButton } from '../model/coupon-button.ts';
import type { CouponMode } from '../model/coupon-mode.ts';
import type { CouponState } from '../state/coupon.slice.ts';
import { betFigures, figuresOf, stakeOf, totalStake, type BetFigures } from '../model/bet-figures.ts';
import { askedPlan, planOf, planOfSent } from '../model/coupon-plan.ts';
import { freeFigures, giftInUse, isFreeBet, type ChosenGift } from '../model/coupon-gift.ts';
import { bettableLegs, bettablePrices, type LegView } from '../model/leg-view.ts';
import { useFreeBalance } from './use-free-balance.ts';
import { useQuote, type Quote } from './use-quote.ts';
import { useStakeRoom } from './use-stake-room.ts';

/** Everything the coupon shows below its legs. */
export interface CouponFacts {
  readonly currency: string;
  readonly accountId: string | null;
  /** The account in use; `null` until it is known. */
  readonly ownMinor: AmountMinor | null;
  /** Bonus money that a stake takes when that falls short. */
  readonly bonusMinor: AmountMinor;
  readonly delayMs: number;
  /** One bet in `accumulator`, one for each bettable leg in `singles`. */
  readonly bets: readonly BetFigures[];
  /** The bets whose figures are shown: those that were sent while they are under way, else those a press would place. */
  readonly shown: readonly BetFigures[];
  /** What each selection may be bet with alone; `null` until the server has told it. */
  readonly singles: Quote['singles'] | null;
  /** What an anti-accumulator or a builder is offered at, or why not; unknown where it is another kind of bet. */
  readonly ownPrice: OwnPriceView | undefined;
  /** The terms of each leg that can be bet on, where all are offered each way. */
  readonly eachWay: readonly EachWayOffer[] | undefined;
  /** The gift of this bet: a free bet is its stake. */
  readonly gift: ChosenGift | null;
  readonly button: CouponButton;
}

export function useCouponFacts(views: readonly LegView[], mode: CouponMode, state: CouponState): CouponFacts {
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel === BREAK_BAN_LEVEL);
  const active = useStream(activeAccount$);
  const siteCurrency = useSiteConfig((config) => config.defaultCurrency) ?? 'EUR';
  const isMaintenance = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const isLive = useStreamValue(live$, ({ status }) => status !== 'stale');
  const account = 'account' in active ? active.account : null;
  const currency = account?.iso ?? siteCurrency;
  const bonusNowMinor = useStreamValue(accounts$, (value) => bonusMoneyOf(account, value));
  const asked = bettableLegs(views).map(({ leg }) => leg.selectionId);
  const plan = askedPlan(mode, state, asked);
  const isOwn = plan.anti === true || plan.builder === true;
  const quote = useQuote(asked, currency, plan, isOwn ? pricesOf(views, state) : '');
  // Of other legs it was another price.
  const ownPrice = isOwn && quote?.asked === asked.join(' ') ? quote.ownPrice : undefined;
  const eachWay = quote?.eachWay;
  const roomMinor = useStakeRoom(currency);
  const together = quote?.together.bounds ?? null;
  const gift = giftInUse(state.gift, {
    ...{ mode, currency, isEdit: state.editing !== null },
    prices: bettablePrices(views),
  });
  const free = gift !== null && isFreeBet(gift) ? gift : null;
  const bets =
    mode === 'singles'
      ? bettableLegs(views).map((view) => {
          const { selectionId } = view.leg;
          const bounds = quote?.singles.get(selectionId)?.bounds ?? null;
          return betFigures(bettablePrices([view]), state.singleStakes[selectionId] ?? '', currency, bounds);
        })
      : [
          betFigures(
            bettablePrices(views),
            free?.amount ?? state.accumulatorStake,
            currency,
            together,
            planOf(plan, asked.length, { ownPrice, eachWay }),
          ),
        ].map((figures) => (free === null ? figures : freeFigures(figures, free)));
  const sent = (state.placing?.sent ?? []).map((bet) =>
    figuresOf(
      bet.legs.map(({ oddsMilli }) => oddsMilli),
      stakeOf(bet.stake, currency),
      together,
      planOfSent(bet),
    ),
  );
  const isSentFree = free !== null && state.placing?.sent.some(({ giftId }) => giftId === free.id) === true;
  const { ownMinor, bonusMinor } = useFreeBalance(
    { ownMinor: account?.moneyMinor ?? null, bonusMinor: bonusNowMinor },
    {
      isPlacing: state.placing !== null,
      sentMinor: isSentFree ? 0n : totalStake(sent),
      isRefused: state.refusal !== null && state.receipts.length === 0,
    },
  );
  const button = couponButton({
    views,
    mode,
    ownPrice,
    hasEachWay: quote === null ? undefined : eachWay?.length === asked.length,
    linkCount: plan.links?.length ?? 0,
    signedIn,
    bets,
    gift,
    availableMinor: ownMinor === null ? null : ownMinor + bonusMinor,
    bonusMinor,
    roomMinor,
    isLive,
    isOnBreak,
    isUnanswered: state.unknown.length > 0,
    isMaintenance,
  });
  // Legs that make no bet cost nothing and win nothing.
  const planned = makesBet(button) ? bets : [];
  return {
    currency,
    accountId: account?.id ?? null,
    ownMinor,
    bonusMinor,
    delayMs: quote?.together.delayMs ?? 0,
    bets,
    shown: sent.length > 0 ? sent.map(asSentFigures) : planned,
    singles: quote?.singles ?? null,
    ownPrice,
    eachWay,
    gift,
    button,
  };

  function asSentFigures(figures: BetFigures): BetFigures {
    return isSentFree ? freeFigures(figures, free) : figures;
  }
}

/** What a bet's own price follows: those of its legs, and the one that a refusal named. */
function pricesOf(views: readonly LegView[], { refusal }: CouponState): string {
  const named = (refusal?.details ?? {}) as {
    readonly antiOddsMilli?: number;
    readonly builderOddsMilli?: number;
  };
  const versions = bettableLegs(views).map(({ price }) => price?.version ?? '');
  return [...versions, named.antiOddsMilli ?? named.builderOddsMilli ?? ''].join(' ');
}
