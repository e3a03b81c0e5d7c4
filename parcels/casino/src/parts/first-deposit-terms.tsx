import type { FirstDepositOffer, FirstDepositTerms as Bonus } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, TextLink, type SummaryLine } from '@paddock/styleguide';

interface FirstDepositTermsProps {
  readonly bonus: Bonus;
  readonly offer: FirstDepositOffer;
  readonly currency: string;
}

/** What a first deposit brings, and what it takes until it is real money. */
export function FirstDepositTerms({ bonus, offer, currency }: FirstDepositTermsProps) {
  const t = useT('casino');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, currency);
  const { maxStake } = offer;
  const lines: readonly (SummaryLine | false)[] = [
    {
      id: 'brings',
      label: t('firstDeposit.brings'),
      value: t('firstDeposit.upTo', { percent: format.number(offer.percent), upTo: money(offer.upTo) }),
    },
    { id: 'least', label: t('firstDeposit.least'), value: money(offer.minDeposit) },
    {
      id: 'wagering',
      label: t('firstDeposit.wagering'),
      value: t('firstDeposit.times', { times: format.number(bonus.wageringMultiple) }),
    },
    { id: 'time', label: t('firstDeposit.time'), value: t('firstDeposit.days', { count: bonus.days }) },
    maxStake !== undefined && { id: 'largest', label: t('firstDeposit.largest'), value: money(maxStake) },
  ];
  return (
    <>
      <p>{t('firstDeposit.lead')}</p>
      <SummaryList lines={lines.filter((line) => line !== false)} />
      <p>
        {t('firstDeposit.games')}{' '}
        <TextLink href={hrefFor('/office/bonuses/deposit')}>{t('firstDeposit.all')}</TextLink>
      </p>
    </>
  );
}
