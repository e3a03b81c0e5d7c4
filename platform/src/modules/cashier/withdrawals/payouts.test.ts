import { SECOND_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { WithdrawalView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from './withdrawals.fixture.ts';
import { ASK_FIRST_MS } from './withdrawal-tasks.ts';

describe('paying out (rules §8)', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let player: CashierPlayer;

  beforeAll(async () => {
    fixture = await createCashierFixture();
    // The sandbox sends its callbacks over HTTP.
    await fixture.platform.app.listen({ port: 0, host: '127.0.0.1' });
    cash = createWithdrawalsFixture(fixture);
  });
  afterAll(async () => {
    const { wallet, cashier } = fixture.platform.modules;
    expect((await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) })).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await cash.richPlayer();
  });

  const ask = async (amount: string) => (await cash.ask(player, { amount })).json<WithdrawalView>().id;
  /** Asks and waits until the provider has the order. */
  const send = async (amount: string) => {
    const id = await ask(amount);
    await fixture.platform.advance(2 * SECOND_MS);
    return id;
  };
  /** The provider keeps it open for ever and says nothing of its own. */
  const muteSandbox = (id: string) =>
    sql`update sandbox_payout set next_at_ms = null where reference = ${id}`.execute(
      fixture.platform.kernel.db,
    );
  const sendQuietly = async (amount: string) => {
    const id = await send(amount);
    await muteSandbox(id);
    return id;
  };
  const tell = async (id: string, event: string, fields: object = {}) => {
    const answer = await fixture.callback(undefined, {
      event: `payout-${event}`,
      reference: id,
      transactionId: `out-${id}`,
      amountMinor: '4000',
      ...fields,
    });
    return answer.json<{ outcome: string }>().outcome;
  };
  const state = async (id: string) => [(await cash.show(player, id)).status, ...(await cash.money(player))];
  const suspended = async () => {
    const entries = await fixture.platform.modules.cashier.suspense('sandbox');
    return entries.map(({ amountMinor, reason }) => `${amountMinor} ${reason}`);
  };

  it('goes from approval to the bank by itself, each step with its time', async () => {
    const id = await send('40.00');
    expect(await state(id)).toEqual(['sent', '60.00', '40.00']);
    await fixture.platform.advance(10 * SECOND_MS);
    expect(await state(id)).toEqual(['paid', '60.00', '0.00']);
    const { timeline } = await cash.show(player, id);
    expect(timeline.map(({ status }) => status)).toEqual(['requested', 'approved', 'sent', 'paid']);
    expect(timeline.map(({ atMs }) => atMs).toSorted((a, b) => a - b)).toEqual(
      timeline.map(({ atMs }) => atMs),
    );
  });

  it('gives the money back when the bank refuses it, with the reason', async () => {
    const id = await send('40.13');
    await fixture.platform.advance(10 * SECOND_MS);
    expect(await state(id)).toEqual(['failed', '100.00', '0.00']);
    expect((await cash.show(player, id)).timeline.at(-1)).toMatchObject({ reason: 'declined by the bank' });
  });

  it('credits what the bank sends back after it was paid', async () => {
    const id = await send('40.17');
    await fixture.platform.advance(10 * SECOND_MS);
    expect(await state(id)).toEqual(['paid', '59.83', '0.00']);
    await fixture.platform.advance(70 * SECOND_MS);
    expect(await state(id)).toEqual(['returned', '100.00', '0.00']);
  });

  it('a payout whose answer never came stays held until the provider is asked', async () => {
    const id = await send('40.19');
    expect(await state(id)).toEqual(['sent', '59.81', '40.19']);
    await fixture.platform.advance(ASK_FIRST_MS - 10 * SECOND_MS);
    expect(await state(id)).toEqual(['sent', '59.81', '40.19']);
    await fixture.platform.advance(20 * SECOND_MS);
    expect(await state(id)).toEqual(['paid', '59.81', '0.00']);
  });

  it('an order that was lost is given again under the same reference, and pays once', async () => {
    const id = await send('40.23');
    await fixture.platform.advance(ASK_FIRST_MS + 20 * SECOND_MS);
    expect(await state(id)).toEqual(['paid', '59.77', '0.00']);
  });

  it('a timer never ends one that the provider says nothing of', async () => {
    const id = await send('40.00');
    await muteSandbox(id);
    await fixture.platform.advance(20 * 60 * SECOND_MS);
    player = await fixture.signInAgain(player);
    expect(await state(id)).toEqual(['sent', '60.00', '40.00']);
  });

  type Told = readonly (readonly [event: string, fields?: object])[];
  it.each<[string, Told, readonly string[]]>([
    ['paid, and paid again', [['paid'], ['paid']], ['paid', '60.00', '0.00']],
    ['failed, then paid after all', [['failed'], ['paid']], ['paid', '60.00', '0.00']],
    ['paid, then called failed', [['paid'], ['failed']], ['paid', '60.00', '0.00']],
    ['returned before paid was told', [['returned'], ['paid']], ['returned', '100.00', '0.00']],
    ['failed, then paid and returned', [['failed'], ['paid'], ['returned']], ['returned', '100.00', '0.00']],
    ['paid, returned, returned', [['paid'], ['returned'], ['returned']], ['returned', '100.00', '0.00']],
  ])('%s moves the money once', async (_name, told, end) => {
    const id = await sendQuietly('40.00');
    for (const [event, fields] of told) await tell(id, event, fields);
    expect(await state(id)).toEqual(end);
  });

  it.each<[string, string, object, string]>([
    ['another amount', 'paid', { amountMinor: '3999' }, '-3999 another amount than ordered'],
    ['another currency', 'paid', { currency: 'USD' }, '-4000 paid in USD, not EUR'],
    ['an unknown payout', 'paid', { reference: '4711' }, '-4000 unknown payout'],
    ['money back of an unknown payout', 'returned', { reference: '4712' }, '4000 unknown payout'],
  ])('%s goes to suspense and leaves the hold', async (_name, event, fields, listed) => {
    const id = await sendQuietly('40.00');
    expect(await tell(id, event, fields)).toBe('suspense');
    expect(await suspended()).toContain(listed);
    expect(await state(id)).toEqual(['sent', '60.00', '40.00']);
  });

  it('paid twice under two transactions: the second is the house’s to sort out', async () => {
    const id = await sendQuietly('40.00');
    await tell(id, 'paid');
    expect(await tell(id, 'paid', { transactionId: 'other' })).toBe('suspense');
    expect(await suspended()).toContain(`-4000 paid a second time, after out-${id}`);
    expect(await state(id)).toEqual(['paid', '60.00', '0.00']);
  });

  it('paid though it was taken back and never ordered: in suspense, the player keeps the money', async () => {
    const id = await ask('40.00');
    await cash.cancel(player, id);
    expect(await tell(id, 'paid')).toBe('suspense');
    expect(await suspended()).toContain('-4000 paid without an order');
    expect(await state(id)).toEqual(['cancelled', '100.00', '0.00']);
  });

  it('paid after it failed, when the money is gone: the balance falls below zero and nothing leaves any more', async () => {
    const id = await sendQuietly('40.00');
    await tell(id, 'failed');
    await cash.lose(player, 8_000n);
    await tell(id, 'paid');
    expect(await state(id)).toEqual(['paid', '-20.00', '0.00']);
    expect((await cash.options(player)).gates).toContain('BALANCE_NEGATIVE');
  });
});
