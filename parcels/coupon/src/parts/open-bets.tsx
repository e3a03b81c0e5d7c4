import { displayPublicNumber } from '@paddock/contract';
import type { BetListView, BetView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLabels, useT, type Read } from '@paddock/shared-utils/react';
import {
  EmptyState,
  ErrorBlock,
  MoneyText,
  OddsText,
  SkeletonText,
  SummaryList,
  TextLink,
} from '@paddock/styleguide';

import styles from './coupon.module.css';

/** The player's open bets, and the way to all others. */
export function OpenBets({ value, reload }: Read<BetListView>) {
  const t = useT('coupon');
  const common = useT('common');
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
          <OpenBet key={bet.id} bet={bet} />
        ))}
      </ul>
      <p className={styles.foot}>{toHistory}</p>
    </>
  );
}

function OpenBet({ bet }: { readonly bet: BetView }) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  return (
    <li className={styles.leg} data-open-bet={bet.id}>
      <p className={styles.legMarket}>
        {format.moment(bet.acceptedAtMs)}. {labels.bet(bet)} {displayPublicNumber(bet.number)}
      </p>
      {bet.legs.map((leg) => {
        const { outcome, market, match } = labels.leg(leg);
        return (
          <div key={leg.selectionId} className={styles.openBetLeg}>
            <div className={styles.betLine}>
              <b>{outcome}</b>
              <OddsText size={14} exact={format.exactOdds(leg.oddsMilli)}>
                {format.odds(leg.oddsMilli)}
              </OddsText>
            </div>
            <p className={styles.legMarket}>
              {market}
              <br />
              {leg.eventPath === undefined ? (
                match
              ) : (
                <TextLink href={hrefFor(leg.eventPath)}>{match}</TextLink>
              )}
            </p>
          </div>
        );
      })}
      <SummaryList
        className={styles.openBetMoney}
        lines={[
          ...(bet.legs.length === 1 || bet.lines !== undefined
            ? []
            : [{ id: 'total', label: t('totalPrice'), value: format.totalOdds(BigInt(bet.totalOddsMilli)) }]),
          {
            id: 'stake',
            label: t('stake'),
            value: <MoneyText>{format.amount(bet.stake, bet.currency)}</MoneyText>,
          },
          {
            id: 'win',
            label: t('possibleWin'),
            value: <MoneyText>{format.amount(bet.possibleReturn, bet.currency)}</MoneyText>,
          },
        ]}
      />
    </li>
  );
}
