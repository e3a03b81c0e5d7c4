import { randomUUID } from 'node:crypto';

import { CrashPlan } from '../../sportsbook/testing/crashing-kernel.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';

/** Commits of a settlement among which the server dies. */
const COMMITS = [1, 2, 3];
const WHEN = ['before', 'after'] as const;

describe('a free bet while the server dies', () => {
  const plan = new CrashPlan();
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createFreeBetsFixture(plan);
  });
  beforeEach(async () => {
    player = await fixture.player({});
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  it.each(WHEN)('is used once where it dies %s the commit of the placement', async (when) => {
    const { id } = await fixture.give(player);
    const events = [await fixture.newMatch()];
    // What the feed brought is stored by then: the next to commit is the placement.
    await fixture.platform().advance(3_000);
    const key = randomUUID();
    plan.arm(1, when);
    expect((await fixture.place(player, id, { events, key })).status).toBe(500);
    plan.dead = false;
    expect((await fixture.gift(player)).state).toBe(when === 'before' ? 'ready' : 'used');
    const again = await fixture.place(player, id, { events, key });
    expect([again.status, again.bet?.stake]).toEqual([201, '5.00']);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '5.00' });
  });

  it.each(WHEN.flatMap((when) => COMMITS.map((commits) => [when, commits] as const)))(
    'pays once, and comes back once, where it dies %s commit %i of its ends',
    async (when, commits) => {
      const { id } = await fixture.give(player);
      const event = await fixture.newMatch();
      const placed = await fixture.place(player, id, { events: [event] });
      expect([placed.status, placed.code]).toEqual([201, undefined]);
      const states: string[] = [];
      for (const [at, how] of (['home', 'void'] as const).entries()) {
        await fixture.come(event, how, at + 1);
        plan.arm(commits, when);
        await fixture
          .platform()
          .advance(250)
          .catch(() => undefined);
        plan.dead = false;
        plan.arm(0, when);
        await fixture.platform().advance(5_000);
        states.push(`${(await fixture.balances(player)).real} ${(await fixture.gift(player)).state}`);
      }
      expect(states).toEqual(['5.00 used', '0.00 ready']);
    },
  );
});
