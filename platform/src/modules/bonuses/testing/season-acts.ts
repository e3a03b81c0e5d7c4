import { randomUUID } from 'node:crypto';
import { formatAmount, type BetId, type PaymentId } from '@paddock/contract';
import type { CashOutQuotesView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { dayOf } from '../../../kernel/time/site-days.ts';
import { giftsOf, isForCoupon, type KeptGift } from '../coupon-gifts/gift-store.ts';
import { takeDay } from '../promotions/days/take-day.ts';
import { grantsOf } from '../promotions/grant-store.ts';
import { join, leave } from '../promotions/take-part.ts';
import { ask } from './season-ask.ts';
import { buyCoupon } from './season-coupons.ts';
import { holderOf } from './season-holders.ts';
import { buyTicket } from './season-tickets.ts';
import type { Season, SeasonPlayer } from './season.ts';

const SELF_EXCLUSION = 30;
const HOUR_MS = 3_600_000;

export type Act = (season: Season, player: SeasonPlayer) => Promise<unknown>;

/** What players and the companies around them do, each so many times of a hundred. */
export const PLAYER_ACTS: readonly (readonly [name: string, weight: number, act: Act])[] = [
  ['pay in', 10, payIn],
  ['charge back', 1, chargeBack],
  ['withdraw', 2, withdraw],
  ['bet', 30, bet],
  ['buy a ticket', 14, buyTicket],
  ['buy a coupon', 10, buyCoupon],
  ['cash out', 3, cashOut],
  ['take part', 30, takePart],
  ['leave', 2, leaveOne],
  ['take a day', 10, takeOneDay],
  ['buy with points', 3, buy],
  ['begin a break', 1, beginBreak],
];

/** A deposit is credited: what the cashier does of it, in its one transaction. */
function payIn(season: Season, player: SeasonPlayer): Promise<unknown> {
  const { parts, random, platform } = season;
  const { playerId, accountId, deposits } = player;
  const paymentId = platform.kernel.ids.forPlayer<'payment'>(playerId);
  const amountMinor = BigInt(500 + random.int(6_000));
  const atMs = season.nowMs();
  const money = { playerId, accountId, paymentId, provider: 'sim', amountMinor, atMs };
  return season.untilHeard(async () => {
    await inTransaction(parts.kernel.db, async (tx) => {
      const isFirst = !(await parts.hasPaidIn(tx, playerId));
      if (!(await wasPosted(season, paymentId))) {
        const told = { playerId, paymentId, currency: 'EUR', amountMinor, isFirst, atMs };
        await platform.modules.wallet.lock(tx, playerId);
        await platform.modules.bonuses.depositCredited(tx, told);
        await platform.modules.wallet.deposit(tx, money);
      }
    });
    if (!deposits.some((one) => one.paymentId === paymentId))
      deposits.push({ paymentId, amountMinor, isGone: false });
  });
}

async function wasPosted({ platform }: Season, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql`
    select from wallet_transfer where kind = 'deposit' and id like ${`%${paymentId}`}`.execute(
    platform.kernel.db,
  );
  return rows.length > 0;
}

function chargeBack(season: Season, player: SeasonPlayer): Promise<unknown> {
  const { parts, random, platform } = season;
  const { playerId, accountId, deposits } = player;
  const deposit = deposits.filter(({ isGone }) => !isGone).at(-1 - random.int(2));
  if (deposit === undefined) return Promise.resolve();
  const { paymentId, amountMinor } = deposit;
  const atMs = season.nowMs();
  return season.untilHeard(async () => {
    if (deposit.isGone) return;
    await inTransaction(parts.kernel.db, async (tx) => {
      await platform.modules.wallet.lock(tx, playerId);
      await platform.modules.bonuses.depositChargedBack(tx, { playerId, paymentId, atMs });
      await platform.modules.wallet.chargeBack(tx, {
        ...{ playerId, accountId, paymentId, provider: 'sim', amountMinor, atMs },
        ...{ actor: 'system', reason: 'disputed' },
      });
    });
    deposit.isGone = true;
  });
}

/** Real money leaves, held and paid out at once: the cashier ends what runs. */
function withdraw(season: Season, { playerId, accountId }: SeasonPlayer): Promise<unknown> {
  const { parts, random, platform } = season;
  const { wallet, bonuses } = platform.modules;
  const withdrawalId = platform.kernel.ids.forPlayer<'payment'>(playerId);
  const amountMinor = BigInt(100 + random.int(2_000));
  const atMs = season.nowMs();
  const money = { playerId, accountId, withdrawalId, amountMinor, atMs };
  return season.untilHeard(() =>
    inTransaction(parts.kernel.db, async (tx) => {
      await wallet.lock(tx, playerId);
      await wallet.holdWithdrawal(tx, money);
      await bonuses.forfeitRunning(tx, { playerId, atMs });
      await wallet.payOut(tx, { ...money, provider: 'sim' });
    }),
  );
}

/** A bet of one to four legs, with a gift where there is one, as often as not. */
const isFreeBet = (gift: KeptGift): boolean => gift.terms.kind === 'free-bet';

async function bet(season: Season, anybody: SeasonPlayer): Promise<unknown> {
  const { book, random, platform } = season;
  // Free bets are few among all that is for the coupon.
  const isWanted = random.int(2) === 0 ? isFreeBet : isForCoupon;
  const holder = random.int(3) > 0 ? await holderOf(season, isWanted) : undefined;
  const player = holder ?? anybody;
  const ready = (await giftsOf(platform.kernel.db, player.playerId)).filter(
    (gift) => (holder === undefined ? isForCoupon : isWanted)(gift) && gift.state === 'ready',
  );
  const gift = ready.length > 0 && random.int(3) > 0 ? random.pick(ready) : undefined;
  const isAccumulator = gift?.terms.kind.startsWith('accumulator') === true;
  const legs = book.legs(isAccumulator ? 2 + random.int(3) : 1 + random.int(random.int(3) + 1));
  const stakeMinor = gift?.terms.kind === 'free-bet' ? gift.amountMinor : BigInt(100 + random.int(1_500));
  const key = randomUUID();
  const payload = {
    type: legs.length > 1 ? 'accumulator' : 'single',
    ...{ accountId: player.accountId, stake: formatAmount(stakeMinor, 'EUR'), policy: 'any', legs },
    ...(gift && { giftId: gift.giftId }),
  };
  return season.untilHeard(async () => {
    const url = '/web-api/sportsbook/bets';
    const { bet: placed } = (await ask(season, player, key, { url, payload })) as { bet?: { id: BetId } };
    if (placed !== undefined && !player.bets.includes(placed.id)) player.bets.push(placed.id);
  });
}

async function cashOut(season: Season, player: SeasonPlayer): Promise<unknown> {
  const betIds = player.bets.slice(-6);
  if (betIds.length === 0) return undefined;
  const url = '/web-api/sportsbook/cash-out-quotes';
  const answer = await ask(season, player, randomUUID(), { url, payload: { betIds } });
  const quote = (answer as CashOutQuotesView).quotes.find((one) => 'quoteId' in one);
  if (quote === undefined || !('quoteId' in quote)) return undefined;
  const key = randomUUID();
  const leaving = {
    url: `/web-api/sportsbook/bets/${quote.betId}/cash-out`,
    payload: { quoteId: quote.quoteId },
  };
  return season.untilHeard(() => ask(season, player, key, leaving));
}

function takePart(season: Season, { playerId }: SeasonPlayer): Promise<unknown> {
  const { promotions, random, parts } = season;
  if (promotions.length === 0) return Promise.resolve();
  const { code } = random.pick(promotions);
  return season.untilHeard(() => join(parts, playerId, code));
}

async function leaveOne(season: Season, { playerId }: SeasonPlayer): Promise<unknown> {
  const mine = (await grantsOf(season.platform.kernel.db, playerId)).filter(
    ({ parentId, endedAtMs }) => parentId === null && endedAtMs === null,
  );
  if (mine.length === 0) return undefined;
  const { code } = season.random.pick(mine);
  return season.untilHeard(() => leave(season.parts, playerId, code));
}

/** A turn of a wheel, or the day of a calendar. */
async function takeOneDay(season: Season, { playerId }: SeasonPlayer): Promise<unknown> {
  const daily = (await grantsOf(season.platform.kernel.db, playerId)).filter(({ isDaily }) => isDaily);
  if (daily.length === 0) return undefined;
  const { code } = season.random.pick(daily);
  const request = { day: dayOf(season.nowMs(), 0), clientSeed: 'season' };
  return season.untilHeard(() => takeDay(season.parts, { playerId, code, request }));
}

async function buy(season: Season, player: SeasonPlayer): Promise<unknown> {
  const { rows } = await sql<{ offer_id: bigint; points: bigint }>`
    select offer_id, points from loyalty_offer order by offer_id`.execute(season.platform.kernel.db);
  const { offer_id: offerId, points } = season.random.pick(rows);
  const key = randomUUID();
  const buying = { url: `/web-api/loyalty/shop/${offerId}/buy`, payload: { points: Number(points) } };
  return season.untilHeard(() => ask(season, player, key, buying));
}

/** A break of an hour, by the SQL that the command ends in. */
async function beginBreak(season: Season, { playerId }: SeasonPlayer): Promise<unknown> {
  const atMs = season.nowMs();
  return sql`
    insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms, ends_at_ms)
      values (${playerId}, ${SELF_EXCLUSION}, 'active', 1, null, ${atMs}, ${atMs + HOUR_MS})
      on conflict (player_id, limit_type, state) do update set ends_at_ms = excluded.ends_at_ms`.execute(
    season.platform.kernel.db,
  );
}
