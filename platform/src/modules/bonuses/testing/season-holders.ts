import { giftsOf, type KeptGift } from '../coupon-gifts/gift-store.ts';
import type { Season, SeasonPlayer } from './season.ts';

/** Somebody who has such a gift to use, if anybody has: by chance alone a gift would seldom meet its player. */
export async function holderOf(
  season: Season,
  isSuch: (gift: KeptGift) => boolean,
): Promise<SeasonPlayer | undefined> {
  const holders: SeasonPlayer[] = [];
  for (const player of season.players) {
    const gifts = await giftsOf(season.platform.kernel.db, player.playerId);
    if (gifts.some((gift) => gift.state === 'ready' && isSuch(gift))) holders.push(player);
  }
  return holders.length === 0 ? undefined : season.random.pick(holders);
}
