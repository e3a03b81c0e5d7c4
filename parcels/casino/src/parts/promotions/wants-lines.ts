import { listText } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { SummaryLine } from '@paddock/styleguide';

import { EVERY_PRICE_MILLI } from './gift-lines.ts';
import { useWeightWords } from './weight-words.ts';

type Wants = NonNullable<PromotionView['wants']>;

interface WantsLines {
  readonly times: SummaryLine;
  /** Its days, the smallest price and the largest stake. */
  readonly terms: readonly SummaryLine[];
  /** What of a stake counts, in few words. */
  readonly weights: readonly (SummaryLine | false)[];
}

/** What bonus money asks before it is real money, as lines with figures of a currency. */
export function useWantsLines(currency: string): (wants: Wants) => WantsLines {
  const t = useT('casino');
  const format = useFormat();
  const weightWords = useWeightWords();
  const money = (amount: string) => format.amount(amount, currency);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  return (wants) => {
    const { multiple, days, minOddsMilli } = wants;
    const most = wants.currencies?.[currency];
    const products = Object.entries(wants.products);
    const counting = products
      .filter(([, percent]) => percent > 0)
      .map(([product, percent]) =>
        t('promotion.share', { product: nameOf(product), percent: format.number(percent) }),
      );
    const others = products
      .filter(([product, percent]) => percent === 0 && !countsInPart(product, wants))
      .map(([product]) => nameOf(product));
    const otherwise = weightWords(wants);
    const any = t('promotion.any');
    const conversion = most?.maxConversion;
    return {
      times: line('wagering', t('promotion.times', { count: multiple, times: format.number(multiple) })),
      terms: [
        line('time', t('promotion.days', { count: days })),
        line('price', minOddsMilli > EVERY_PRICE_MILLI ? format.odds(minOddsMilli) : any),
        line('maxStake', most?.maxStake === undefined ? any : money(most.maxStake)),
        ...(conversion === undefined ? [] : [line('maxConversion', money(conversion))]),
      ],
      weights: [
        line('counts', listText(counting, format.language)),
        otherwise !== undefined && line('countsOf', otherwise),
        others.length > 0 && line('countsNot', listText(others, format.language)),
      ],
    };
  };

  function nameOf(product: string): string {
    return t(`promotion.product.${product}`);
  }
}

/** Whether some sport or game of a product counts that does not by itself. */
function countsInPart(product: string, { sports = {}, ownGames = {} }: Wants): boolean {
  const ofIt = product === 'sportsbook' ? sports : product === 'games' ? ownGames : {};
  return Object.values(ofIt).some((percent) => percent > 0);
}
