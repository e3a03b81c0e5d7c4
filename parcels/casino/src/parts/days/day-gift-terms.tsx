import { partsText } from '@paddock/contract';
import type { DayGift, PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import { useGiftLines } from '../promotions/gift-lines.ts';
import { useWantsLines } from '../promotions/wants-lines.ts';
import { giftsByTerms, type DailyGift } from './daily-gift.ts';
import { useDayGiftWords } from './day-gift-words.ts';
import styles from './days.module.css';

interface DayGiftTermsProps {
  readonly gives: DailyGift;
  readonly wants: PromotionView['wants'];
  readonly currency: string;
}

/** What the gifts of a wheel or a calendar ask and pay, before anybody takes part: each kind once, under what there is of it. */
export function DayGiftTerms({ gives, wants, currency }: DayGiftTermsProps) {
  const format = useFormat();
  const words = useDayGiftWords(currency);
  const linesOf = useTermsLines(currency, wants);
  return giftsByTerms(gives).map((gifts) => {
    const lines = linesOf(gifts[0]).filter((line) => line !== false);
    if (lines.length === 0) return null;
    const name = partsText(gifts.map(words.long), format.language);
    return (
      <section key={name} className={styles.terms} aria-label={name}>
        <h2 className={styles.termsName}>{name}</h2>
        <SummaryList lines={lines} />
      </section>
    );
  });
}

function useTermsLines(
  currency: string,
  wants: PromotionView['wants'],
): (gift: DayGift) => readonly (SummaryLine | false)[] {
  const t = useT('casino');
  const giftLines = useGiftLines(currency);
  const wantsLines = useWantsLines(currency);
  const rules = (kind: 'money' | 'points'): SummaryLine => ({
    id: 'boostRules',
    label: t('promotion.fact.boostRules'),
    value: t(`promotion.day.rules.${kind}`),
  });
  return (gift) => {
    if (gift.kind === 'bonus') {
      if (wants === undefined) return [];
      const { times, terms, weights } = wantsLines(wants);
      return [times, ...terms, ...weights];
    }
    if (gift.kind === 'free-bet')
      return giftLines(gift).filter((line) => line !== false && line.id !== 'gives');
    return [rules(gift.kind)];
  };
}
