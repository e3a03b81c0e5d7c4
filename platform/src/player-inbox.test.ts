import { randomUUID } from 'node:crypto';
import type { InboxView, PaymentRequestView, UserConfigView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';
import { matchResult } from './modules/sportsbook/testing/feed-driver.ts';
import { decideByOperator } from './modules/verification/index.ts';
import { documentForm, MULTIPART, png } from './modules/verification/testing/test-documents.ts';

/** The whole product: what happens to a player's account leaves messages, in the transaction that does it. */
describe('messages about what happened', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  beforeEach(async () => {
    player = await fixture.player();
  });
  afterAll(() => fixture.close());

  const contents = async () => {
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    return (json as InboxView).messages.map(({ content }) => content);
  };
  const unreadOfConfig = async () => {
    const { json } = await fixture.call(player, 'GET', '/web-api/user/config');
    return (json as UserConfigView).result.user_msg_count;
  };

  it('tells of a deposit and its charge-back, and counts them in the player’s config [S3-19]', async () => {
    expect(await unreadOfConfig()).toBe(0);
    const deposit = await fixture.payIn(player, '5.00');
    const paid = { kind: 'deposit', paymentId: deposit.id, amount: '5.00', currency: 'EUR' };
    expect(await contents()).toEqual([{ ...paid, status: 'succeeded' }]);
    await fixture.tell(deposit, 'succeeded');
    await fixture.tell(deposit, 'charged-back');
    expect(await contents()).toEqual([
      { ...paid, status: 'charged-back' },
      { ...paid, status: 'succeeded' },
    ]);
    expect(await unreadOfConfig()).toBe(2);
  });

  it('tells how a bet ended, and again when its result is corrected', async () => {
    await fixture.payIn(player, '5.00');
    await fixture.match('news');
    const { id: betId } = await fixture.bet(player, 'news', '2.00');
    const settled = { kind: 'bet', betId, legs: 1, stake: '2.00', currency: 'EUR' };
    await fixture.feed().result('news', 1, matchResult('home'));
    await fixture.platform().advance(250);
    expect((await contents())[0]).toEqual({ ...settled, before: 'open', status: 'won', paid: '4.00' });
    await fixture.feed().result('news', 2, matchResult('away'));
    await fixture.platform().advance(250);
    expect((await contents())[0]).toEqual({ ...settled, before: 'won', status: 'lost', paid: '0.00' });
  });

  it('tells of limits, of the check of documents, and of an operator’s answer', async () => {
    const { app, kernel, modules } = fixture.platform();
    const limitOf = (limitValue: number) =>
      app.inject({
        method: 'POST',
        url: '/limit-service-api/api/external/web/v3/limit',
        headers: player.bearer,
        body: { limitType: 20, limitValue },
      });
    await limitOf(100);
    await limitOf(200);
    const limit = { kind: 'limit', limitType: 20, currency: 'EUR' };
    expect(await contents()).toEqual([
      { ...limit, step: 'waiting', value: '200.00' },
      { ...limit, step: 'applied', value: '100.00' },
    ]);

    const decision = { playerId: player.playerId, operator: 'eva', atMs: kernel.clock.nowMs(), reason: null };
    const headers = { ...player.bearer, 'content-type': MULTIPART };
    const payload = documentForm('identity', png());
    await app.inject({ method: 'POST', url: '/web-api/verification/documents', headers, payload });
    await decideByOperator(kernel.db, modules.inbox.tell, { ...decision, event: 'approved' });
    expect((await contents())[0]).toEqual({ kind: 'verification', step: 'approved' });

    const asked = await fixture.call(player, 'POST', '/web-api/payment-requests', {
      topicId: 6,
      text: 'Where is it?',
    });
    const requestId = (asked.json as PaymentRequestView).id;
    const operator = await operatorWith(fixture.platform(), 'sue', 'support');
    await app.inject({
      method: 'POST',
      url: `/operator-api/requests/${requestId}/answer`,
      headers: { ...operator.bearer, 'idempotency-key': randomUUID() },
      body: { text: 'Here.', asks: false },
    });
    expect((await contents())[0]).toEqual({ kind: 'request', requestId, topicId: 6, step: 'answered' });
  });
});
