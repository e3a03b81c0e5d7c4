import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type {
  DepositView,
  OperatorMoneyAnswer,
  PrintedStatementView,
  StatementView,
  WithdrawalView,
} from '@paddock/contract/schemas';

import { call, operatorWith, type TestOperator } from '../operators/operators.fixture.ts';
import { createCashierFixture, type CashierFixture } from './cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from './withdrawals/withdrawals.fixture.ts';

/** What is paid in, staked and taken out again, in currencies with no decimals and with three. */
const CASES = [
  { iso: 'JPY', paid: '4321', minor: 4_321n, out: '4000', left: '321', shown: '¥4,321', tooFine: '4321.0' },
  {
    iso: 'KWD',
    paid: '21.005',
    minor: 21_005n,
    out: '20.004',
    left: '1.001',
    shown: 'KWD 21.005',
    tooFine: '21.0055',
  },
] as const;

describe('a currency keeps its digits on the whole way in and out', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let ann: TestOperator;
  let bea: TestOperator;
  const verified = new Set<PlayerId>();

  beforeAll(async () => {
    fixture = await createCashierFixture({ verified });
    await fixture.platform.app.listen({ host: '127.0.0.1', port: 0 });
    cash = createWithdrawalsFixture(fixture);
    ann = await operatorWith(fixture.platform, 'ann', 'cashier-lead');
    bea = await operatorWith(fixture.platform, 'bea', 'cashier-lead');
  });
  afterAll(async () => {
    const { wallet, cashier } = fixture.platform.modules;
    const audit = await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) });
    expect([audit.problems, audit.sums]).toEqual([[], { JPY: 0n, KWD: 0n }]);
    await fixture.platform.close();
  });

  const pathOf = (url: unknown) => String(url).replace('http://paddock.test', '');
  const byHand = (who: TestOperator, path: string, body: object) =>
    call(
      fixture.platform,
      who,
      'POST',
      path,
      { ...body, reason: 'looked at it' },
      { 'idempotency-key': randomUUID() },
    );
  const plain = (html: string) => html.replace(/\s/gu, ' ');

  it.each(CASES)('$iso keeps its digits', async ({ iso, paid, minor, out, left, shown, tooFine }) => {
    const { app, advance } = fixture.platform;
    const player = await fixture.player(iso);
    verified.add(player.playerId);
    expect((await fixture.createDeposit(player, { amount: tooFine })).json()).toMatchObject({
      code: 'AMOUNT_INVALID',
    });
    const deposit = (
      await fixture.createDeposit(player, { amount: paid, methodId: 'pocketleaf' })
    ).json<DepositView>();
    expect(deposit).toMatchObject({ amount: paid, currency: iso });

    // Through the provider's own page, whose callback goes over HTTP.
    const page = pathOf((await app.inject(pathOf(deposit.redirectUrl))).headers.location);
    expect(plain((await app.inject(page)).body)).toContain(shown);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await app.inject({ method: 'POST', url: page, headers: form, body: 'choice=pay&delivery=now' });
    expect([await fixture.status(player, deposit), await fixture.money(player)]).toEqual(['succeeded', paid]);

    await cash.play(player, minor);
    const asked = await cash.ask(player, { amount: out });
    expect([asked.statusCode, asked.json<WithdrawalView>().amount]).toEqual([201, out]);
    expect(await cash.money(player)).toEqual([left, out]);
    // Where no bounds are configured for a currency, everything waits for people.
    const { id } = asked.json<WithdrawalView>();
    await byHand(ann, `withdrawals/${id}/decision`, { decision: 'approve' });
    for (let second = 0; second < 10; second++) await advance(1_000);
    expect((await cash.show(player, id)).status).toBe('paid');
    expect(await cash.money(player)).toEqual([left, iso === 'JPY' ? '0' : '0.000']);

    const office = async <View>(path: string) =>
      (
        await app.inject({
          url: `/web-api/office/${path}?accountId=${player.accountId}`,
          headers: player.bearer,
        })
      ).json<View>();
    const { entries, closing } = await office<StatementView>('history');
    const amounts = [`-${out}`, paid, `-${paid}`, paid];
    expect([entries.map(({ amount }) => amount), closing]).toEqual([amounts, left]);
    const paper = await office<PrintedStatementView>('history/print');
    expect(paper.entries?.map(({ amount }) => amount)).toEqual(amounts.toReversed());
    const file = await app.inject({
      url: `/web-api/office/history/export?accountId=${player.accountId}`,
      headers: player.bearer,
    });
    expect(file.body).toContain(`,-${out},${left},${iso}`);
  });

  it.each(CASES)('$iso is corrected in its own digits alone', async ({ iso, paid, tooFine }) => {
    const player = await fixture.player(iso);
    const path = `players/${player.playerId}/adjustments`;
    const adjust = (amount: string) => byHand(ann, path, { accountId: player.accountId, amount });
    expect((await adjust(tooFine)).json()).toMatchObject({ code: 'AMOUNT_INVALID' });
    const { done, proposalId } = (await adjust(paid)).json<OperatorMoneyAnswer>();
    expect(done).toBe(false);
    await byHand(bea, `proposals/${proposalId}/approve`, {});
    expect(await fixture.money(player)).toBe(paid);
  });
});
