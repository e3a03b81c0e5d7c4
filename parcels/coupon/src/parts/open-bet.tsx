import { displayPublicNumber, isEditedType } from '@paddock/contract';
import type { BetView, CashOutQuoteView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, MoneyText, SummaryList } from '@paddock/styleguide';

import { placeTermsAt } from '../model/place-terms.ts';
import { CashOut } from './cash-out/cash-out.tsx';
import styles from './coupon.module.css';
import { OpenBetLeg } from './open-bet-leg.tsx';
import { useBetKind } from './use-bet-kind.ts';

export interface OpenBetProps {
  readonly bet: BetView;
  readonly quote: CashOutQuoteView | undefined;
  readonly onEdit: (bet: BetView) => void;
}

/** One open bet: its legs, its money, and what it is worth now. */
export function OpenBet({ bet, quote, onEdit }: OpenBetProps) {
  const t = useT('coupon');
  const format = useFormat();
  const kindOf = useBetKind();
  return (
    <>
      <p className={styles.legMarket}>
        {format.moment(bet.acceptedAtMs)}. {kindOf(bet)} {displayPublicNumber(bet.number)}
      </p>
      {bet.legs.map((leg, at) => (
        <OpenBetLeg key={leg.selectionId} leg={leg} placed={placeTermsAt(bet, at)} />
      ))}
      <SummaryList
        className={styles.openBetMoney}
        lines={[
          ...(bet.legs.length === 1 || bet.lines !== undefined
            ? []
            : [
                {
                  id: 'total',
                  label: t('totalPrice'),
                  value: <bdi>{format.totalOdds(BigInt(bet.totalOddsMilli))}</bdi>,
                },
              ]),
          {
            id: 'stake',
            label: t('stake'),
            value: <MoneyText>{format.amount(bet.remainingStake ?? bet.stake, bet.currency)}</MoneyText>,
          },
          {
            id: 'win',
            label: t('possibleWin'),
            value: <MoneyText>{format.amount(bet.possibleReturn, bet.currency)}</MoneyText>,
          },
          ...(bet.extra === undefined || bet.gift === undefined
            ? []
            : [
                {
                  id: 'extra',
                  label: t(bet.gift.kind === 'accumulator-insurance' ? 'boost.back' : 'boost.added'),
                  value: <MoneyText>{format.amount(bet.extra.most, bet.currency)}</MoneyText>,
                },
              ]),
          ...(bet.cashOuts === undefined
            ? []
            : [
                {
                  id: 'cashed-out',
                  label: t('cashOut.before'),
                  value: <MoneyText>{format.amount(bet.payout, bet.currency)}</MoneyText>,
                },
              ]),
        ]}
      />
      <CashOut bet={bet} quote={quote} />
      {quote !== undefined && 'quoteId' in quote && bet.gift === undefined && isEditedType(bet.type) && (
        <div className={styles.cashOut}>
          <Button variant="outline" block onClick={() => onEdit(bet)} data-testid="edit-bet">
            {t('edit.begin')}
          </Button>
        </div>
      )}
    </>
  );
}
