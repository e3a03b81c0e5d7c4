import type { PlacementView } from '@paddock/contract/schemas';

import { WATCH_EXPOSURE_EVERY_MS } from '../risk/exposure-watch.ts';
import { CrashPlan } from '../testing/crashing-kernel.ts';
import { auditProblems, betsOf, newKey } from '../testing/sportsbook.fixture.ts';
import { REVIEW_EVERY_MS } from './bet-reviews.ts';
import { ReviewDesk } from './review.fixture.ts';

const ASKED = { free: 90_000n, held: 10_000n };
const SMALLER = { free: 96_000n, held: 4_000n };
const FREE = { free: 100_000n, held: 0n };

describe('an answer to a large bet of which nobody heard whether it was stored', () => {
  const plan = new CrashPlan();
  let desk: ReviewDesk;

  beforeAll(async () => {
    desk = await ReviewDesk.open(plan);
  });
  beforeEach(async () => {
    await desk.begin();
    // What the feed has brought is stored by then.
    await desk.platform.advance(1_000);
    await desk.ask();
  });
  afterEach(async () => {
    expect(await auditProblems(desk.platform)).toEqual([]);
    expect(await desk.platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => desk.platform.close());

  /** The connection breaks before or after the commit of an acceptance, and is there again. */
  async function acceptUnheard(broken: 'before' | 'after'): Promise<void> {
    plan.arm(2, broken); // the first says when the operator was here
    const answer = await desk.answer({ answer: 'accept' });
    plan.dead = false;
    expect(answer.statusCode).toBe(500);
    await desk.platform.advance(2 * REVIEW_EVERY_MS);
  }

  /** The player takes an offer of 40.00. @returns the key of the answer */
  async function takeUnheard(broken: 'before' | 'after'): Promise<string> {
    await desk.answer({ answer: 'offer', stake: '40.00' });
    const own = newKey();
    plan.arm(1, broken);
    expect((await desk.reply(true, { own })).statusCode).toBe(500);
    plan.dead = false;
    expect(await desk.money()).toEqual(broken === 'after' ? SMALLER : ASKED);
    return own;
  }

  it('is a bet where it was', async () => {
    await acceptUnheard('after');
    expect(await desk.outcome()).toMatchObject({ status: 'accepted', bet: { stake: '100.00' } });
    expect(await desk.shown()).toMatchObject({ state: 'accepted' });
  });

  it('waits on where it was not, and can be answered again', async () => {
    await acceptUnheard('before');
    expect(await desk.shown()).toMatchObject({ state: 'waiting' });
    expect((await desk.answer({ answer: 'reject' })).statusCode).toBe(200);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'REVIEW_REJECTED' });
  });

  it.each(['before', 'after'] as const)(
    'of its player is one bet, asked again: %s the commit',
    async (broken) => {
      const own = await takeUnheard(broken);
      expect((await desk.reply(true, { own })).json<PlacementView>()).toMatchObject({
        bet: { key: own, stake: '40.00' },
      });
      expect(await desk.money()).toEqual(SMALLER);
      expect((await betsOf(desk.platform, desk.player)).bets).toHaveLength(1);
      // The room of what nobody heard of is set right by the second look; the trader stays signed in meanwhile.
      for (const _look of ['finds', 'corrects']) await desk.platform.leap(WATCH_EXPOSURE_EVERY_MS);
    },
  );

  it('of its player is the bet it became, where the server died after the commit', async () => {
    const own = await takeUnheard('after');
    desk.platform = await desk.platform.restart();
    expect((await desk.reply(true, { own })).json<PlacementView>()).toMatchObject({ bet: { key: own } });
    expect(await desk.money()).toEqual(SMALLER);
  });

  it('of its player leaves the offer where the server died before the commit', async () => {
    await takeUnheard('before');
    desk.platform = await desk.platform.restart();
    expect(await desk.shown()).toMatchObject({ state: 'offered', offer: { stake: '40.00' } });
    expect(await desk.money()).toEqual(ASKED);
  });

  it('of an operator who takes it gives the stake back where the server died of it', async () => {
    plan.arm(2, 'after');
    expect((await desk.answer({ answer: 'accept' })).statusCode).toBe(500);
    plan.dead = false;
    desk.platform = await desk.platform.restart();
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'PLACEMENT_EXPIRED' });
    expect(await desk.money()).toEqual(FREE);
  });
});
