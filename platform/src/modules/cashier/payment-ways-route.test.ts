import type { PaymentWaysView } from '@paddock/contract/schemas';

import { codeOf } from '../operators/operators.fixture.ts';
import { createCashierFixture, type CashierFixture } from './cashier.fixture.ts';

describe('ways to pay, for everybody', () => {
  let fixture: CashierFixture;
  beforeAll(async () => {
    fixture = await createCashierFixture();
  });
  afterAll(() => fixture.platform.close());

  const ask = (query: string) => fixture.platform.app.inject(`/web-api/cashier/ways${query}`);

  it('tells a guest what each way takes and gives, and may be kept by caches [S2-35]', async () => {
    const answer = await ask('?currency=EUR');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { currency, ways, turnoverPercent, verifyAbove } = answer.json<PaymentWaysView>();
    expect([currency, turnoverPercent, verifyAbove]).toEqual(['EUR', 100, '2000.00']);
    expect(ways[0]).toEqual({
      id: 'fernway-card',
      name: 'Fernway Card',
      kind: 'card',
      deposit: { min: '5.00', max: '5000.00', fee: '0.00', arrives: 'at-once', within: 0 },
      withdrawal: { min: '5.00', max: '5000.00', fee: '0.00', arrives: 'days', within: 2 },
    });
  });

  it('has other ways in other currencies, in their own digits', async () => {
    const yen = (await ask('?currency=JPY')).json<PaymentWaysView>();
    expect(yen.ways.map(({ id }) => id)).toEqual(['fernway-card', 'pocketleaf', 'millbrook-transfer']);
    expect(yen.ways[0]?.deposit.min).toBe('1000');
    // Counted over all currencies, in the site's.
    expect([yen.verifyAbove, yen.verifyCurrency]).toEqual(['2000.00', 'EUR']);
  });

  it('adds what is for one country alone [S2-35]', async () => {
    const idsIn = async (country: string) =>
      (await ask(`?currency=EUR${country}`)).json<PaymentWaysView>().ways.map(({ id }) => id);
    const everywhere = await idsIn('');
    const inDenmark = await idsIn('&country=208');
    expect(inDenmark.length).toBeGreaterThan(everywhere.length);
    expect(await idsIn('&country=276')).toEqual(everywhere);
  });

  it.each([
    ['?currency=XXX', 'CURRENCY_UNSUPPORTED'],
    ['?currency=eur', 'INVALID_INPUT'],
    ['?currency=EUR&country=DK', 'INVALID_INPUT'],
    ['', 'INVALID_INPUT'],
  ])('refuses %s', async (query, code) => {
    expect(codeOf(await ask(query))).toBe(code);
  });
});
