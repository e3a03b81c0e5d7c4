import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import type { Grant } from '../promotion.ts';
import { nextLookMs } from './next-look.ts';
import { beginStart } from './start-store.ts';
import { isCounted, windowOf } from './window.ts';

/**
 * Begins to count for who has just joined, in the currency in use or else in another of the player's that the promotion names.
 * @throws PROMOTION_NOT_FOR_YOU where the start cannot come, or nothing is given in a currency of the player's
 */
export async function beginCounting(tx: Tx, parts: BonusesParts, grant: Grant): Promise<void> {
  const { playerId, grantId, terms, joinedAtMs } = grant;
  if (!isCounted(terms.starts)) return;
  const currency = await currencyFor(tx, parts, playerId, terms);
  const window = windowOf(terms.starts, {
    joinedAtMs,
    closesAtMs: terms.closesAtMs,
    timeZoneHours: parts.timeZoneHours(),
    birthDate: await parts.birthDateOf(tx, playerId),
  });
  if (currency === undefined || window === undefined) throw new PlatformError('PROMOTION_NOT_FOR_YOU');
  await beginStart(tx, {
    playerId,
    grantId,
    currency,
    // Stakes of the same millisecond too: ids are in the order of placing.
    afterStakeId: parts.kernel.ids.forPlayer<'bet'>(playerId),
    ...window,
    lookAtMs: nextLookMs(terms.starts, window, joinedAtMs),
  });
}
