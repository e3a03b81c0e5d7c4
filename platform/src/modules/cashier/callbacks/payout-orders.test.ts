import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WithdrawalView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';
import { signCallback } from './callback-signature.ts';

const EVENTS = ['paid', 'failed', 'returned'];

describe('callbacks about a payout, in every order (rules §8)', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let player: CashierPlayer;
  let id: string;

  beforeAll(async () => {
    fixture = await createCashierFixture();
    cash = createWithdrawalsFixture(fixture);
  });
  afterAll(async () => {
    const { wallet, cashier } = fixture.platform.modules;
    expect((await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) })).problems).toEqual([]);
    await fixture.platform.close();
  });
  /** A player with 60.00 and a payout of 40.00 that was sent and of which the provider says nothing by itself. */
  beforeEach(async () => {
    player = await cash.richPlayer();
    id = (await cash.ask(player, { amount: '40.00' })).json<WithdrawalView>().id;
    await fixture.platform.advance(2_000);
    await sql`update sandbox_payout set next_at_ms = null where reference = ${id}`.execute(
      fixture.platform.kernel.db,
    );
  });

  const message = (event: string, fields: object = {}) => ({
    event: `payout-${event}`,
    reference: id,
    transactionId: `out-${id}`,
    amountMinor: '4000',
    ...fields,
  });
  const tell = async (event: string, fields: object = {}) => {
    const answer = await fixture.callback(undefined, message(event, fields));
    return answer.json<{ outcome?: string; code?: string }>();
  };
  const state = async () => [(await cash.show(player, id)).status, ...(await cash.money(player))];

  /** All orders of all choices of events, each event once. */
  const orders = EVENTS.flatMap((first) => {
    const others = EVENTS.filter((event) => event !== first);
    return [
      [first],
      ...others.map((second) => [first, second]),
      ...others.map((second) => [first, second, ...others.filter((event) => event !== second)]),
    ];
  });

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s: leaves the money in one place',
    async (_name, order) => {
      for (const event of order) await tell(event);
      // What came back is the player's; else what was paid is gone, whatever was said before; else it was given back.
      const end = order.includes('returned') ? 'returned' : order.includes('paid') ? 'paid' : 'failed';
      expect(await state()).toEqual([end, end === 'paid' ? '60.00' : '100.00', '0.00']);
    },
  );

  it('leaves the money in one place when all come at the same moment, each twice', async () => {
    await Promise.all([...EVENTS, ...EVENTS].map((event) => tell(event)));
    expect(await state()).toEqual(['returned', '100.00', '0.00']);
  });

  it('has no effect when it is repeated or forged', async () => {
    const callbackId = `cb-${randomUUID()}`;
    expect(await tell('paid', { id: callbackId })).toMatchObject({ outcome: 'applied' });
    expect(await tell('paid', { id: callbackId })).toMatchObject({ outcome: 'repeat' });
    expect(await tell('returned', { id: callbackId })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const { kernel, app } = fixture.platform;
    const genuine = JSON.stringify({ id: `cb-${randomUUID()}`, currency: 'EUR', ...message('paid') });
    const forged = await app.inject({
      method: 'POST',
      url: '/callbacks/payments/sandbox',
      headers: {
        'content-type': 'application/json',
        ...signCallback(kernel.secrets, 'sandbox', genuine, kernel.clock.nowMs()),
      },
      body: genuine.replace('payout-paid', 'payout-returned'),
    });
    expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([401, 'CALLBACK_SIGNATURE']);
    expect(await state()).toEqual(['paid', '60.00', '0.00']);
  });

  it.each([
    ['a negative amount', { amountMinor: '-4000' }],
    ['an amount of zero', { amountMinor: '0' }],
    ['Arabic digits', { amountMinor: '٤٠٠٠' }],
    ['a decimal', { amountMinor: '40.00' }],
    ['an amount beyond 64 bits', { amountMinor: '9'.repeat(30) }],
  ])('is not understood with %s, and the money stays held', async (_name, fields) => {
    expect(await tell('paid', fields)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await state()).toEqual(['sent', '60.00', '40.00']);
  });
});
