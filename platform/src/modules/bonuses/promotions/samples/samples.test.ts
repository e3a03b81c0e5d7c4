import { PromotionTerms, type PromotionPartsView } from '@paddock/contract/schemas';

import { PRODUCTS } from '../../../../products/products.ts';
import { call, operatorWith } from '../../../operators/operators.fixture.ts';
import { stakeRanges } from '../../../products/index.ts';
import { contradictionIn } from '../check-terms.ts';
import { keepSamples, samplesAt } from './samples.ts';
import { mistakesInShape } from '../../../../kernel/http/told-by-kind.ts';
import { readRunning } from '../promotion-store.ts';
import { createPromotionsFixture } from '../promotions.fixture.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr'];

describe('samples of promotions', () => {
  const samples = samplesAt([], 0).map(({ code, terms }) => ({ code, text: terms.text }));

  it.each(samples)('say $code in every language of the product, each whole', ({ text }) => {
    expect(Object.keys(text).toSorted()).toEqual(LANGUAGES);
    const said = Object.values(text);
    expect(new Set(said.map(({ summary }) => summary)).size).toBe(LANGUAGES.length);
    expect(new Set(said.map(({ paragraphs }) => paragraphs.length)).size).toBe(1);
  });
});

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
    'drop-by 1',
    'first-flutter 1',
    'five-to-try 1',
    'for-points 1',
    'house-rounds 1',
    'longer-is-better 1',
    'lucky-line 1',
    'one-short 1',
    'second-helping 1',
    'seven-days 1',
    'six-on-us 1',
    'softer-week 1',
    'spring-code 1',
    'warm-up 1',
  ]);
  const ground = {
    products: ['sportsbook', 'games'],
    currencies: ['EUR', 'USD', 'RUB'],
    stakeRanges: stakeRanges(kernel.config.dataDir, PRODUCTS),
    ownGames: [],
    levels: ['copper'],
    languages: [],
    segments: [],
    freeRounds: modules.games.freeRounds,
    tickets: {
      lotto: await modules.lotto.tickets.sold(kernel.db),
      toto: await modules.toto.tickets.sold(kernel.db),
    },
    siteLanguage: 'en',
    nowMs: kernel.clock.nowMs(),
  };
  expect(all.map(({ terms }) => contradictionIn(terms, ground))).toEqual(all.map(() => undefined));
  const operator = await operatorWith(fixture.platform(), 'olga', 'support');
  const shown = (
    await call(fixture.platform(), operator, 'GET', 'promotion-parts')
  ).json<PromotionPartsView>();
  expect(shown.samples.map(({ code }) => code).toSorted()).toEqual(all.map(({ code }) => code).toSorted());
  expect(shown.samples.map(({ terms }) => mistakesInShape(PromotionTerms, terms))).toEqual(all.map(() => []));
  expect(shown.schema).toEqual(JSON.parse(JSON.stringify(PromotionTerms)));
  expect(shown.names).toMatchObject({
    ...{ games: expect.arrayContaining(['plinko']), tickets: expect.arrayContaining(['keno', 'next-6']) },
    ...{ products: expect.arrayContaining(['sportsbook']), currencies: expect.arrayContaining(['EUR']) },
  });
  await fixture.close();
});
