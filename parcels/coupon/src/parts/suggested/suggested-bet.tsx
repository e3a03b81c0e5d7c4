import { useMemo, useSyncExternalStore } from 'react';
import { divideRoundHalfUp, priceProduct } from '@paddock/contract';
import { price$, type PriceValue } from '@paddock/shared-utils';
import { useEvent, useFormat, useLabels, usePrice, useT } from '@paddock/shared-utils/react';
import { Button, Icon, OddsText } from '@paddock/styleguide';

import type { CouponPlan } from '../../model/shared-plan.ts';
import type { OfferedLeg } from '../../model/suggested-legs.ts';
import { useCouponDispatch } from '../../state/coupon-hooks.ts';
import { chainRepeated, modeChosen, systemRepeated } from '../../state/coupon.slice.ts';
import styles from '../coupon.module.css';
import { takeLegs } from './take-legs.ts';

interface SuggestedBetProps {
  readonly legs: readonly OfferedLeg[];
  /** Which topic of their events tells their markets: of a list's row, or all. */
  readonly detail?: 'row' | 'event';
  /** How they are bet, where somebody says so. */
  readonly plan?: Partial<CouponPlan> | undefined;
}

/** Legs that are offered together with what they pay now, and the button that puts them into the coupon. */
export function SuggestedBet({ legs, detail = 'row', plan }: SuggestedBetProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const dispatch = useCouponDispatch();
  const open = useOpenPrices(legs);
  // Two legs of one match make no accumulator: a builder, where they were one, or singles.
  const isMultiplied = plan?.mode === undefined || plan.mode === 'accumulator';
  const areApart = new Set(legs.map(({ eventId }) => eventId)).size === legs.length;
  function take(): void {
    const together = plan?.mode === 'builder' ? 'builder' : 'singles';
    dispatch(modeChosen(areApart ? (plan?.mode ?? 'accumulator') : together));
    if (plan?.system !== undefined && areApart) dispatch(systemRepeated(plan.system));
    if (plan?.chain !== undefined) dispatch(chainRepeated(plan.chain));
    takeLegs(legs, detail, labels);
  }
  return (
    <>
      <ul className={styles.suggestedLegs}>
        {legs.map((leg) => (
          <Leg key={leg.selectionId} leg={leg} detail={detail} />
        ))}
      </ul>
      {areApart && isMultiplied && (
        <div className={styles.betLine}>
          <span>{t('totalPrice')}</span>
          <b data-testid="suggested-price">{open.length === 0 ? '–' : format.totalOdds(totalOf(open))}</b>
        </div>
      )}
      <Button block unavailable={open.length === 0} onClick={take}>
        {open.length === legs.length || open.length === 0
          ? t('suggested.take')
          : t('suggested.takeSome', { open: open.length, total: legs.length })}
      </Button>
    </>
  );
}

interface LegProps {
  readonly leg: OfferedLeg;
  readonly detail: 'row' | 'event';
}

function Leg({ leg, detail }: LegProps) {
  const format = useFormat();
  const price = usePrice(leg.selectionId);
  const { outcome, market, match } = useNames(leg, detail);
  const isOpen = price.status === 'open';
  return (
    <li data-suggested={leg.selectionId}>
      <div className={styles.betLine}>
        <b className={isOpen ? undefined : styles.dim}>{outcome}</b>
        {isOpen ? (
          <OddsText exact={format.exactOdds(price.oddsMilli)}>{format.odds(price.oddsMilli)}</OddsText>
        ) : (
          <Icon name="lock" size={16} className={styles.dim} />
        )}
      </div>
      <p className={styles.legMarket}>{market}</p>
      <p className={styles.legMarket}>{match}</p>
    </li>
  );
}

/** What a leg is called; empty once its event has left. */
function useNames({ eventId, marketId, outcome }: OfferedLeg, detail: 'row' | 'event') {
  const labels = useLabels();
  const value = useEvent(eventId, detail);
  const event = 'event' in value ? value.event : null;
  const market = event?.markets.find(({ id }) => id === marketId);
  if (event === null || market === undefined) return { outcome: '', market: '', match: '' };
  return {
    outcome: labels.outcome(market, outcome, event),
    market: labels.market(market, event),
    match: labels.match(event),
  };
}

/** Prices of the legs that take bets now; renders again when one of them moves. */
function useOpenPrices(legs: readonly OfferedLeg[]): readonly number[] {
  const watched = useMemo(() => legs.map(({ selectionId }) => price$(selectionId)), [legs]);
  const told = useSyncExternalStore(
    (onChange) => {
      const subscriptions = watched.map((stream) => stream.subscribe(onChange));
      return () => subscriptions.forEach((one) => one.unsubscribe());
    },
    // A text, since a snapshot must not change while what it tells does not.
    () => watched.flatMap((stream) => openPrice(stream.snapshot())).join(' '),
  );
  return told === '' ? [] : told.split(' ').map(Number);
}

function openPrice(price: PriceValue): readonly number[] {
  return price.status === 'open' ? [price.oddsMilli] : [];
}

function totalOf(prices: readonly number[]): bigint {
  const { num, den } = priceProduct(prices);
  return divideRoundHalfUp(num * 1000n, den);
}
