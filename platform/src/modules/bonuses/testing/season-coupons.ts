import { randomUUID } from 'node:crypto';
import { formatAmount } from '@paddock/contract';
import type { NewTotoCoupon, TotoDrawRequest } from '@paddock/contract/schemas';
import { findPool, type PoolKind } from '@paddock/games/toto';
import { sql } from 'kysely';

import { call, operatorWith } from '../../operators/operators.fixture.ts';
import { giftsOf, isForTicket, type KeptGift } from '../coupon-gifts/gift-store.ts';
import { ask } from './season-ask.ts';
import { holderOf } from './season-holders.ts';
import type { Season, SeasonPlayer } from './season.ts';

const KIND = findPool('next-6') as PoolKind;
const COLUMN_MINOR = 10n;

const isForPool = (gift: KeptGift): boolean => isForTicket(gift) && gift.terms.product === 'toto';

/** A coupon of a pool, by a gift where there is one, as often as not; its draw is made where none sells. */
export async function buyCoupon(season: Season, anybody: SeasonPlayer): Promise<unknown> {
  const { random, platform } = season;
  const player = (await holderOf(season, isForPool)) ?? anybody;
  const { playerId, accountId } = player;
  const ready = (await giftsOf(platform.kernel.db, playerId))
    .filter(isForPool)
    .filter(({ state }) => state === 'ready');
  const gift = ready.length > 0 && random.int(3) > 0 ? random.pick(ready) : undefined;
  const drawId = (await soldDraw(season)) ?? (await makeDraw(season));
  const columns = gift === undefined ? 1 + random.int(4) : Number(gift.amountMinor / COLUMN_MINOR);
  const entries = Array.from({ length: columns }, () =>
    Array.from({ length: KIND.events }, () => random.pick([1, 1, 2, 4])),
  );
  const payload: NewTotoCoupon = {
    ...{ drawId, accountId, entries },
    stake: formatAmount(BigInt(columns) * COLUMN_MINOR, 'EUR'),
    ...(gift && { giftId: gift.giftId }),
  };
  const key = randomUUID();
  return season.untilHeard(() => ask(season, player, key, { url: '/web-api/toto/coupons', payload }));
}

/** An operator calls the draw off that is sold. */
export async function callPoolOff(season: Season): Promise<unknown> {
  const drawId = await soldDraw(season);
  if (drawId === undefined) return undefined;
  return operate(season, `toto/draws/${drawId}/cancel`, { reason: 'a season' });
}

async function makeDraw(season: Season): Promise<string> {
  const request: TotoDrawRequest = {
    ...{ pool: KIND.code, currency: 'EUR', columnPrice: formatAmount(COLUMN_MINOR, 'EUR') },
    ...{ eventIds: [...season.matches.make(KIND)], reason: 'a season' },
  };
  const answer = await operate(season, 'toto/draws', request);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

let traders = 0;
async function operate({ platform }: Season, path: string, body: object) {
  const trader = await operatorWith(platform, `pool-trader-${++traders}`, 'trader');
  return call(platform, trader, 'POST', path, body);
}

async function soldDraw(season: Season): Promise<string | undefined> {
  const { rows } = await sql<{ draw_id: bigint }>`
    select draw_id from toto_draw
      where closed_at_ms is null and decided_at_ms is null and closes_at_ms > ${season.nowMs()}
      order by draw_id desc limit 1`.execute(season.platform.kernel.db);
  return rows[0]?.draw_id.toString();
}
