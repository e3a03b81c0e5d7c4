import { contradictionIn } from './check-terms.ts';
import { keepSamples } from './samples.ts';
import { readRunning } from './promotion-store.ts';
import { createPromotionsFixture } from './promotions.fixture.ts';

it('keeps sound promotions in the sandbox, once', async () => {
  const fixture = await createPromotionsFixture();
  const { kernel, modules } = fixture.platform();
  const parts = {
    kernel,
    products: [{ product: 'sportsbook' }, { product: 'games' }],
  } as unknown as Parameters<typeof keepSamples>[0];
  await keepSamples(parts);
  await keepSamples(parts);
  const all = await readRunning(kernel.db);
  expect(all.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual([
    'daily-wheel 1',
    'first-flutter 1',
    'five-to-try 1',
    'house-rounds 1',
    'longer-is-better 1',
    'one-short 1',
    'second-helping 1',
    'seven-days 1',
    'spring-code 1',
    'warm-up 1',
  ]);
  const ground = {
    products: ['sportsbook', 'games'],
    currencies: ['EUR', 'USD', 'RUB'],
    levels: ['copper'],
    freeRounds: modules.games.freeRounds,
    tickets: { lotto: modules.lotto.tickets },
    nowMs: kernel.clock.nowMs(),
  };
  expect(all.map(({ terms }) => contradictionIn(terms, ground))).toEqual(all.map(() => undefined));
  await fixture.close();
});
