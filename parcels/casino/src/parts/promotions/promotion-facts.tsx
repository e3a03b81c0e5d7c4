import { listText } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import { currenciesOfGift, isDailyGift } from '../days/daily-gift.ts';
import { useCashbackLines } from './cashback-lines.ts';
import { EVERY_PRICE_MILLI, useGiftLines } from './gift-lines.ts';
import { useOwnCurrency } from './own-currency.ts';
import { useStartWords } from './start-words.ts';
import { useWhoWords } from './use-who-words.ts';

/** What a promotion gives and what it wants, in figures of the currency in use. */
export function PromotionFacts({ promotion }: { readonly promotion: PromotionView }) {
  const t = useT('casino');
  const format = useFormat();
  const { gives, starts, wants, who, opensAtMs, closesAtMs } = promotion;
  const currency = useOwnCurrency(currenciesOf(promotion));
  const giftLines = useGiftLines(currency);
  const cashbackLines = useCashbackLines(currency);
  const startWords = useStartWords(currency);
  const asked = useWhoWords()(who);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  const counted = 'minOddsMilli' in starts ? starts.minOddsMilli : EVERY_PRICE_MILLI;
  const lines: readonly (SummaryLine | false)[] = [
    ...giftLines(gives),
    ...cashbackLines(promotion),
    asked.length > 0 && line('who', asked.join(' · ')),
    line('how', startWords(starts)),
    ...periodLines(promotion),
    counted > EVERY_PRICE_MILLI && line('startPrice', format.odds(counted)),
    ...(wants === undefined ? [] : wantsLines(wants)),
    line('once', t(isDailyGift(gives) ? 'promotion.daily' : 'promotion.once')),
    line('open', t('promotion.between', { from: format.date(opensAtMs), to: format.date(closesAtMs) })),
  ];
  return <SummaryList lines={lines.filter((one) => one !== false)} />;

  /** Until when it is counted, which is a midnight of the site: for who takes part, else for who joins now. */
  function periodLines({ mine, countsUntilMs }: PromotionView): readonly SummaryLine[] {
    if (!('days' in starts)) return [];
    const joinedUntilMs = mine?.progress?.untilMs;
    if (joinedUntilMs !== undefined)
      return [line('period', t('promotion.period.joined', { until: format.moment(joinedUntilMs) }))];
    if (countsUntilMs === undefined || (mine !== null && mine.state !== 'offered')) return [];
    const days = t('promotion.days', { count: starts.days });
    return [line('period', t('promotion.period.now', { days, until: format.moment(countsUntilMs) }))];
  }

  function wantsLines(asked: NonNullable<PromotionView['wants']>): readonly (SummaryLine | false)[] {
    const most = asked.currencies?.[currency];
    const money = (amount: string) => format.amount(amount, currency);
    const counts = Object.entries(asked.products)
      .filter(([, percent]) => percent > 0)
      .map(([product, percent]) =>
        t('promotion.share', {
          product: t(`promotion.product.${product}`),
          percent: format.number(percent),
        }),
      );
    return [
      line('wagering', t('promotion.times', { count: asked.multiple, times: format.number(asked.multiple) })),
      line('time', t('promotion.days', { count: asked.days })),
      asked.minOddsMilli > EVERY_PRICE_MILLI && line('price', format.odds(asked.minOddsMilli)),
      line('counts', listText(counts, format.language)),
      most?.maxStake !== undefined && line('maxStake', money(most.maxStake)),
      most?.maxConversion !== undefined && line('maxConversion', money(most.maxConversion)),
    ];
  }
}

/** In which it has figures: what is given, else what is counted. */
export function currenciesOf({ gives, starts }: PromotionView): readonly string[] {
  if (isDailyGift(gives)) return currenciesOfGift(gives);
  if ('currencies' in gives) return Object.keys(gives.currencies);
  return 'currencies' in starts ? Object.keys(starts.currencies) : [];
}
