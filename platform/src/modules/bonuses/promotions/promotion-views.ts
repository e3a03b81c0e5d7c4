import { formatAmount } from '@paddock/contract';
import type {
  GrantProgress,
  GrantView,
  LoyaltyTerms,
  PromotionStart,
  PromotionStartView,
  PromotionView,
} from '@paddock/contract/schemas';

import { isBoost } from '../coupon-gifts/gift-terms.ts';
import { isFreeRounds } from '../free-rounds/round-terms.ts';
import type { Grant, RunningPromotion } from './promotion.ts';

export function grantView(grant: Grant, progress: GrantProgress | null): GrantView {
  const {
    grantId,
    code,
    state,
    terms,
    currency,
    givenMinor,
    givenPoints,
    bonusId,
    giftId,
    isDaily,
    joinedAtMs,
    endedAtMs,
  } = grant;
  return {
    id: grantId,
    code,
    state,
    title: { en: terms.text.en.title, ru: terms.text.ru.title },
    // Of a boost it is the most that it may come to, of rounds what they stake: nothing that anybody has.
    given:
      currency === null || givenMinor === null || isBoost(terms.gives) || isFreeRounds(terms.gives)
        ? null
        : { currency, amount: formatAmount(givenMinor, currency) },
    points: givenPoints === null ? null : Number(givenPoints),
    progress,
    bonusId,
    ...(giftId !== null && { giftId }),
    ...(isDaily && { isDaily }),
    joinedAtMs,
    endedAtMs,
  };
}

interface BesideView {
  readonly progress: GrantProgress | null;
  readonly startOf: (starts: PromotionStart) => PromotionStartView;
}

/** Tells starts to players: a level by its name, and no code. */
export const startViews =
  (levels: LoyaltyTerms['levels']) =>
  (starts: PromotionStart): PromotionStartView => {
    if (starts.on === 'code') return { on: 'code' };
    if (starts.on !== 'level') return starts;
    const { level } = starts;
    return { ...starts, name: levels.find(({ code }) => code === level)?.name ?? { en: level, ru: level } };
  };

/** A promotion by the terms in force, or by those the player takes part by. */
export function promotionView(
  { code, terms }: RunningPromotion,
  mine: Grant | undefined,
  { progress, startOf }: BesideView,
): PromotionView {
  const { section, text, picture, opensAtMs, closesAtMs, starts, gives, wants } = mine?.terms ?? terms;
  return {
    code,
    section,
    text,
    picture,
    opensAtMs,
    closesAtMs,
    starts: startOf(starts),
    gives,
    ...(wants !== undefined && { wants }),
    mine: mine === undefined ? null : grantView(mine, progress),
  };
}
