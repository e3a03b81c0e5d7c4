import { randomUUID } from 'node:crypto';

import { CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createTicketsFixture, type TicketsFixture } from './tickets.fixture.ts';

const WHEN = ['before', 'after'] as const;
/** Those of a draw that is given back or falls: its word or value and numbers, its payments, its end. */
const COMMITS = [1, 2, 3] as const;

describe('a given ticket of a process that dies (rules §12)', () => {
  const plan = new CrashPlan();
  let fixture: TicketsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createTicketsFixture((kernel) => crashingKernel(kernel, plan));
  });
  beforeEach(async () => {
    // Time may pass until then.
    await fixture.sold('keno');
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
    const { id: giftId } = await fixture.give(player);
    const { number: draw } = await fixture.sold('keno');
    const key = randomUUID();
    await dying(1, when, async () => {
      expect((await fixture.buy(player, { giftId, draw }, key)).status).toBe(500);
    });
    expect(await state()).toBe(when === 'before' ? 'ready, 0.00 and 0.00 held' : 'used, 0.00 and 2.00 held');
    expect((await fixture.buy(player, { giftId, draw }, key)).status).toBe(201);
    expect(await state()).toBe('used, 0.00 and 2.00 held');
  });

  it.each(COMMITS)(
    'comes back once, and is paid once, where it dies after commit %i of the end of a draw',
    async (commits) => {
      const { id: giftId } = await fixture.give(player);
      await fixture.buy(player, { giftId });
      const giveBack = await fixture.giverBack();
      await dying(commits, 'after', giveBack);
      await fixture.later(1);
      await giveBack();
      player = await fixture.signInAgain(player);
      expect(await state()).toBe('ready, 0.00 and 0.00 held');
      const { closesAtMs } = await fixture.sold('keno');
      player = await fixture.signInAgain(player);
      const { ticket } = await fixture.buy(player, { giftId });
      await fixture.platform().leap(closesAtMs - fixture.platform().clock.nowMs() - 500);
      await dying(commits, 'after', () => fixture.platform().advance(1_000));
      await fixture.later(1);
      player = await fixture.signInAgain(player);
      const { paid } = await fixture.ticket(player, ticket.id);
      expect(await state()).toBe(`used, ${paid ?? 'nothing'} and 0.00 held`);
    },
  );
});
