import type { PromotionGift, PromotionView, PromotionWants } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import { useOwnCurrency } from './own-currency.ts';

/** No price is smaller. */
const EVERY_PRICE_MILLI = 1_000;

/** What a promotion gives and what it wants, in figures of the currency in use. */
export function PromotionFacts({ promotion }: { readonly promotion: PromotionView }) {
  const t = useT('casino');
  const common = useT('common');
  const format = useFormat();
  const { gives, starts, wants, opensAtMs, closesAtMs } = promotion;
  const currency = useOwnCurrency(Object.keys(gives.currencies));
  const money = (amount: string) => format.amount(amount, currency);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  const lines: readonly (SummaryLine | false)[] = [
    ...giftLines(),
    line(
      'how',
      starts.on === 'deposit'
        ? t('promotion.how.deposit', { number: format.number(starts.number) })
        : t(`promotion.how.${starts.on}`),
    ),
    ...(wants === undefined ? [] : wantedLines(wants)),
    line('open', t('promotion.between', { from: format.date(opensAtMs), to: format.date(closesAtMs) })),
  ];
  return <SummaryList lines={lines.filter((one) => one !== false)} />;

  function wantedLines({ multiple, days, minOddsMilli, products, currencies }: PromotionWants) {
    const most = currencies?.[currency];
    const counts = Object.entries(products)
      .filter(([, percent]) => percent > 0)
      .map(([product, percent]) =>
        t('promotion.share', { product: t(`promotion.product.${product}`), percent: format.number(percent) }),
      );
    return [
      line('wagering', t('promotion.times', { times: format.number(multiple) })),
      line('time', t('promotion.days', { count: days })),
      minOddsMilli > EVERY_PRICE_MILLI && line('price', format.odds(minOddsMilli)),
      line('counts', counts.join(', ')),
      most?.maxStake !== undefined && line('maxStake', money(most.maxStake)),
      most?.maxConversion !== undefined && line('maxConversion', money(most.maxConversion)),
    ];
  }

  function freeBetLines(gift: Extract<PromotionGift, { readonly kind: 'free-bet' }>) {
    const { days, minOddsMilli, minLegs = 1, sports, stakeReturned } = gift;
    const amount = gift.currencies[currency]?.amount;
    if (amount === undefined) return [];
    const pays = t(stakeReturned ? 'promotion.freeBet.paysStake' : 'promotion.freeBet.paysWin');
    return [
      line('gives', t('promotion.gives.freeBet', { amount: money(amount) })),
      line('pays', pays),
      line('time', t('promotion.days', { count: days })),
      minOddsMilli > EVERY_PRICE_MILLI && line('freePrice', format.odds(minOddsMilli)),
      minLegs > 1 && line('legs', format.number(minLegs)),
      sports !== undefined && line('sports', sports.map((sport) => common(`sport.${sport}`)).join(', ')),
    ];
  }

  function giftLines(): readonly (SummaryLine | false)[] {
    if (gives.kind === 'free-bet') return freeBetLines(gives);
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
