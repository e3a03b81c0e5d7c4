import { listText, partsText, percentText } from '@paddock/contract';
import type { PromotionGift, PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { SummaryLine } from '@paddock/styleguide';

import { mostOfStake } from '../../model/cashback-bound.ts';
import { isDailyGift } from '../days/daily-gift.ts';

/** No price is smaller. */
export const EVERY_PRICE_MILLI = 1_000;

type BoostTerms = Extract<
  PromotionGift,
  { readonly kind: 'odds-boost' | 'accumulator-boost' | 'accumulator-insurance' }
>;
const isBoost = (gives: PromotionGift): gives is BoostTerms =>
  gives.kind === 'odds-boost' || gives.kind === 'accumulator-boost' || gives.kind === 'accumulator-insurance';

/** What a promotion gives, as lines with figures of a currency. */
export function useGiftLines(
  currency: string,
): (gives: PromotionView['gives']) => readonly (SummaryLine | false)[] {
  const t = useT('casino');
  const common = useT('common');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, currency);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  return (gives) => {
    if (gives.kind === 'free-bet') return freeBetLines(gives);
    if (gives.kind === 'free-rounds') return freeRoundLines(gives);
    if (gives.kind === 'ticket') return ticketLines(gives);
    if (isBoost(gives)) return boostLines(gives);
    if (gives.kind === 'points') {
      const { points } = gives;
      const words = t('promotion.gives.points', { count: points, points: format.number(points) });
      return [line('gives', words)];
    }
    if (isDailyGift(gives)) return [line('gives', t(`promotion.gives.${gives.kind}`))];
    if (gives.kind === 'cashback') {
      const amounts = gives.currencies[currency];
      if (amounts === undefined) return [];
      const { percent, upTo } = amounts;
      const most = percentText(mostOfStake(gives), format.locale);
      const figures = { percent: format.number(percent), upTo: money(upTo), most };
      return [line('gives', t(`promotion.gives.cashback-${gives.as}`, figures))];
    }
    if (gives.kind === 'bonus' || gives.kind === 'money') {
      const amounts = gives.currencies[currency];
      return amounts === undefined
        ? []
        : [line('gives', t(`promotion.gives.${gives.kind}`, { amount: money(amounts.amount) }))];
    }
    const amounts = gives.currencies[currency];
    if (amounts === undefined) return [];
    const { percent, upTo, least } = amounts;
    return [
      line('gives', t('promotion.gives.share', { percent: format.number(percent), upTo: money(upTo) })),
      line('least', money(least)),
    ];
  };

  function boostLines(gift: BoostTerms) {
    const { days, minOddsMilli, sports, bets = 1, betsPerDay } = gift;
    const amounts = gift.currencies[currency];
    if (amounts === undefined) return [];
    const upTo = money(amounts.upTo);
    return [
      ...whatItAdds(gift, upTo),
      line('boostBets', t('promotion.boost.bets', { count: bets })),
      betsPerDay !== undefined && line('boostDay', t('promotion.boost.bets', { count: betsPerDay })),
      amounts.maxStake !== undefined && line('boostStake', money(amounts.maxStake)),
      line('time', t('promotion.days', { count: days })),
      minOddsMilli > EVERY_PRICE_MILLI && line('freePrice', format.odds(minOddsMilli)),
      'minLegOddsMilli' in gift &&
        gift.minLegOddsMilli > EVERY_PRICE_MILLI &&
        line('legPrice', format.odds(gift.minLegOddsMilli)),
      sports !== undefined &&
        line(
          'sports',
          listText(
            sports.map((sport) => common(`sport.${sport}`)),
            format.language,
          ),
        ),
      line('boostRules', t('promotion.boost.rules')),
    ];
  }

  function whatItAdds(gift: BoostTerms, upTo: string): readonly (SummaryLine | false)[] {
    if (gift.kind === 'odds-boost') {
      const { percent, types, minLegs = 1 } = gift;
      return [
        line('gives', t('promotion.boost.odds', { percent: format.number(percent), upTo })),
        types?.length === 1 && line('boostTypes', common(`betType.${types[0] ?? ''}`)),
        minLegs > 1 && line('legs', format.number(minLegs)),
      ];
    }
    if (gift.kind === 'accumulator-insurance')
      return [
        line('gives', t('promotion.boost.insurance', { upTo })),
        line('legs', format.number(gift.minLegs)),
      ];
    const steps = gift.steps.map(({ legs, percent }) =>
      t('promotion.boost.step', { count: legs, percent: format.number(percent) }),
    );
    return [
      line('gives', t('promotion.boost.accumulator', { upTo })),
      line('boostSteps', partsText(steps, format.language)),
    ];
  }

  function freeRoundLines(gift: Extract<PromotionGift, { readonly kind: 'free-rounds' }>) {
    const { rounds, games, days, as } = gift;
    const stake = gift.currencies[currency]?.stake;
    if (stake === undefined) return [];
    const figures = { rounds: format.number(rounds), amount: money(stake) };
    return [
      line('gives', t('promotion.gives.freeRounds', figures)),
      line(
        'roundGames',
        partsText(
          games.map((game) => t(`promotion.freeRounds.game.${game}`)),
          format.language,
        ),
      ),
      line('roundTime', t('promotion.days', { count: days })),
      line('pays', t(`promotion.freeRounds.pays-${as}`)),
      line('boostRules', t('promotion.freeRounds.rules')),
    ];
  }

  function ticketLines(gives: Extract<PromotionGift, { readonly kind: 'ticket' }>) {
    const { product, of, days, currencies } = gives;
    const amount = currencies[currency]?.amount;
    if (amount === undefined) return [];
    const isPool = product === 'toto';
    const nameOf = (code: string) =>
      t(isPool ? `promotion.poolCoupon.pool.${code}` : `promotion.ticket.lottery.${code}`);
    return [
      line(
        'gives',
        t(isPool ? 'promotion.gives.coupon' : 'promotion.gives.ticket', { amount: money(amount) }),
      ),
      line(isPool ? 'couponOf' : 'ticketOf', partsText(of.map(nameOf), format.language)),
      line('ticketTime', t('promotion.days', { count: days })),
      line('pays', t('promotion.ticket.pays')),
      line('boostRules', t(isPool ? 'promotion.poolCoupon.rules' : 'promotion.ticket.rules')),
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
      sports !== undefined &&
        line(
          'sports',
          listText(
            sports.map((sport) => common(`sport.${sport}`)),
            format.language,
          ),
        ),
      line('boostRules', t('promotion.freeBet.rules')),
    ];
  }
}
