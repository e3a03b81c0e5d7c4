import type { Ref } from 'react';
import { displayPublicNumber } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { MoneyText, SummaryList } from '@paddock/styleguide';
import { PaperLine, PaperRule, PaperSlip } from '@paddock/styleguide/forms';

import { placeTermsAt } from '../model/place-terms.ts';
import styles from './coupon.module.css';
import { usePlaceWords } from './each-way/use-place-words.ts';
import { useBetKind } from './use-bet-kind.ts';

interface ReceiptProps {
  readonly bet: BetView;
  /** For its number, which can take the focus. */
  readonly titleRef?: Ref<HTMLSpanElement> | undefined;
}

/** A placed bet as a paper slip: struck prices, stake, what it can pay. */
export function Receipt({ bet, titleRef }: ReceiptProps) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  const kindOf = useBetKind();
  const placeWords = usePlaceWords();
  return (
    <PaperSlip
      title={
        <span ref={titleRef} tabIndex={-1} className={styles.slipTitle}>
          {t('receipt.title', { number: displayPublicNumber(bet.number) })}
        </span>
      }
      meta={`${format.moment(bet.acceptedAtMs)}. ${kindOf(bet)}, ${common('leg', { count: bet.eachWay?.length ?? bet.legs.length })}`}
    >
      {bet.legs.map((leg, at) => {
        const { outcome, market, match } = labels.leg(leg);
        const placed = placeTermsAt(bet, at);
        return (
          <PaperLine
            key={leg.selectionId}
            name={outcome}
            price={format.odds(leg.oddsMilli)}
            detail={`${market}. ${match}${placed === undefined ? '' : `. ${placeWords(placed)}`}`}
            end={format.exactOdds(leg.oddsMilli)}
          />
        );
      })}
      <PaperRule />
      <SummaryList
        lines={[
          {
            id: 'stake',
            label: t(bet.gift?.kind === 'free-bet' ? 'freeBet.stake' : 'stake'),
            value: <MoneyText>{format.amount(bet.stake, bet.currency)}</MoneyText>,
          },
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
            id: 'return',
            label: t('possibleWin'),
            value: <MoneyText>{format.amount(bet.possibleReturn, bet.currency)}</MoneyText>,
            strong: true,
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
        ]}
      />
      <p>{t('receipt.fixed')}</p>
    </PaperSlip>
  );
}
