import type { PromotionWho, ToldWho } from '@paddock/contract/schemas';

import type { LevelNames } from './levels.ts';

/** Whom something is for, as players may read it: a level by its name, and of a segment or an offer no more than that it is one. */
export function toldWho(
  { countries, languages, newFor, fromLevel, segment, referral, byOffer }: PromotionWho,
  levelOf: LevelNames,
): ToldWho {
  return {
    ...(countries !== undefined && { countries: [...countries] }),
    ...(languages !== undefined && { languages: [...languages] }),
    ...(newFor !== undefined && { newFor }),
    ...(fromLevel !== undefined && { fromLevel: levelOf(fromLevel) }),
    ...(referral !== undefined && { referral }),
    ...((segment !== undefined || byOffer === true) && { isInvited: true }),
  };
}
