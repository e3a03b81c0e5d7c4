import { formatAmount } from '@paddock/contract';
import type {
  BonusesView,
  GrantProgress,
  GrantView,
  PromotionShut,
  PromotionStart,
  PromotionStartView,
  PromotionView,
  PromotionWants,
} from '@paddock/contract/schemas';

import { toldWho, type LevelNames } from '../../eligibility/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { isBoost } from '../coupon-gifts/gift-terms.ts';
import { isFreeRounds } from '../free-rounds/round-terms.ts';
import { percentsOfAll } from '../percents-of-all.ts';
import { titleOf, type Grant, type RunningPromotion } from './promotion.ts';
import { toldBeforehand } from './starts/told-beforehand.ts';
import { toStake } from './to-stake.ts';

export function grantView(grant: Grant, progress: GrantProgress | null, shut?: PromotionShut): GrantView {
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
    title: titleOf(terms.text),
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
    ...((state === 'offered' || (state === 'joined' && shut === 'spent')) && shut !== undefined && { shut }),
    joinedAtMs,
    endedAtMs,
  };
}

interface BesideView {
  readonly products: BonusesParts['products'];
  readonly progress: GrantProgress | null;
  readonly shut: PromotionShut | undefined;
  /** Its player can buy it. */
  readonly isSold: boolean;
  readonly levelOf: LevelNames;
  readonly nowMs: number;
  readonly timeZoneHours: number;
}

/** Tells starts to players: a level by its name, and no code. */
function startView(levelOf: LevelNames, starts: PromotionStart): PromotionStartView {
  if (starts.on === 'code') return { on: 'code' };
  if (starts.on === 'deposit') {
    const { on, number, code } = starts;
    return { on, number, ...(code !== undefined && { hasCode: true }) };
  }
  if (starts.on !== 'level') return starts;
  return { ...starts, name: levelOf(starts.level) };
}

/** A promotion by the terms in force, or by those the player takes part by. */
export function promotionView(
  { code, terms }: RunningPromotion,
  mine: Grant | undefined,
  { products, progress, shut, isSold, levelOf, nowMs, timeZoneHours }: BesideView,
): PromotionView {
  const read = mine?.terms ?? terms;
  const { section, text, picture, opensAtMs, closesAtMs, who, starts, gives, wants } = read;
  const { byOffer: _bought, ...others } = who;
  const stakes = toStake(read);
  return {
    code,
    section,
    text,
    picture,
    opensAtMs,
    closesAtMs,
    starts: startView(levelOf, starts),
    gives,
    ...(wants !== undefined && { wants: wantsView({ products }, wants) }),
    ...(stakes !== undefined && { toStake: stakes }),
    // Whoever can buy it needs no invitation.
    who: toldWho(isSold ? others : who, levelOf),
    ...toldBeforehand(read, { nowMs, timeZoneHours }),
    ...(shut !== undefined && { shut }),
    ...(isSold && { isSold }),
    mine: mine === undefined ? null : grantView(mine, progress, shut),
  };
}

/** What a deposit would start, and what that asks. */
export function startedView(
  parts: Pick<BonusesParts, 'products'>,
  { code, terms: { text, gives, wants } }: Grant,
): NonNullable<BonusesView['startedByDeposit']>[number] {
  return {
    code,
    title: titleOf(text),
    gives,
    ...(wants !== undefined && { wants: wantsView(parts, wants) }),
  };
}

const wantsView = (parts: Pick<BonusesParts, 'products'>, wants: PromotionWants): PromotionWants => ({
  ...wants,
  products: percentsOfAll(parts, wants.products),
});
