import type { BonusOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, TextLink, type SummaryLine } from '@paddock/styleguide';

/** What a first deposit brings, and what it takes until it is real money. */
export function FirstDepositTerms({ offer }: { readonly offer: BonusOffer }) {
  const t = useT('casino');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, offer.currency);
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
      value: t('firstDeposit.times', {
        count: offer.wageringMultiple,
        times: format.number(offer.wageringMultiple),
      }),
    },
    { id: 'time', label: t('firstDeposit.time'), value: t('firstDeposit.days', { count: offer.days }) },
    maxStake !== null && { id: 'largest', label: t('firstDeposit.largest'), value: money(maxStake) },
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
