import type { PaymentHistoryView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';

describe('the history of payments', () => {
  let fixture: CashierFixture;
  let player: CashierPlayer;

  beforeAll(async () => {
    fixture = await createCashierFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(async () => {
    player = await fixture.player();
  });

  const ask = (query: string, language = 'en') =>
    fixture.platform.app.inject({
      url: `/web-api/office/historypay?${query}`,
      headers: { ...player.bearer, 'x-language': language },
    });
  const history = async (query: string, language?: string) =>
    (await ask(query, language)).json<PaymentHistoryView>();

  it('tells each payment with the fields of a payment record [S3-10, S7-12]', async () => {
    const paid = await fixture.deposit(player);
    await fixture.callback(paid);
    const failed = await fixture.deposit(player);
    await fixture.callback(failed, { event: 'failed', reason: 'declined by the bank' });
    const { entities, total_count } = await history('pageNumber=1', 'ru');
    expect(total_count).toBe(2);
    expect(entities).toEqual([
      expect.objectContaining({
        id: failed.id,
        status_id: 3,
        status_title: 'failed',
        message: 'declined by the bank',
        translate_message: 'Отклонён',
        money_deposit_id: null,
      }),
      {
        id: paid.id,
        status_id: 2,
        status_title: 'succeeded',
        message: '',
        translate_message: 'Зачислен',
        skks_hash: expect.stringMatching(/^[\w-]{16}$/) as string,
        timestamp: Math.floor(fixture.platform.clock.nowMs() / 1_000),
        date_payment: new Date(fixture.platform.clock.nowMs()).toISOString(),
        summ: '20.00',
        currency: 'EUR',
        money_deposit_id: paid.id,
      },
    ]);
  });

  it.each([
    ['ar', 'لم يُدفع بعد'],
    ['hi', 'अभी भुगतान नहीं हुआ'],
    // Not spoken by the server: in the site's own.
    ['pt', 'Noch nicht bezahlt'],
  ])('says how each stands in the language of the page: %s', async (language, said) => {
    await fixture.deposit(player);
    const { entities } = await history('', language);
    expect(entities.map(({ translate_message }) => translate_message)).toEqual([said]);
  });

  it('pages, newest first', async () => {
    for (let n = 0; n < 21; n++) await fixture.deposit(player);
    const first = await history('');
    const second = await history('pageNumber=2');
    expect([first.entities.length, second.entities.length, second.total_count]).toEqual([20, 1, 21]);
    expect(BigInt(first.entities[0]?.id ?? 0)).toBeGreaterThan(BigInt(second.entities[0]?.id ?? 0));
    expect((await history('pageNumber=3')).entities).toEqual([]);
  });

  it.each(['pageNumber=0', 'pageNumber=-1', 'pageNumber=x', 'pageNumber=99999999', 'isIncludeArchive=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );
});
