import { query } from '../../testing/query.ts';
import { SeededRandom } from '../../testing/seeded-random.ts';
import { ACTS, brokenRules, newStory, realGap, type Story } from './bonus-story.fixture.ts';
import { createBonusesFixture, type BonusesFixture } from './bonuses.fixture.ts';

const SEEDS = (process.env['BONUS_SEEDS'] ?? '11,12').split(',').map(Number);
const STEPS = 400;
const PLAYERS = 3;

/** How bonuses of all seeds ended. */
const ended = new Set<string>();

/** Deposits, bets, results, corrections, charge-backs, giving up and time, in an order told by a seed. */
describe.each(SEEDS)('bonuses over a random story, seed %i', (seed) => {
  let fixture: BonusesFixture;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      offers: { EUR: { percent: 75, upTo: '50.00', minDeposit: '8.00' } },
      wageringMultiple: 2,
      days: 1,
    });
  });
  afterAll(() => fixture.close());

  it('keeps every rule of the ledger, and real money is never touched', async () => {
    const random = new SeededRandom(seed);
    const stories: Story[] = [];
    for (let n = 0; n < PLAYERS; n += 1) stories.push(await newStory(fixture, random));
    for (let step = 0; step < STEPS; step += 1) {
      // Now and then somebody new: a bonus comes once in a life.
      if (random.int(30) === 0) stories.push(await newStory(fixture, random));
      const story = random.pick(stories);
      const [name, act] = random.pick(ACTS);
      await act(fixture, story, random);
      expect([seed, step, name, await realGap(fixture, story)]).toEqual([seed, step, name, 0n]);
      if (step % 100 === 99) expect([seed, step, await brokenRules(fixture)]).toEqual([seed, step, []]);
    }
    const ends = await query(fixture.platform().databaseUrl, 'select distinct status from bonuses_bonus');
    for (const { status } of ends as { status: string }[]) ended.add(status);
  });
});

it('met every end a bonus can have', () => {
  expect([...ended].sort()).toEqual(['charged-back', 'completed', 'expired', 'forfeited', 'running']);
});
