import { randomUUID } from 'node:crypto';
import { formatAmount } from '@paddock/contract';
import type { NewLottoTicket } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, operatorWith } from '../../operators/operators.fixture.ts';
import { giftsOf, isForTicket, type KeptGift, type TicketGift } from '../coupon-gifts/gift-store.ts';
import { ask } from './season-ask.ts';
import { holderOf } from './season-holders.ts';
import type { Season, SeasonPlayer } from './season.ts';

/** One line each: five minutes at fixed odds, and six hours for a pool. */
const FIELDS = {
  keno: { picks: 1, numbers: [7], bonus: [] },
  '6-49': { picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] },
} as const;

const isForLottery = (gift: KeptGift): gift is TicketGift =>
  isForTicket(gift) && gift.terms.product === 'lotto';

/** A ticket of a lottery, by a gift where there is one, as often as not. */
export async function buyTicket(season: Season, anybody: SeasonPlayer): Promise<unknown> {
  const { random, platform } = season;
  const player = (await holderOf(season, isForLottery)) ?? anybody;
  const { playerId, accountId } = player;
  const ready = (await giftsOf(platform.kernel.db, playerId))
    .filter(isForLottery)
    .filter(({ state }) => state === 'ready');
  const gift = ready.length > 0 && random.int(3) > 0 ? random.pick(ready) : undefined;
  const lottery = gift?.terms.of[0] === '6-49' ? '6-49' : 'keno';
  const draw = await soldDraw(season, lottery);
  if (draw === undefined) return undefined;
  const { picks, numbers } = FIELDS[lottery];
  const payload: NewLottoTicket = {
    ...{ lottery, draw, accountId, draws: 1, fields: [{ picks, numbers: [...numbers], bonus: [] }] },
    lineStake: formatAmount(gift?.amountMinor ?? BigInt(50 + random.int(400)), 'EUR'),
    ...(gift && { giftId: gift.giftId }),
  };
  const key = randomUUID();
  return season.untilHeard(() => ask(season, player, key, { url: '/web-api/lotto/tickets', payload }));
}

/** An operator gives the draw back that is sold. */
export async function giveDrawBack(season: Season): Promise<unknown> {
  const { platform, random } = season;
  const lottery = random.pick(['keno', '6-49']);
  const draw = await soldDraw(season, lottery);
  if (draw === undefined) return undefined;
  const trader = await operatorWith(platform, `trader-${lottery}-${draw}`, 'trader');
  const body = { reason: 'a season' };
  return call(platform, trader, 'POST', `lotto/${lottery}/draws/${draw}/void`, body);
}

async function soldDraw(season: Season, lottery: string): Promise<number | undefined> {
  const nowMs = season.nowMs();
  const { rows } = await sql<{ number: bigint }>`
    select number from lotto_draw
      where lottery = ${lottery} and opens_at_ms <= ${nowMs} and closes_at_ms > ${nowMs}`.execute(
    season.platform.kernel.db,
  );
  const [row] = rows;
  return row && Number(row.number);
}
