import type { PaymentId } from '@paddock/contract';
import type { PaymentFact, WithdrawalView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';

describe('what a player may know of payments', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;

  beforeAll(async () => {
    fixture = await createCashierFixture();
    cash = createWithdrawalsFixture(fixture);
  });
  afterAll(() => fixture.platform.close());

  const facts = () => fixture.platform.modules.cashier.payments;
  const one = async ({ playerId }: CashierPlayer, id: string): Promise<PaymentFact | undefined> =>
    (await facts().some(fixture.platform.kernel.db, playerId, [id as PaymentId]))[0];

  it('tells each step of a deposit with its time, up to a charge-back', async () => {
    const player = await fixture.player();
    const deposit = await fixture.deposit(player);
    const createdAtMs = fixture.platform.clock.nowMs();
    for (const event of ['pending', 'succeeded', 'charged-back']) {
      await fixture.platform.advance(60_000);
      await fixture.callback(deposit, { event });
    }
    const fact = await one(player, deposit.id);
    expect(fact).toMatchObject({
      kind: 'deposit',
      status: 'charged-back',
      amount: '20.00',
      currency: 'EUR',
      method: 'Fernway Card',
      reference: `tr-${deposit.id}`,
      createdAtMs,
    });
    expect(fact?.timeline.map(({ status, atMs }) => [status, atMs - createdAtMs])).toEqual([
      ['created', 0],
      ['pending', 60_000],
      ['succeeded', 120_000],
      ['charged-back', 180_000],
    ]);
  });

  it('tells where a withdrawal went and how it stands, and merges both kinds newest first', async () => {
    const player = await cash.richPlayer();
    const withdrawal = (await cash.ask(player, { amount: '50.00' })).json<WithdrawalView>();
    expect(await one(player, withdrawal.id)).toMatchObject({
      kind: 'withdrawal',
      method: 'Fernway Card',
      mask: expect.stringMatching(/^••••/) as string,
      timeline: [{ status: 'requested' }, { status: 'approved' }],
    });
    const later = await fixture.deposit(player);
    const page = async (kinds: readonly PaymentFact['kind'][], offset = 0) => {
      const query = { kinds, limit: 2, offset };
      const found = await facts().page(fixture.platform.kernel.db, player.playerId, query);
      return [found.total, ...found.payments.map(({ id }) => id)];
    };
    expect(await page(['deposit', 'withdrawal'])).toEqual([3, later.id, withdrawal.id]);
    expect((await page(['deposit', 'withdrawal'], 2)).length).toBe(2);
    expect(await page(['withdrawal'])).toEqual([1, withdrawal.id]);
    expect((await page(['deposit']))[0]).toBe(2);
  });

  it('knows none of another player', async () => {
    const deposit = await fixture.deposit(await fixture.player());
    expect(await one(await fixture.player(), deposit.id)).toBeUndefined();
  });
});
