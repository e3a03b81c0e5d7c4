import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, type SummaryLine } from '@paddock/styleguide';

import { currenciesOfGift, isDailyGift } from '../days/daily-gift.ts';
import { DayGiftTerms } from '../days/day-gift-terms.tsx';
import { useCashbackLines } from './cashback-lines.ts';
import { EVERY_PRICE_MILLI, useGiftLines } from './gift-lines.ts';
import { useOwnCurrency } from './own-currency.ts';
import { useStartWords } from './start-words.ts';
import { useToStakeLines } from './to-stake-lines.ts';
import { useWantsLines } from './wants-lines.ts';
import { useWaysOutLines } from './ways-out-lines.ts';
import { WeightsTable } from './weights-table.tsx';
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
  const wantsLines = useWantsLines(currency);
  const toStakeLines = useToStakeLines(currency);
  const waysOutLines = useWaysOutLines(currency);
  const asked = useWhoWords()(who);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  const counted = 'minOddsMilli' in starts ? starts.minOddsMilli : EVERY_PRICE_MILLI;
  const asks = wants === undefined || isDailyGift(gives) ? undefined : wantsLines(wants);
  const lines: readonly (SummaryLine | false)[] = [
    ...giftLines(gives),
    ...cashbackLines(promotion),
    asked.length > 0 && line('who', asked.join(' · ')),
    line('how', howItComes()),
    ...periodLines(promotion),
    counted > EVERY_PRICE_MILLI && line('startPrice', format.odds(counted)),
    // Of gifts of days it stands with those that are bonus money.
    asks !== undefined && asks.times,
    ...toStakeLines(promotion.toStake),
    ...(asks?.terms ?? []),
    ...waysOutLines(gives).filter(({ id }) => id !== 'leave' || !isTaken(promotion)),
    line('once', t(isDailyGift(gives) ? 'promotion.daily' : 'promotion.once')),
    line('open', t('promotion.between', { from: format.date(opensAtMs), to: format.date(closesAtMs) })),
  ];
  return (
    <>
      <SummaryList lines={lines.filter((one) => one !== false)} />
      {wants !== undefined && !isDailyGift(gives) && <WeightsTable wants={wants} />}
      {isDailyGift(gives) && <DayGiftTerms gives={gives} wants={wants} currency={currency} />}
    </>
  );

  /** Its days come by the player's own press, once the wheel or the calendar is theirs. */
  function howItComes(): string {
    if (!isDailyGift(gives)) return startWords(starts);
    const days = t(`promotion.how.${gives.kind === 'wheel' ? 'wheel' : `calendar-${gives.by}`}`);
    return starts.on === 'joining' ? days : `${startWords(starts)}. ${days}`;
  }

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
}

/** Who takes part is told what goes by the way out itself, as it stands. */
const isTaken = ({ mine }: PromotionView): boolean =>
  mine !== null && (mine.state === 'joined' || mine.state === 'waiting' || mine.state === 'running');

/** In which it has figures: what is given, else what is counted. */
export function currenciesOf({ gives, starts }: PromotionView): readonly string[] {
  if (isDailyGift(gives)) return currenciesOfGift(gives);
  if ('currencies' in gives) return Object.keys(gives.currencies);
  return 'currencies' in starts ? Object.keys(starts.currencies) : [];
}
