import { formatAmount } from '@paddock/contract';
import type { GrantView, PromotionView } from '@paddock/contract/schemas';

import type { Grant, RunningPromotion } from './promotion.ts';

export function grantView(grant: Grant): GrantView {
  const { grantId, code, state, terms, currency, givenMinor, bonusId, giftId, joinedAtMs, endedAtMs } = grant;
  return {
    id: grantId,
    code,
    state,
    title: { en: terms.text.en.title, ru: terms.text.ru.title },
    given:
      currency === null || givenMinor === null
        ? null
        : { currency, amount: formatAmount(givenMinor, currency) },
    bonusId,
    ...(giftId !== null && { giftId }),
    joinedAtMs,
    endedAtMs,
  };
}

/** A promotion by the terms in force, or by those the player takes part by. */
export function promotionView({ code, terms }: RunningPromotion, mine: Grant | undefined): PromotionView {
  const { section, text, picture, opensAtMs, closesAtMs, starts, gives, wants } = mine?.terms ?? terms;
  return {
    code,
    section,
    text,
    picture,
    opensAtMs,
    closesAtMs,
    starts: starts.on === 'code' ? { on: 'code' } : starts,
    gives,
    ...(wants !== undefined && { wants }),
    mine: mine === undefined ? null : grantView(mine),
  };
}
