import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WithdrawalView } from '@paddock/contract/schemas';

import type { CashierFixture, CashierPlayer } from '../cashier.fixture.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { call, codeOf, consoleOf, type TestOperator } from '../../operators/operators.fixture.ts';
import { setOwnPlayer } from '../../operators/index.ts';
import type { WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';
import { TOGETHER_MS } from './corrected-alone-store.ts';
import { createOperatorDesk, type OperatorDesk } from './operator-desk.fixture.ts';

describe('the cashier’s side for operators', () => {
  let desk: OperatorDesk;
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let ann: TestOperator;
  let bea: TestOperator;
  let sue: TestOperator;
  let player: CashierPlayer;

  beforeAll(async () => {
    desk = await createOperatorDesk();
    ({ fixture, cash, ann, bea, sue } = desk);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    player = await cash.richPlayer();
  });

  const as = (who: TestOperator, method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    call(fixture.platform, who, method, path, body, { 'idempotency-key': key ?? randomUUID() });
  /** A withdrawal of 600.00 that waits for a review. */
  const waiting = async () => {
    await cash.payIn(player, '600.00', `card-${player.playerId}`);
    await cash.play(player, 60_000n);
    return (await cash.ask(player, { amount: '600.00' })).json<WithdrawalView>().id;
  };
  const decide = (who: TestOperator, id: string, decision: string) =>
    as(who, 'POST', `withdrawals/${id}/decision`, { decision, reason: 'looked at it' });

  it('shows the queue to those who may see it, with what speaks for a closer look', async () => {
    const id = await waiting();
    const answer = await as(ann, 'GET', 'withdrawals');
    const { withdrawals } = answer.json<{ withdrawals: readonly { id: string }[] }>();
    expect(withdrawals.find((one) => one.id === id)).toMatchObject({
      playerId: player.playerId,
      amount: '600.00',
      isInstrumentShared: false,
      steps: [{ status: 'requested', by: 'player' }],
    });
    expect(codeOf(await as(sue, 'GET', 'withdrawals'))).toBe('FORBIDDEN');
    const asPlayer = await fixture.platform.app.inject({
      url: '/operator-api/withdrawals',
      headers: player.bearer,
    });
    expect(codeOf(asPlayer)).toBe('UNAUTHENTICATED');
  });

  it('approves and rejects, once, written down with the reason', async () => {
    const id = await waiting();
    const answers = await Promise.all([decide(ann, id, 'approve'), decide(bea, id, 'approve')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await desk.auditOf(`payment:${id}`)).toEqual([
      { action: 'withdrawal.approve', reason: 'looked at it' },
    ]);
    const rejected = await cash.richPlayer();
    player = rejected;
    const other = await waiting();
    await decide(ann, other, 'reject');
    expect(await cash.money(player)).toEqual(['700.00', '0.00']);
    // The player reads why, and not who.
    const { timeline } = await cash.show(player, other);
    expect(timeline.at(-1)).toMatchObject({ status: 'rejected', reason: 'looked at it' });
    expect(JSON.stringify(timeline)).not.toContain('ann');
  });

  it('ends a sent one whose provider never answered', async () => {
    const id = await waiting();
    await decide(ann, id, 'approve');
    expect(codeOf(await decide(ann, id, 'paid'))).toBe('PAYMENT_STATE');
    await fixture.platform.advance(2_000);
    expect((await decide(ann, id, 'paid')).statusCode).toBe(204);
    expect(await cash.money(player)).toEqual(['100.00', '0.00']);
  });

  it('takes no money from a player by calling a failed one paid', async () => {
    const id = await waiting();
    await decide(ann, id, 'approve');
    await fixture.platform.advance(2_000);
    await decide(ann, id, 'failed');
    expect(await cash.money(player)).toEqual(['700.00', '0.00']);
    expect(codeOf(await decide(ann, id, 'paid'))).toBe('PAYMENT_STATE');
    expect(await cash.money(player)).toEqual(['700.00', '0.00']);
  });

  it('nobody decides about their own account', async () => {
    const id = await waiting();
    await setOwnPlayer(consoleOf(fixture.platform), 'ann', { playerId: player.playerId, isOwn: true });
    expect(codeOf(await decide(ann, id, 'approve'))).toBe('OWN_ACCOUNT');
    expect(codeOf(await adjust(ann, '1.00'))).toBe('OWN_ACCOUNT');
    expect((await decide(bea, id, 'approve')).statusCode).toBe(204);
  });

  const adjust = (who: TestOperator, amount: string | number, key?: string) =>
    as(
      who,
      'POST',
      `players/${player.playerId}/adjustments`,
      { accountId: player.accountId, amount, reason: 'a promise of the desk' },
      key,
    );

  it('corrects small sums at once, and large ones once a second operator approves', async () => {
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    expect((await adjust(bea, '200.00')).json()).toEqual({ done: true, proposalId: null });
    expect(await fixture.money(player)).toBe('300.00');
    // The player's pages are told of money that moved, not of money that may.
    expect(heard).toEqual([{ playerId: player.playerId, news: { kind: 'accounts' } }]);
    const { proposalId } = (await adjust(bea, '-200.01')).json<{ proposalId: string }>();
    expect(await fixture.money(player)).toBe('300.00');
    expect(heard).toHaveLength(1);
    stop();
    const approve = (who: TestOperator) =>
      as(who, 'POST', `proposals/${proposalId}/approve`, { reason: 'agreed' });
    expect(codeOf(await approve(bea))).toBe('OWN_PROPOSAL');
    expect((await approve(ann)).statusCode).toBe(204);
    expect(codeOf(await approve(ann))).toBe('PROPOSAL_CLOSED');
    expect(await fixture.money(player)).toBe('99.99');
  });

  it('adds up what one operator corrects in a day, also at the same moment, so that no bound is split', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(bea, '60.00')));
    expect(answers.filter((answer) => answer.json<{ done: boolean }>().done)).toHaveLength(3);
    expect(await fixture.money(player)).toBe('280.00');
    expect((await adjust(bea, '-20.01')).json()).toMatchObject({ done: false });
    expect((await adjust(ann, '20.00')).json()).toMatchObject({ done: true });
    // A day later, without the day.
    await sql`update cashier_corrected_alone set at_ms = at_ms - ${TOGETHER_MS}`.execute(
      fixture.platform.kernel.db,
    );
    expect((await adjust(bea, '-200.00')).json()).toMatchObject({ done: true });
    expect(await fixture.money(player)).toBe('100.00');
  });

  it('makes a correction that was sent twice once, also at the same moment, and none without a key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(bea, '10.00', key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await fixture.money(player)).toBe('110.00');
    expect(codeOf(await adjust(bea, '11.00', key))).toBe('IDEMPOTENCY_MISMATCH');
    const keyless = await call(fixture.platform, bea, 'POST', `players/${player.playerId}/adjustments`, {
      accountId: player.accountId,
      amount: '10.00',
      reason: 'a promise of the desk',
    });
    expect(codeOf(keyless)).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(await fixture.money(player)).toBe('110.00');
  });

  it.each([
    ['nothing', '0.00', 'AMOUNT_INVALID'],
    ['a tenth of a cent', '1.001', 'AMOUNT_INVALID'],
    ['Arabic digits', '١٠.٠٠', 'INVALID_INPUT'],
    ['full-width digits', '１０', 'INVALID_INPUT'],
    ['an exponent', '1e3', 'INVALID_INPUT'],
    ['a plus', '+10.00', 'INVALID_INPUT'],
    ['more than there is', '9'.repeat(16), 'INVALID_INPUT'],
    ['a number', 10, 'INVALID_INPUT'],
  ])('does not correct by %s', async (_name, amount, code) => {
    expect(codeOf(await adjust(bea, amount))).toBe(code);
    expect(await fixture.money(player)).toBe('100.00');
  });

  it('writes off what is below zero, and nothing else', async () => {
    const writeOff = () =>
      as(bea, 'POST', `players/${player.playerId}/write-offs`, {
        accountId: player.accountId,
        reason: 'the house gives up',
      });
    expect(codeOf(await writeOff())).toBe('AMOUNT_INVALID');
    await adjust(bea, '-150.00');
    expect(await fixture.money(player)).toBe('-50.00');
    expect((await writeOff()).json()).toMatchObject({ done: true });
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('freezes what the player does with money, not what arrives', async () => {
    const freeze = (isFrozen: boolean) =>
      as(bea, 'POST', `players/${player.playerId}/freeze`, { isFrozen, reason: 'a report of fraud' });
    expect((await freeze(true)).statusCode).toBe(204);
    expect(codeOf(await cash.ask(player))).toBe('ACCOUNT_FROZEN');
    expect(codeOf(await fixture.createDeposit(player))).toBe('ACCOUNT_FROZEN');
    await expect(cash.play(player, 100n)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' });
    expect((await cash.options(player)).gates).toContain('ACCOUNT_FROZEN');
    expect((await adjust(bea, '1.00')).statusCode).toBe(200);
    await freeze(false);
    expect((await cash.ask(player)).statusCode).toBe(201);
    expect((await desk.auditOf(`player:${player.playerId}`)).map(({ action }) => action)).toContain(
      'account.freeze',
    );
  });

  it('gives money in suspense to its owner, once', async () => {
    const callbackId = `cb-${randomUUID()}`;
    await fixture.callback(undefined, { id: callbackId, amountMinor: '1500' });
    const { entries } = (await as(ann, 'GET', 'suspense?provider=sandbox')).json<{
      entries: readonly { callbackId: string; amount: string; reason: string }[];
    }>();
    expect(entries.find((entry) => entry.callbackId === callbackId)).toMatchObject({
      amount: '15.00',
      reason: 'unknown payment',
    });
    const give = () =>
      as(bea, 'POST', `suspense/sandbox/${callbackId}`, {
        to: { playerId: player.playerId, accountId: player.accountId },
        reason: 'the payer named the account',
      });
    const answers = await Promise.all([give(), give()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await fixture.money(player)).toBe('115.00');
  });
});
