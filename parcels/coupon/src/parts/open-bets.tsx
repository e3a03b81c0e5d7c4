import { useCallback, useEffect, useState } from 'react';
import { displayTotalOdds } from '@paddock/contract';
import type { BetListView, BetView } from '@paddock/contract/schemas';
import { api, hrefFor, outcomeLabel, playerNews$ } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, ErrorBlock, MoneyText, OddsText, SkeletonText, TextLink } from '@paddock/styleguide';

import styles from './coupon.module.css';

type BetsValue =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly bets: readonly BetView[] };

/** The player's open bets, read again whenever the server says that a bet changed. */
export function OpenBets() {
  const t = useT('coupon');
  const common = useT('common');
  const [value, setValue] = useState<BetsValue>({ status: 'loading' });
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const read = useCallback(async () => {
    const result = await api.get<BetListView>('/sportsbook/bets', { query: { status: 'open' } });
    setValue(result.ok ? { status: 'ready', bets: result.data.bets } : { status: 'error' });
  }, []);
  useEffect(() => void read(), [read, newsSeq]);
  if (value.status === 'loading') return <SkeletonText lines={4} />;
  if (value.status === 'error') {
    return <ErrorBlock title={t('bets.error')} retryLabel={common('retry')} onRetry={read} />;
  }
  if (value.bets.length === 0)
    return <EmptyState icon="ticket" title={t('bets.none')} message={t('bets.noneText')} />;
  return (
    <>
      <ul className={styles.legs}>
        {value.bets.map((bet) => (
          <OpenBet key={bet.id} bet={bet} />
        ))}
      </ul>
      <p className={styles.foot}>
        <TextLink href={hrefFor('/office/history')}>{t('bets.all')}</TextLink>
      </p>
    </>
  );
}

function OpenBet({ bet }: { bet: BetView }) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  return (
    <li className={styles.leg} data-bet={bet.id}>
      <div className={styles.legHead}>
        <b>
          {common(`betType.${bet.type}`)} {bet.id}
        </b>
        <OddsText>{displayTotalOdds(BigInt(bet.totalOddsMilli))}</OddsText>
      </div>
      {bet.legs.map((leg) => (
        <p key={leg.selectionId} className={styles.legMarket}>
          {outcomeLabel({ type: leg.marketType, specifiers: leg.specifiers }, leg.outcome, leg, {
            t: common,
            format,
          })}
          {', '}
          {format.name(leg.home)} – {format.name(leg.away)}
        </p>
      ))}
      <p className={styles.legMarket}>
        {t('stake')} <MoneyText>{format.amount(bet.stake, bet.currency)}</MoneyText>. {t('possibleWin')}{' '}
        <MoneyText>{format.amount(bet.possibleReturn, bet.currency)}</MoneyText>
      </p>
    </li>
  );
}
