import { randomUUID } from 'node:crypto';

import { CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createPoolCouponsFixture, type PoolCouponsFixture } from './pool-coupons.fixture.ts';

const WHEN = ['before', 'after'] as const;
/** Those of a draw that is called off or decided: its close, its decision, its payments, its end. */
const COMMITS = [1, 2, 3] as const;

describe('a given coupon of a process that dies (rules §12)', () => {
  const plan = new CrashPlan();
  let fixture: PoolCouponsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createPoolCouponsFixture((kernel) => crashingKernel(kernel, plan));
  });
  beforeEach(async () => {
    player = await fixture.player({});
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** Does something that dies at a commit of it, if it has so many; answers once it lives again. */
  async function dying(commits: number, when: (typeof WHEN)[number], work: () => Promise<unknown>) {
    plan.arm(commits, when);
    await work().catch(() => undefined);
    plan.dead = false;
    plan.arm(0, when);
  }
  const state = async () => {
    const { real, held } = await fixture.balances(player);
    return `${(await fixture.gift(player)).state}, ${real} and ${held} held`;
  };

  it.each(WHEN)('is bought once where it dies %s the commit of the purchase', async (when) => {
    const draw = await fixture.draw();
    const { id: giftId } = await fixture.givePool(player);
    const key = randomUUID();
    await dying(1, when, async () => {
      expect((await fixture.buy(player, draw, { giftId }, key)).status).toBe(500);
    });
    expect(await state()).toBe(when === 'before' ? 'ready, 0.00 and 0.00 held' : 'used, 0.00 and 2.00 held');
    expect((await fixture.buy(player, draw, { giftId }, key)).status).toBe(201);
    expect(await state()).toBe('used, 0.00 and 2.00 held');
  });

  it.each(COMMITS)(
    'comes back once, and is paid once, where it dies after commit %i of the end of a draw',
    async (commits) => {
      const off = await fixture.draw();
      const { id: giftId } = await fixture.givePool(player);
      await fixture.buy(player, off, { giftId });
      const callOff = await fixture.callerOff(off);
      await dying(commits, 'after', async () => {
        await callOff();
        await fixture.platform().advance(5_000);
      });
      await fixture.later(1);
      await callOff();
      await fixture.platform().advance(5_000);
      player = await fixture.signInAgain(player);
      expect(await state()).toBe('ready, 0.00 and 0.00 held');
      const draw = await fixture.draw();
      await fixture.buy(player, draw, { giftId });
      await fixture.playOut(draw);
      await dying(commits, 'after', () => fixture.decide());
      await fixture.later(1);
      await fixture.platform().advance(5_000);
      player = await fixture.signInAgain(player);
      expect(await state()).toBe('used, 1.70 and 0.00 held');
    },
  );
});
