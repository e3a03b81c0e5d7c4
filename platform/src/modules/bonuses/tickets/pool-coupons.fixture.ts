import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@paddock/contract';
import type {
  NewTotoCoupon,
  OperatorTotoDraw,
  TicketGiftView,
  TotoCouponView,
} from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { call, operatorWith } from '../../operators/operators.fixture.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createPromotionsFixture } from '../promotions/promotions.fixture.ts';
import { givenTickets, type GivenTicketsFixture } from './tickets.fixture.ts';

interface BoughtCoupon {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly coupon: TotoCouponView;
}

/** A draw of `next-6` that sells at 1.00 a column. */
interface SoldDraw {
  readonly id: string;
  readonly matches: readonly string[];
}

export interface PoolCouponsFixture extends GivenTicketsFixture {
  /** Runs a promotion of a coupon of 2.00 and lets the player take it. */
  givePool(player: BonusPlayer, amount?: string): Promise<TicketGiftView>;
  draw(): Promise<SoldDraw>;
  /** Home sides, two columns of them unless told otherwise. */
  buy(
    player: BonusPlayer,
    draw: SoldDraw,
    over?: Partial<NewTotoCoupon>,
    key?: string,
  ): Promise<BoughtCoupon>;
  coupon(player: BonusPlayer, id: string): Promise<TotoCouponView>;
  /** All home sides win. */
  playOut(draw: SoldDraw): Promise<void>;
  /** Until the draw is decided and paid. */
  decide(): Promise<void>;
  /** The word of an operator that calls a draw off; said again it changes nothing. */
  callerOff(draw: SoldDraw): Promise<() => Promise<unknown>>;
}

const HOME_OR_DRAW = 0b011;

/** The whole product with pools of its sportsbook. */
export async function createPoolCouponsFixture(
  onKernel?: (kernel: Kernel) => Kernel,
): Promise<PoolCouponsFixture> {
  const fixture = givenTickets(await createPromotionsFixture(onKernel));
  const platform = () => fixture.platform();
  let made = 0;
  const operate = async () => {
    const trader = await operatorWith(platform(), `pool-trader-${++made}`, 'trader');
    return (path: string, body: object) => call(platform(), trader, 'POST', path, body);
  };
  const pool = { product: 'toto', of: ['next-6'] } as const;
  return {
    ...fixture,
    givePool: (player, amount = '2.00') =>
      fixture.give(player, { ...pool, of: [...pool.of], currencies: { EUR: { amount } } }),
    async draw() {
      const matches = Array.from({ length: 6 }, () => `pool-${++made}`);
      await fixture.feed().snapshot();
      for (const match of matches) await fixture.match(match, 2 * HOUR_MS);
      const answer = await (
        await operate()
      )('toto/draws', { pool: 'next-6', currency: 'EUR', columnPrice: '1.00', reason: 'a test' });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return { id: answer.json<OperatorTotoDraw>().id, matches };
    },
    async buy(player, { id: drawId }, over = {}, key = randomUUID()) {
      const body: NewTotoCoupon = {
        ...{ drawId, accountId: player.accountId, stake: '2.00', entries: [[HOME_OR_DRAW, 1, 1, 1, 1, 1]] },
        ...over,
      };
      const answer = await platform().app.inject({
        ...{ method: 'POST', url: '/web-api/toto/coupons', body },
        headers: { ...player.bearer, 'idempotency-key': key },
      });
      const coupon = answer.json<TotoCouponView & { code?: string; details?: { reason?: string } }>();
      return { status: answer.statusCode, code: coupon.code, reason: coupon.details?.reason, coupon };
    },
    coupon: async (player, id) =>
      (await fixture.call(player, 'GET', `/web-api/toto/coupons/${id}`)).json as TotoCouponView,
    async playOut({ matches }) {
      await platform().leap(4 * HOUR_MS);
      const feed = fixture.feed();
      await feed.snapshot(async () => {
        for (const match of matches) {
          await feed.score(match, { score: [2, 1] });
          await feed.result(match, 1, matchResult('home'));
          await feed.score(match, { status: 'ended', period: 'ft', score: [2, 1] });
        }
      });
      await platform().modules.sportsbook.settleAll();
    },
    async decide() {
      await platform().leap(11 * MINUTE_MS);
      await platform().advance(5_000);
    },
    async callerOff({ id }) {
      const say = await operate();
      return () => say(`toto/draws/${id}/cancel`, { reason: 'for a test' });
    },
  };
}
