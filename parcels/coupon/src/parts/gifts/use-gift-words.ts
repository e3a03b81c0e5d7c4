import { listText } from '@paddock/contract';
import type { CouponGiftView } from '@paddock/contract/schemas';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';

/** What a gift is called, and what it asks, in plain words. */
export function useGiftWords() {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const written = useWritten();
  return { name, label, terms };

  /** Its name and its amount, by which one is told from others of its kind. */
  function label(gift: CouponGiftView): string {
    if (gift.kind === 'free-bet') return name(gift);
    return t('gift.upTo', { name: name(gift), amount: format.amount(gift.upTo, gift.currency) });
  }

  function name(gift: CouponGiftView): string {
    switch (gift.kind) {
      case 'free-bet':
        return t('freeBet.of', { amount: format.amount(gift.amount, gift.currency) });
      case 'odds-boost':
        return t('boost.odds', { percent: format.number(gift.percent) });
      case 'accumulator-boost':
        return t('boost.accumulator', { percent: format.number(gift.steps.at(-1)?.percent ?? 0) });
      case 'accumulator-insurance':
        return t('boost.insurance');
    }
  }

  function terms(gift: CouponGiftView): string {
    const { expiresAtMs, minOddsMilli, minLegs, sports, title } = gift;
    return [
      t('gift.from', { title: written.title(title) }),
      t('freeBet.until', { until: format.moment(expiresAtMs) }),
      minOddsMilli > 1_000 && t('freeBet.price', { odds: format.odds(minOddsMilli) }),
      minLegs > 1 && t('freeBet.legs', { count: minLegs }),
      'minLegOddsMilli' in gift &&
        gift.minLegOddsMilli > 1_000 &&
        t('boost.legPrice', { odds: format.odds(gift.minLegOddsMilli) }),
      sports !== null &&
        t('freeBet.sports', {
          sports: listText(
            sports.map((sport) => common(`sport.${sport}`)),
            format.language,
          ),
        }),
      ...whatItDoes(gift),
    ]
      .filter((part) => part !== false)
      .join(' ');
  }

  function whatItDoes(gift: CouponGiftView): readonly (string | false)[] {
    if (gift.kind === 'free-bet') return [t(gift.stakeReturned ? 'freeBet.paysStake' : 'freeBet.paysWin')];
    const money = (amount: string) => format.amount(amount, gift.currency);
    return [
      gift.kind === 'odds-boost' && gift.types.length === 1 && t(`boost.only.${gift.types[0] ?? ''}`),
      gift.maxStake !== null && t('boost.maxStake', { amount: money(gift.maxStake) }),
      t(`boost.does.${gift.kind}`, { upTo: money(gift.upTo) }),
      gift.betsLeft > 1 && t('boost.betsLeft', { count: gift.betsLeft }),
      gift.betsLeftToday !== null && t('boost.today', { count: gift.betsLeftToday }),
    ];
  }
}
