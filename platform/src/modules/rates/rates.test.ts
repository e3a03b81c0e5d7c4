import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createRates, publishRates, type Rates } from './index.ts';
import { RATE_LASTS_MS } from './rates.ts';

describe('exchange rates', () => {
  let platform: TestPlatform<{ rates: Rates }>;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({ rates: createRates(kernel) }), {
      config: { sandbox: false },
    });
  });
  afterAll(() => platform.close());

  const publish = (figures: Readonly<Record<string, bigint>>, atMs = platform.clock.nowMs()) =>
    publishRates(platform.kernel.db, new Map(Object.entries(figures)), 'test', atMs);
  const ask = (from: string, to: string, atMs = platform.clock.nowMs()) =>
    platform.modules.rates.rate(platform.kernel.db, from, to, atMs);

  it('is none while nothing was published', async () => {
    expect(await ask('KWD', 'EUR')).toBeUndefined();
  });

  it('is the latest published before the moment, with a name of its own', async () => {
    await publish({ USD: 1_100_000_000n });
    const first = await ask('EUR', 'USD');
    await platform.advance(60_000);
    await publish({ USD: 1_200_000_000n });
    expect(await ask('EUR', 'USD')).toMatchObject({ numerator: 1_200_000_000n, denominator: 1_000_000_000n });
    expect(await ask('EUR', 'USD', platform.clock.nowMs() - 1)).toEqual(first);
    expect((await ask('EUR', 'USD'))?.id).not.toBe(first?.id);
  });

  it('crosses two currencies through the base one', async () => {
    await publish({ USD: 1_100_000_000n, JPY: 165_000_000_000n });
    expect(await ask('USD', 'JPY')).toMatchObject({
      numerator: 165_000_000_000n,
      denominator: 1_100_000_000n,
    });
  });

  it('is no rate any more once it is old', async () => {
    await publish({ GBP: 850_000_000n });
    const publishedAtMs = platform.clock.nowMs();
    expect(await ask('GBP', 'EUR', publishedAtMs + RATE_LASTS_MS - 1)).toBeDefined();
    expect(await ask('GBP', 'EUR', publishedAtMs + RATE_LASTS_MS)).toBeUndefined();
  });
});
