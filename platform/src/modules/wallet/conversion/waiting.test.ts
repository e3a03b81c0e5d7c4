import { MINUTE_MS } from '@paddock/contract';

import { NANO } from '../../rates/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.fixture.ts';
import { codeOf, exchangesOf } from './conversion.fixture.ts';

const SEED = 20_261_122;

/** Figures stand for a while, and the market moves meanwhile: who waits for a move must not be paid for it. */
describe('waiting for the market before an exchange', () => {
  let fixture: WalletFixture;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());

  it('never pays while the market moves less than the spread within the life of a rate', async () => {
    const random = new SeededRandom(SEED);
    const player = await fixture.player(1_000_00n);
    const dollars = await fixture.add(player, 'USD');
    const { quoteOf } = exchangesOf(fixture, player);
    /** Of now; and as it was published, up to 59 minutes ago. */
    let market = 1_100_000_000n;
    for (let step = 0; step < 40; step++) {
      await fixture.publish({ USD: market });
      const published = market;
      await fixture.platform.advance(random.int(60) * MINUTE_MS);
      market = (published * BigInt(10_000 + (random.int(199) - 99))) / 10_000n;
      const there = (await quoteOf(player.main, dollars, '1000.00')).json<{ toAmount: string }>();
      const back = (await quoteOf(dollars, player.main, '1000.00')).json<{ toAmount: string }>();
      const cents = (text: string) => BigInt(text.replace('.', ''));
      // Valued at what the market pays now, nothing is gained in either direction.
      expect([SEED, step, cents(there.toAmount) * NANO <= 100_000n * market]).toEqual([SEED, step, true]);
      expect([SEED, step, cents(back.toAmount) * market <= 100_000n * NANO]).toEqual([SEED, step, true]);
    }
  });

  it('gets no rate any more once it has waited for longer than one lives', async () => {
    const player = await fixture.player(10_00n);
    const dollars = await fixture.add(player, 'USD');
    const { quoteOf } = exchangesOf(fixture, player);
    await fixture.publish({ USD: 1_000_000_000n });
    await fixture.platform.advance(60 * MINUTE_MS - 1);
    expect((await quoteOf(player.main, dollars, '1.00')).json()).toMatchObject({ toAmount: '0.99' });
    await fixture.platform.advance(1);
    expect(codeOf(await quoteOf(player.main, dollars, '1.00'))).toBe('RATE_UNAVAILABLE');
  });
});
