import type { EventDetail } from '@paddock/contract/schemas';

import { createTestPlatform } from '../../../../testing/index.ts';
import type { InboxEntry } from '../../../inbox/index.ts';
import { sportsbookProduct } from '../../product.ts';
import { endOrder, setOrder } from '../../testing/cash-out-calls.ts';
import { composeSportsbook } from '../../testing/compose-sportsbook.ts';
import { matchOdds, type FeedDriver } from '../../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  betsOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../../testing/sportsbook.fixture.ts';
import { DECIDE_CASH_OUTS_EVERY_MS } from '../cash-out.ts';
import { JUDGE_ORDERS_EVERY_MS } from './cash-out-orders.ts';

const DELAY_MS = 3_000;

/** A sportsbook in which bets are left by themselves, one book and player a test. */
export class OrdersFixture {
  platform!: SportsbookPlatform;
  book!: OpenBook;
  player!: TestPlayer;
  #told: InboxEntry[] = [];

  get feed(): FeedDriver {
    return this.book.feed;
  }

  async start(options: { readonly databaseUrl?: string; readonly startMs?: number } = {}): Promise<void> {
    this.platform = await createTestPlatform(
      (kernel) =>
        composeSportsbook(kernel, [sportsbookProduct], (_tx, entries) => {
          this.#told.push(...[entries].flat());
          return Promise.resolve();
        }),
      { config: { liveDelayMs: DELAY_MS }, ...options },
    );
  }

  async begin(): Promise<void> {
    this.#told = [];
    this.book = await openOwnBook(this.platform);
    this.player = await richPlayer(this.platform);
  }

  /** The same server, started again on what it had stored. */
  async restart(): Promise<void> {
    const { clock, databaseUrl, kernel, app } = this.platform;
    await kernel.scheduler.stop();
    await app.close();
    await kernel.db.destroy();
    await this.start({ databaseUrl, startMs: clock.nowMs() + 1_000 });
  }

  async problems(): Promise<readonly unknown[]> {
    return [
      ...(await auditProblems(this.platform)),
      ...(await this.platform.modules.sportsbook.auditExposure()),
    ];
  }

  /** Lets orders be looked at. */
  judged(): Promise<void> {
    return this.platform.advance(JUDGE_ORDERS_EVERY_MS);
  }

  /** Lets the live delay pass. */
  decided(): Promise<void> {
    return this.platform.advance(DELAY_MS + DECIDE_CASH_OUTS_EVERY_MS + JUDGE_ORDERS_EVERY_MS);
  }

  /** A bet of 10.00 on the home side, at 2.00 tomorrow or 1.50 in play. */
  async bet(event: EventDetail = this.book.line): Promise<string> {
    const placed = await place(this.platform, this.player, [legOf(marketOf(event, '1x2'), 'home')]);
    if (placed.statusCode === 202) await this.decided();
    const { bets } = await betsOf(this.platform, this.player, 'limit=1');
    return bets[0]?.id ?? '';
  }

  order(betId: string, offer: string, by = this.player, stake?: string) {
    return setOrder(this.platform, by, { betId, offer, ...(stake !== undefined && { stake }) });
  }

  end(betId: string, by = this.player) {
    return endOrder(this.platform, by, { betId });
  }

  /** A bet's status, the value it is left at by itself, and what it paid. */
  async stateOf(id: string): Promise<readonly [string, string | undefined, string]> {
    const { status, cashOutOrder, payout } = await betOf(this.platform, this.player, id);
    return [status, cashOutOrder?.offer, payout];
  }

  /** A price of the home side; the other two share what it leaves. */
  odds(home: number) {
    const other = Math.round(2_000 / (1.05 - 1_000 / home));
    return matchOdds(home, other, other);
  }

  async price(home: number, event = this.book.lineEvent): Promise<void> {
    await this.feed.prices(event, this.odds(home));
  }

  /** What the player was told of orders. */
  orderNews() {
    return this.#told.flatMap(({ content }) => (content.kind === 'cash-out' ? [content] : []));
  }
}
