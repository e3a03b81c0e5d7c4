import { useEffect, useMemo } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { settings$, type CouponLeg } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { asSent } from '../model/leg-view.ts';
import { plannedBets } from '../model/planned-bets.ts';
import { CouponAction } from '../parts/coupon-action.tsx';
import { CouponFigures } from '../parts/coupon-figures.tsx';
import { CouponLegRow } from '../parts/coupon-leg-row.tsx';
import styles from '../parts/coupon.module.css';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { StakeRange } from '../parts/stake-range.tsx';
import { useCouponFacts } from '../parts/use-coupon-facts.ts';
import { useLegViews } from '../parts/use-leg-views.ts';
import { CouponStoreContext, useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { refusalRead } from '../state/coupon.slice.ts';
import { pageCoupon } from '../state/page-coupon.ts';
import { placeBets } from '../state/place-bets.ts';

/** What the opener and the dialog host give. */
interface QuickBetWidgetProps
  extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {
  readonly leg?: CouponLeg;
  readonly stake?: string;
}

/** Asks before a one-click bet: what is bet on at what price, what it can bring, and how much it may be at most. */
export function QuickBetWidget({ leg, stake = '', close, setTitle }: QuickBetWidgetProps) {
  const t = useT('coupon');
  const title = t('quick.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (leg === undefined) return null;
  return (
    <CouponStoreContext value={pageCoupon().store}>
      <QuickBet leg={leg} stake={stake} onDone={() => close?.()} />
    </CouponStoreContext>
  );
}

interface QuickBetProps {
  readonly leg: CouponLeg;
  readonly stake: string;
  readonly onDone: () => void;
}

function QuickBet({ leg, stake, onDone }: QuickBetProps) {
  const { store, ports } = pageCoupon();
  const dispatch = useCouponDispatch();
  const state = useCouponState((coupon) => coupon);
  const policy = useStreamValue(settings$, ({ settings }) => settings.priceChangePolicy);
  const legs = useMemo(() => [leg], [leg]);
  const watched = useLegViews(legs, policy, state.namedPrices).map(({ view, market }) => ({
    view: state.placing === null ? view : asSent(view, state.placing.sent),
    market,
  }));
  const views = watched.map(({ view }) => view);
  const own = { ...state, accumulatorStake: stake, singleStakes: {} };
  const facts = useCouponFacts(views, 'accumulator', own);
  useEffect(() => () => void dispatch(refusalRead()), [dispatch]);

  async function place(): Promise<void> {
    const { accountId, currency } = facts;
    if (accountId === null) return;
    const planned = plannedBets({
      ...{ views, mode: 'accumulator', accumulatorStake: stake, singleStakes: {}, ownPrice: undefined },
      ...{ system: state.system, chain: state.chain, accountId, currency, policy },
    });
    await placeBets(store, ports, planned);
    const { refusal, unknown } = store.getState();
    // Its receipt stands in the coupon; a bet whose answer is missing is asked for there too.
    if (refusal === null || unknown.length > 0) onDone();
  }

  return (
    <div className={styles.foot} data-testid="quick-bet">
      <ul className={styles.legs}>
        {watched.map(({ view, market }) => (
          <CouponLegRow key={view.leg.selectionId} view={view} market={market} trouble={undefined} isApart />
        ))}
      </ul>
      <p>
        <StakeRange bounds={facts.bets[0]?.bounds ?? null} currency={facts.currency} />
      </p>
      <CouponFigures facts={facts} mode="accumulator" />
      {state.refusal !== null && (
        <RefusalNotice problem={state.refusal} onRead={() => void dispatch(refusalRead())} />
      )}
      <CouponAction button={facts.button} placing={state.placing} currency={facts.currency} onPlace={place} />
    </div>
  );
}
