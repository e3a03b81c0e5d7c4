import type { PromotionGift } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { SummaryLine } from '@paddock/styleguide';

/** What goes as its player leaves a promotion, and as they withdraw money: known before anybody takes part. */
export function useWaysOutLines(currency: string): (gives: PromotionGift) => readonly SummaryLine[] {
  const t = useT('casino');
  const format = useFormat();
  return (gives) => [
    { id: 'leave', label: t('promotion.fact.leave'), value: leaving(gives) },
    {
      id: 'withdraw',
      label: t('promotion.fact.withdraw'),
      value: t(`promotion.withdraw.${withdrawn(gives)}`),
    },
  ];

  function leaving(gives: PromotionGift): string {
    if (isBonus(gives)) return `${t('promotion.leaving.bonus')} ${t('promotion.leaving.forGood')}`;
    if (gives.kind === 'wheel' || gives.kind === 'calendar') return t('promotion.leaving.days');
    if (gives.kind === 'free-rounds')
      return t(gives.as === 'bonus' ? 'promotion.leaveCosts.roundsBonus' : 'promotion.leaveCosts.rounds');
    if (gives.kind === 'free-bet' || gives.kind === 'ticket') {
      const amount = format.amount(gives.currencies[currency]?.amount ?? '0', currency);
      const isPool = gives.kind === 'ticket' && gives.product === 'toto';
      const ticket = isPool ? 'coupon' : 'ticket';
      return t(`promotion.leaving.${gives.kind === 'free-bet' ? 'freeBet' : ticket}`, { amount });
    }
    return t(isHadAtOnce(gives) ? 'promotion.leaveCosts.atOnce' : 'promotion.leaveCosts.boost');
  }
}

const isBonus = (gives: PromotionGift): boolean =>
  gives.kind === 'deposit-bonus' ||
  gives.kind === 'bonus' ||
  (gives.kind === 'cashback' && gives.as === 'bonus');

const isHadAtOnce = ({ kind }: PromotionGift): boolean =>
  kind === 'points' || kind === 'money' || kind === 'cashback';

/** A withdrawal ends bonus money, and nothing that wants none (docs: grants, leaving). */
function withdrawn(gives: PromotionGift): 'bonus' | 'later' | 'nothing' {
  if (isBonus(gives)) return 'bonus';
  if (gives.kind === 'free-rounds') return gives.as === 'bonus' ? 'later' : 'nothing';
  if (gives.kind !== 'wheel' && gives.kind !== 'calendar') return 'nothing';
  const gifts = gives.kind === 'wheel' ? gives.prizes.map(({ gift }) => gift) : gives.gifts;
  return gifts.some((gift) => gift?.kind === 'bonus') ? 'later' : 'nothing';
}
