import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import { useOwnCurrency } from './own-currency.ts';

/** No price is smaller. */
const EVERY_PRICE_MILLI = 1_000;

/** What a promotion gives and what it wants, in figures of the currency in use. */
export function PromotionFacts({ promotion }: { readonly promotion: PromotionView }) {
  const t = useT('casino');
  const format = useFormat();
  const { gives, starts, wants, opensAtMs, closesAtMs } = promotion;
  const currency = useOwnCurrency(Object.keys(gives.currencies));
  const money = (amount: string) => format.amount(amount, currency);
  const most = wants.currencies?.[currency];
  const counts = Object.entries(wants.products)
    .filter(([, percent]) => percent > 0)
    .map(([product, percent]) =>
      t('promotion.share', { product: t(`promotion.product.${product}`), percent: format.number(percent) }),
    );
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  const lines: readonly (SummaryLine | false)[] = [
    ...giftLines(),
    line(
      'how',
      starts.on === 'deposit'
        ? t('promotion.how.deposit', { number: format.number(starts.number) })
        : t(`promotion.how.${starts.on}`),
    ),
    line('wagering', t('promotion.times', { times: format.number(wants.multiple) })),
    line('time', t('promotion.days', { count: wants.days })),
    wants.minOddsMilli > EVERY_PRICE_MILLI && line('price', format.odds(wants.minOddsMilli)),
    line('counts', counts.join(', ')),
    most?.maxStake !== undefined && line('maxStake', money(most.maxStake)),
    most?.maxConversion !== undefined && line('maxConversion', money(most.maxConversion)),
    line('open', t('promotion.between', { from: format.date(opensAtMs), to: format.date(closesAtMs) })),
  ];
  return <SummaryList lines={lines.filter((one) => one !== false)} />;

  function giftLines(): readonly SummaryLine[] {
    if (gives.kind === 'bonus') {
      const amounts = gives.currencies[currency];
      return amounts === undefined
        ? []
        : [line('gives', t('promotion.gives.bonus', { amount: money(amounts.amount) }))];
    }
    const amounts = gives.currencies[currency];
    if (amounts === undefined) return [];
    const { percent, upTo, least } = amounts;
    return [
      line('gives', t('promotion.gives.share', { percent: format.number(percent), upTo: money(upTo) })),
      line('least', money(least)),
    ];
  }
}
