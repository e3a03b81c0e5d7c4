import { createTestPlatform } from '../../../testing/index.ts';
import { composeSportsbook } from '../testing/compose-sportsbook.ts';
import { CrashPlan, crashingKernel } from '../testing/crashing-kernel.ts';
import {
  auditProblems,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;

describe('a live placement of which nobody heard whether it is stored (rules §4, §6)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  const plan = new CrashPlan();

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => composeSportsbook(crashingKernel(kernel, plan)), {
      config: { liveDelayMs: DELAY_MS },
    });
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform, 10_000n);
    // What the feed has brought is stored by then: the next to write is the placement.
    await platform.advance(1_000);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  /** The connection breaks before or after its one statement, and is there again. */
  async function placeUnheard(broken: 'before' | 'after'): Promise<string> {
    const key = newKey();
    plan.arm(1, broken);
    const answer = await place(platform, player, [legOf(marketOf(book.live, '1x2'), 'home')], { key });
    plan.dead = false;
    expect(answer.statusCode).toBe(500);
    return key;
  }

  it('is decided at its time where it is', async () => {
    const key = await placeUnheard('after');
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'pending' });
    await platform.advance(DELAY_MS);
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'accepted' });
    expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
  });

  it('leaves nothing behind where it is not', async () => {
    await placeUnheard('before');
    await platform.advance(DELAY_MS);
    expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
    expect(platform.modules.sportsbook.liabilityOf(`${marketOf(book.live, '1x2').id}.home`)).toBe(0n);
  });
});
