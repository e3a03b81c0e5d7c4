import { useEffect, useMemo } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { api, couponLegs$, hrefFor, navigate, openSheet, setLegs } from '@paddock/shared-utils';
import { useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, ErrorBlock, Notice, SkeletonText, useReady } from '@paddock/styleguide';

import { legsAgain } from '../model/legs-again.ts';
import { CouponLegRow } from '../parts/coupon-leg-row.tsx';
import styles from '../parts/coupon.module.css';
import { useLegViews } from '../parts/use-leg-views.ts';
import { chooseAgain } from '../state/choose-again.ts';
import { endEdit } from '../state/edit/edit-coupon.ts';
import { pageCoupon } from '../state/page-coupon.ts';

/** What the opener and the dialog host give. */
interface RepeatWidgetProps
  extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'setTitle' | 'close'>> {
  readonly betId?: string;
}

/** A bet of the player, open or settled, to be bet once more: its legs at the prices of now, each that cannot be with the reason. */
export function RepeatWidget({ betId = '', setTitle, close }: RepeatWidgetProps) {
  const t = useT('coupon');
  const common = useT('common');
  const title = t('repeat.title');
  const { value, reload } = useRead({
    key: `bet ${betId}`,
    read: (signal) => api.get('/web-api/sportsbook/bets/:id', { params: { id: betId }, signal }),
  });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (value.status === 'loading') return <SkeletonText lines={6} />;
  if (value.status === 'error') {
    return <ErrorBlock title={t('bets.error')} retryLabel={common('retry')} onRetry={reload} />;
  }
  return <Again bet={value.data} onDone={() => close?.()} />;
}

interface AgainProps {
  readonly bet: BetView;
  readonly onDone: () => void;
}

function Again({ bet, onDone }: AgainProps) {
  const t = useT('coupon');
  const common = useT('common');
  const legs = useMemo(() => legsAgain([bet]), [bet]);
  const results = new Map(bet.legs.map(({ selectionId, result }) => [selectionId, result]));
  const isOver = (selectionId: string) => results.get(selectionId) !== 'open';
  // A price that moved is the coupon's to ask about: here it is only shown.
  const watched = useLegViews(legs, 'none', {});
  const offered = watched
    .filter(({ view: { leg, price } }) => price !== null && !isOver(leg.selectionId))
    .map(({ view: { leg } }) => leg);
  const others = useStreamValue(
    couponLegs$,
    (coupon) => coupon.legs.filter(({ selectionId }) => !results.has(selectionId)).length,
  );

  function take(): void {
    const { store } = pageCoupon();
    endEdit(store);
    setLegs(offered);
    chooseAgain(store.dispatch, [bet]);
    onDone();
    navigate(hrefFor('/'));
    openSheet('aside');
  }

  return (
    <div className={styles.foot} data-testid="repeat-bet">
      <ul className={styles.legs}>
        {watched.map(({ view, market }) => {
          const { selectionId } = view.leg;
          const result = results.get(selectionId) ?? 'open';
          return (
            <CouponLegRow
              key={selectionId}
              view={isOver(selectionId) ? { ...view, standing: 'gone' } : view}
              market={market}
              trouble={
                isOver(selectionId) ? t('repeat.over', { result: common(`legResult.${result}`) }) : undefined
              }
              isApart
            />
          );
        })}
      </ul>
      {offered.length > 0 && others > 0 && (
        <Notice size="small">{t('repeat.replaces', { count: others })}</Notice>
      )}
      <Button block variant="primary" unavailable={offered.length === 0} onClick={take}>
        {offered.length === 0
          ? t('repeat.none')
          : offered.length === legs.length
            ? t('suggested.take')
            : t('suggested.takeSome', { open: offered.length, total: legs.length })}
      </Button>
    </div>
  );
}
