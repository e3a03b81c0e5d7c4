import type { BetView, EditBetRequest, EventDetail } from '@paddock/contract/schemas';

import { createTestPlatform } from '../../../testing/index.ts';
import { DECIDE_CASH_OUTS_EVERY_MS } from '../cash-out/cash-out.ts';
import { composeSportsbook } from '../testing/compose-sportsbook.ts';
import { CrashPlan, crashingKernel } from '../testing/crashing-kernel.ts';
import { editBet, editOf, type EditOptions } from '../testing/edit-calls.ts';
import { matchOdds, type FeedDriver } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  betsOf,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;

/** A sportsbook in which bets are edited, one book and player a test: 100.00 on the account, a bet of 10.00 at 2.00. */
export class EditsFixture {
  platform!: SportsbookPlatform;
  book!: OpenBook;
  player!: TestPlayer;
  readonly plan = new CrashPlan();
  isClosed = false;

  get feed(): FeedDriver {
    return this.book.feed;
  }

  async start(): Promise<void> {
    this.platform = await createTestPlatform(
      (kernel) => {
        kernel.maintenance.watch({ isClosed: () => this.isClosed, retryAfterSec: () => 0 });
        return composeSportsbook(crashingKernel(kernel, this.plan));
      },
      { config: { liveDelayMs: DELAY_MS } },
    );
  }

  async begin(): Promise<void> {
    this.book = await openOwnBook(this.platform);
    this.player = await richPlayer(this.platform, 10_000n);
  }

  async problems(): Promise<readonly unknown[]> {
    return [
      ...(await auditProblems(this.platform)),
      ...(await this.platform.modules.sportsbook.auditExposure()),
    ];
  }

  /** Lets the live delay pass. */
  decided(): Promise<void> {
    return this.platform.advance(DELAY_MS + DECIDE_CASH_OUTS_EVERY_MS);
  }

  /** A leg at the price shown now. */
  async leg(name = this.book.lineEvent, outcome = 'home') {
    return legOf(marketOf(await eventOf(this.platform, name), '1x2'), outcome);
  }

  /** Another match of tomorrow, home at 2.00. */
  async another(name: string): Promise<string> {
    const event = `${this.book.lineEvent}-${name}`;
    await this.feed.fixture(event, this.platform.clock.nowMs() + 1_000_000);
    await this.feed.prices(event, matchOdds(2_000, 3_400, 3_600));
    return event;
  }

  async bet(...legs: EditBetRequest['legs']): Promise<string> {
    const placed = await place(this.platform, this.player, legs.length > 0 ? legs : [await this.leg()]);
    if (placed.statusCode === 202) await this.decided();
    const { bets } = await betsOf(this.platform, this.player, 'limit=1');
    return bets[0]?.id ?? '';
  }

  edit(betId: string, legs: EditBetRequest['legs'], options: EditOptions = {}, by = this.player) {
    return editBet(this.platform, by, betId, legs, options);
  }

  /** The code an edit is refused with. */
  async refusal(betId: string, legs: EditBetRequest['legs'], options: EditOptions = {}): Promise<string> {
    return (await this.edit(betId, legs, options)).json<{ code: string }>().code;
  }

  outcome(key: string) {
    return editOf(this.platform, this.player, key);
  }

  view(id: string): Promise<BetView> {
    return betOf(this.platform, this.player, id);
  }

  get live(): EventDetail {
    return this.book.live;
  }
}
