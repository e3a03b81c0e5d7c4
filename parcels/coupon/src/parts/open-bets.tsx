import type { BetListView, BetView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT, type Read } from '@paddock/shared-utils/react';
import { EmptyState, ErrorBlock, SkeletonText, TextLink } from '@paddock/styleguide';

import { useCashOutQuotes } from './cash-out/use-cash-out-quotes.ts';
import styles from './coupon.module.css';
import { OpenBet } from './open-bet.tsx';

interface OpenBetsProps extends Read<BetListView> {
  /** Takes a bet into the coupon, to make another of it. */
  readonly onEdit: (bet: BetView) => void;
}

/** The player's open bets, and the way to all others. */
export function OpenBets({ value, reload, onEdit }: OpenBetsProps) {
  const t = useT('coupon');
  const common = useT('common');
  const quotes = useCashOutQuotes(value.status === 'ready' ? value.data.bets : []);
  if (value.status === 'loading') {
    return (
      <div className={styles.foot}>
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (value.status === 'error') {
    return <ErrorBlock title={t('bets.error')} retryLabel={common('retry')} onRetry={reload} />;
  }
  const toHistory = <TextLink href={hrefFor('/office/history')}>{t('bets.all')}</TextLink>;
  if (value.data.bets.length === 0) {
    return (
      <EmptyState icon="ticket" title={t('bets.none')} message={t('bets.noneText')} action={toHistory} />
    );
  }
  return (
    <>
      <ul className={styles.legs}>
        {value.data.bets.map((bet) => (
          <li key={bet.id} className={styles.leg} data-open-bet={bet.id}>
            <OpenBet bet={bet} quote={quotes.get(bet.id)} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{toHistory}</p>
    </>
  );
}
