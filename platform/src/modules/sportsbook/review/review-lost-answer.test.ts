import { CrashPlan } from '../testing/crashing-kernel.ts';
import { auditProblems } from '../testing/sportsbook.fixture.ts';
import { REVIEW_EVERY_MS } from './bet-reviews.ts';
import { ReviewDesk } from './review.fixture.ts';

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
});
