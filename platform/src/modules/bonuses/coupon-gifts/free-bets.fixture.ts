import { randomUUID } from 'node:crypto';
import type { BetView, CouponGiftsView, CouponGiftView, PromotionTerms } from '@paddock/contract/schemas';

import { query } from '../../../testing/index.ts';
import { crashingKernel, type CrashPlan } from '../../sportsbook/testing/crashing-kernel.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer, PickedLeg } from '../bonuses.fixture.ts';
import { freeBetTerms } from '../promotions/promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions/promotions.fixture.ts';
import type { FreeBetTerms } from './gift-terms.ts';

interface Placed {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly bet: BetView | undefined;
}

export interface FreeBetsFixture extends PromotionsFixture {
  /** Runs a promotion of a free bet of 5.00 and lets the player take it. */
  give(
    player: BonusPlayer,
    gives?: Partial<FreeBetTerms>,
    over?: Partial<PromotionTerms>,
  ): Promise<CouponGiftView>;
  /** Runs a promotion by such terms, of a gift for the coupon, and lets the player take it. */
  giveBy(player: BonusPlayer, terms: PromotionTerms): Promise<CouponGiftView>;
  gift(player: BonusPlayer): Promise<CouponGiftView>;
  /** A bet on the home sides with the gift. */
  place(
    player: BonusPlayer,
    giftId: string,
    over?: {
      readonly events?: readonly string[];
      readonly stake?: string;
      readonly key?: string;
      readonly type?: string;
      /** What happens between the look at the prices and the press. */
      readonly meanwhile?: () => Promise<void>;
    },
  ): Promise<Placed>;
  newMatch(): Promise<string>;
  /** The feed says what a match came to; again with a higher revision. */
  come(event: string, how: 'home' | 'away' | 'void', revision?: number): Promise<void>;
  /** The same, and its bets are settled. */
  end(event: string, how: 'home' | 'away' | 'void', revision?: number): Promise<void>;
  /** What free bets cost the house in cents until now. */
  cost(): Promise<bigint>;
  /** Lines of the statement, the oldest first. */
  lines(player: BonusPlayer): Promise<readonly string[]>;
}

/** @param plan when the server dies; it lives without one */
export async function createFreeBetsFixture(plan?: CrashPlan): Promise<FreeBetsFixture> {
  const fixture = await createPromotionsFixture(plan && ((kernel) => crashingKernel(kernel, plan)));
  let made = 0;
  const gift: FreeBetsFixture['gift'] = async (player) => {
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/gifts');
    const [newest] = (json as CouponGiftsView).gifts;
    if (newest === undefined) throw new Error('nothing was given');
    return newest;
  };
  const come: FreeBetsFixture['come'] = async (event, how, revision = 1) => {
    const result = matchResult(how === 'void' ? 'home' : how);
    const voided = result.selections.map((one) => ({
      ...one,
      ...{ won: 0 as const, voidHalves: 2 as const },
    }));
    await fixture.feed().result(event, revision, how === 'void' ? { ...result, selections: voided } : result);
  };
  const giveBy: FreeBetsFixture['giveBy'] = async (player, terms) => {
    const code = `free-${++made}`;
    await fixture.runTerms(code, terms);
    const taken = await fixture.take(player, code);
    if (taken.status !== 200) throw new Error(JSON.stringify(taken.json));
    return gift(player);
  };
  return {
    ...fixture,
    gift,
    give: (player, gives = {}, over = {}) =>
      giveBy(player, freeBetTerms(fixture.platform().clock.nowMs(), { gives, over })),
    giveBy,
    async place(player, giftId, { events = [], stake = '5.00', key = randomUUID(), type, meanwhile } = {}) {
      const legs = await fixture.legs(...events.map((event): PickedLeg => ({ event, outcome: 'home' })));
      await meanwhile?.();
      const answer = await fixture.platform().app.inject({
        method: 'POST',
        url: '/web-api/sportsbook/bets',
        headers: { ...player.bearer, 'idempotency-key': key },
        body: {
          type: type ?? (legs.length > 1 ? 'accumulator' : 'single'),
          ...{ accountId: player.accountId, stake, policy: 'any', legs, giftId },
          ...(type === 'system' && { lines: { bankers: [], folds: [legs.length] } }),
        },
      });
      const body = answer.json<{ bet?: BetView; code?: string; details?: { reason?: string } }>();
      return { status: answer.statusCode, code: body.code, reason: body.details?.reason, bet: body.bet };
    },
    async newMatch() {
      const event = `free-${++made}`;
      await fixture.match(event);
      return event;
    },
    come,
    async end(event, how, revision = 1) {
      await come(event, how, revision);
      await fixture.platform().advance(250);
    },
    async cost() {
      const { house } = await fixture.platform().modules.wallet.audit();
      return -(house['free-bets EUR'] ?? 0n);
    },
    async lines({ playerId }) {
      const rows = (await query(
        fixture.platform().databaseUrl,
        `select t.kind || ' ' || p.amount_minor as line from wallet_posting p
          join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
          join wallet_account a on a.player_id = p.player_id and a.id = p.account_id
          where p.player_id = ${playerId} and a.kind = 'main' order by p.seq`,
      )) as readonly { readonly line: string }[];
      return rows.map(({ line }) => line);
    },
  };
}
