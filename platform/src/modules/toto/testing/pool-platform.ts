import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { findPool, type PoolKind } from '@paddock/games/toto';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import {
  createTestPlatform,
  NO_TICKETS,
  NO_WAGERING,
  requireNamedPlayer,
  tellNobody,
} from '../../../testing/index.ts';
import { productStakes } from '../../products/index.ts';
import { sportsbookProduct } from '../../sportsbook/index.ts';
import { composeSportsbook } from '../../sportsbook/testing/compose-sportsbook.ts';
import { FeedDriver } from '../../sportsbook/testing/feed-driver.ts';
import { buyCoupon } from '../coupons/buy-coupon.ts';
import type { DrawId } from '../draws/draw.ts';
import { markClosed, readDraw } from '../draws/draw-store.ts';
import { makeDraw } from '../draws/make-draw.ts';
import { totoProduct } from '../product.ts';
import { decideDraw } from '../settlement/decide-draw.ts';
import { endCoupons } from '../settlement/end-coupons.ts';
import { createToto, partsOf } from '../toto.ts';
import type { TotoDependencies } from '../toto-api.ts';

const KIND = findPool('results-15') as PoolKind;
const COLUMN_MINOR = 50n;
const IN_FLIGHT = 16;
const DAY_MS = 86_400_000;

export interface SoldPool {
  readonly drawId: DrawId;
  /** Bought coupons: all of them win. */
  readonly winners: readonly { readonly playerId: PlayerId; readonly couponId: BetId }[];
}

/** Pools on a real database, for whoever settles large ones. */
export interface PoolPlatform {
  /** A draw with so many coupons that were bought and win, each of another player, and so many rows of coupons that lose. */
  sell(winners: number, losers: number): Promise<SoldPool>;
  /** Counts and divides it, as once its matches are over. */
  decide(pool: SoldPool): Promise<void>;
  /** Pays who won. */
  pay(pool: SoldPool): Promise<void>;
  /** What each winner is paid. */
  paidMinor(pool: SoldPool): Promise<AmountMinor>;
  stop(): Promise<void>;
}

export async function startPools(databaseUrl: string): Promise<PoolPlatform> {
  const platform = await createTestPlatform(compose, { databaseUrl });
  const { kernel, clock, modules } = platform;
  const { wallet, sportsbook } = modules;
  const parts = partsOf(kernel, dependenciesOf(modules));
  const feed = new FeedDriver(sportsbook, clock);
  let matches = 0;

  async function newPlayer(): Promise<{ playerId: PlayerId; accountId: AccountId }> {
    const playerId = kernel.ids.forNewPlayer();
    const atMs = clock.nowMs();
    const accountId = await inTransaction(kernel.db, async (tx) => {
      const main = await wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs });
      const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
      await wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor: 1_000n, atMs });
      return main;
    });
    return { playerId, accountId };
  }

  async function newDraw(): Promise<DrawId> {
    await feed.snapshot(async () => {
      for (let n = 0; n < KIND.events; n++) await feed.fixture(`match-${++matches}`, clock.nowMs() + DAY_MS);
    });
    const nowMs = clock.nowMs();
    const found = parts.events.upcoming('football', nowMs, nowMs + 2 * DAY_MS).slice(0, KIND.events);
    return inTransaction(kernel.db, (tx) =>
      makeDraw(tx, parts, {
        ...{ kind: KIND, currency: 'EUR', columnMinor: COLUMN_MINOR, closesAtMs: undefined },
        eventIds: found.map(({ eventId }) => eventId),
        houseBps: KIND.houseBps,
        categories: KIND.categories,
      }),
    );
  }

  async function buy(drawId: DrawId): Promise<SoldPool['winners'][number]> {
    const { playerId, accountId } = await newPlayer();
    const entries = [new Array<number>(KIND.events).fill(1)];
    const request = { drawId, accountId, stake: '0.50', entries };
    const { body } = await buyCoupon(parts, { playerId, key: `buy-${playerId}`, request });
    return { playerId, couponId: (body as { readonly id: string }).id as BetId };
  }

  async function close(drawId: DrawId): Promise<void> {
    clock.advance(1);
    await inTransaction(kernel.db, (tx) => markClosed(tx, drawId, clock.nowMs()));
  }

  async function decided(drawId: DrawId) {
    const draw = await readDraw(kernel.db, drawId);
    if (draw?.decided === undefined) throw new Error(`draw ${drawId} is not decided`);
    return { draw, result: draw.decided };
  }

  return {
    async sell(winners, losers) {
      const drawId = await newDraw();
      const bought: SoldPool['winners'][number][] = [];
      let left = winners;
      const work = async () => {
        while (left-- > 0) bought.push(await buy(drawId));
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, work));
      await fill(drawId, losers);
      await close(drawId);
      return { drawId, winners: bought };
    },
    async decide({ drawId }) {
      if (!(await decideDraw(parts, drawId, { played: new Array<number>(KIND.events).fill(0) })))
        throw new Error(`draw ${drawId} was decided before`);
    },
    async pay({ drawId }) {
      const { draw, result } = await decided(drawId);
      await endCoupons(parts, draw, result, 'paid');
    },
    async paidMinor({ drawId }) {
      return (await decided(drawId)).result.categories[0]?.columnMinor ?? 0n;
    },
    stop: () => platform.close(),
  };

  /**
   * Rows alone, once, with nothing held: they are read and counted, and not ended here. Five draws keep them from winning.
   * Their numbers are shorter than any that is given to a coupon, so that none is met by luck.
   */
  async function fill(drawId: DrawId, count: number): Promise<void> {
    const any = sql.join(
      Array.from({ length: 10 }, () => sql`(array['0001','0002','0004'])[1 + floor(random() * 3)::int]`),
      sql` || `,
    );
    await sql`
      insert into toto_coupon (coupon_id, public_number, player_id, draw_id, currency, stake_minor, columns, entries,
          accepted_at_ms)
        select n, n, n, ${drawId}::bigint, 'EUR', 50, 1,
            decode(repeat('0002', 5) || ${any}, 'hex'), ${clock.nowMs()}::bigint
          from generate_series(1, ${count}::int) n`.execute(kernel.db);
    await sql`analyze toto_coupon`.execute(kernel.db);
  }
}

type Modules = ReturnType<typeof composeSportsbook>;

const dependenciesOf = ({ wallet, limits, operators, sportsbook }: Modules): TotoDependencies => ({
  requirePlayer: requireNamedPlayer,
  operators,
  tellInbox: tellNobody,
  events: sportsbook.poolEvents,
  stakes: productStakes('toto', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
  currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
  gifts: NO_TICKETS,
  isBanned: () => false,
  isSportClosed: () => false,
});

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, totoProduct]);
  return { ...modules, toto: createToto(kernel, dependenciesOf(modules)) };
}
