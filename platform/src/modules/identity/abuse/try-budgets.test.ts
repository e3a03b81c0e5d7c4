import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { createTryBudget } from './try-budgets.ts';

describe('a budget of tries', () => {
  let platform: IdentityPlatform;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const RULES = { burst: 2, refillMs: 1_000 };

  it('allows a burst, then one each refill, by key', async () => {
    const budget = createTryBudget(platform.kernel, 'refill', RULES);
    const take = async (times: number, key = 'a') => {
      const taken: boolean[] = [];
      for (let n = 0; n < times; n++) taken.push(await budget.take(key));
      return taken;
    };
    expect(await take(3)).toEqual([true, true, false]);
    expect(await take(1, 'b')).toEqual([true]);
    await platform.advance(999);
    expect(await take(1)).toEqual([false]);
    await platform.advance(1);
    expect(await take(2)).toEqual([true, false]);
    await budget.giveBack('a');
    expect(await take(2)).toEqual([true, false]);
    await platform.advance(1_000_000);
    expect(await take(3)).toEqual([true, true, false]);
  });

  it('is one for all nodes, also at the same moment', async () => {
    const nodes = [1, 2, 3].map(() => createTryBudget(platform.kernel, 'nodes', RULES));
    const taken = await Promise.all(nodes.flatMap((node) => [node.take('a'), node.take('a')]));
    expect(taken.filter(Boolean)).toHaveLength(RULES.burst);
  });

  it('forgets who has all tries again, and nobody else', async () => {
    const budget = createTryBudget(platform.kernel, 'forget', { burst: 1, refillMs: 1_000 });
    await budget.take('a');
    await platform.advance(999);
    await budget.forgetFull();
    expect(await budget.take('a')).toBe(false);
    await platform.advance(1);
    await budget.forgetFull();
    expect(await budget.take('a')).toBe(true);
  });
});
