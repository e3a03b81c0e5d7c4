import { randomUUID } from 'node:crypto';

import { CrashPlan } from '../../sportsbook/testing/crashing-kernel.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { boostTerms, oddsBoost } from '../promotions/promotion-terms.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';

/** Commits of a settlement among which the server dies. */
const COMMITS = [1, 2, 3];
const WHEN = ['before', 'after'] as const;

describe('a boost while the server dies', () => {
  const plan = new CrashPlan();
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;
  let giftId: string;

  beforeAll(async () => {
    fixture = await createFreeBetsFixture(plan);
  });
  beforeEach(async () => {
    player = await fixture.undecided();
    await fixture.payIn(player, '100.00');
    giftId = (await fixture.giveBy(player, boostTerms(fixture.platform().clock.nowMs(), oddsBoost()))).id;
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  it.each(WHEN)('is used once where it dies %s the commit of the placement', async (when) => {
    const events = [await fixture.newMatch()];
    // What the feed brought is stored by then: the next to commit is the placement.
    await fixture.platform().advance(3_000);
    const asked = { events, stake: '10.00', key: randomUUID() };
    plan.arm(1, when);
    expect((await fixture.place(player, giftId, asked)).status).toBe(500);
    plan.dead = false;
    expect((await fixture.gift(player)).state).toBe(when === 'before' ? 'ready' : 'used');
    expect((await fixture.place(player, giftId, asked)).status).toBe(201);
    expect(await fixture.balances(player)).toMatchObject({ real: '90.00', held: '10.00' });
  });

  it.each(WHEN.flatMap((when) => COMMITS.map((commits) => [when, commits] as const)))(
    'pays once, and takes back once, where it dies %s commit %i of its ends',
    async (when, commits) => {
      const event = await fixture.newMatch();
      await fixture.place(player, giftId, { events: [event], stake: '10.00' });
      const real: string[] = [];
      for (const [at, how] of (['home', 'void', 'home', 'away'] as const).entries()) {
        await fixture.come(event, how, at + 1);
        plan.arm(commits, when);
        await fixture
          .platform()
          .advance(250)
          .catch(() => undefined);
        plan.dead = false;
        plan.arm(0, when);
        await fixture.platform().advance(5_000);
        real.push((await fixture.balances(player)).real);
      }
      expect(real).toEqual(['112.00', '100.00', '112.00', '90.00']);
    },
  );
});
