import { listText, partsText } from '@paddock/contract';
import type { CouponGiftView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

type FreeBet = Extract<CouponGiftView, { readonly kind: 'free-bet' }>;
type Boost = Exclude<CouponGiftView, FreeBet>;
type Words = readonly (string | false)[];

/** What a gift is, what its bets are held to and what ends it, in plain words. */
export function useCouponGiftWords(): (gift: CouponGiftView) => string {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  return (gift) => {
    const words = gift.kind === 'free-bet' ? freeBetWords(gift) : boostWords(gift);
    return words.filter((part) => part !== false).join(' ');
  };

  function freeBetWords(gift: FreeBet): Words {
    const { state, amount, currency, stakeReturned } = gift;
    const figures = { amount: format.amount(amount, currency), until: format.moment(gift.expiresAtMs) };
    if (state !== 'ready') return [t(`freeBets.means.${state}`, figures)];
    return [
      t('freeBets.is', figures),
      ...betWords(gift),
      t(stakeReturned ? 'freeBets.paysStake' : 'freeBets.paysWin'),
    ];
  }

  function boostWords(gift: Boost): Words {
    const { state, upTo, currency, maxStake, betsLeft, betsLeftToday } = gift;
    const until = format.moment(gift.expiresAtMs);
    const name = t(`couponGifts.name.${gift.kind}`);
    if (state !== 'ready') return [`${name}.`, t(`couponGifts.means.${state}`, { until })];
    const figures = {
      until,
      upTo: format.amount(upTo, currency),
      percent: gift.kind === 'odds-boost' ? format.number(gift.percent) : '',
      steps: gift.kind === 'accumulator-boost' ? partsText(gift.steps.map(stepWords), format.language) : '',
    };
    return [
      t(`couponGifts.is.${gift.kind}`, figures),
      gift.kind === 'odds-boost' && gift.types.length === 1 && t(onlyOf(gift.types[0])),
      ...betWords(gift),
      'minLegOddsMilli' in gift &&
        gift.minLegOddsMilli > 1_000 &&
        t('couponGifts.legPrice', { odds: format.odds(gift.minLegOddsMilli) }),
      maxStake !== null && t('couponGifts.maxStake', { amount: format.amount(maxStake, currency) }),
      t('couponGifts.betsLeft', { count: betsLeft }),
      betsLeftToday !== null && t('couponGifts.today', { count: betsLeftToday }),
      t('couponGifts.rules'),
    ];
  }

  function betWords({ minOddsMilli, minLegs, sports }: CouponGiftView): Words {
    return [
      minOddsMilli > 1_000 && t('freeBets.price', { odds: format.odds(minOddsMilli) }),
      minLegs > 1 && t('freeBets.legs', { count: minLegs }),
      sports !== null &&
        t('freeBets.sports', {
          sports: listText(
            sports.map((sport) => common(`sport.${sport}`)),
            format.language,
          ),
        }),
    ];
  }

  function stepWords({ legs, percent }: { readonly legs: number; readonly percent: number }): string {
    return t('couponGifts.step', { count: legs, percent: format.number(percent) });
  }
}

const onlyOf = (type: string | undefined): string =>
  type === 'single' ? 'couponGifts.onlySingle' : 'couponGifts.onlyAccumulator';
