import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type {
  PaymentRequestsView,
  PaymentRequestView,
  RequestPaymentsView,
  RequestPaymentView,
} from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../live/index.ts';
import { codeOf } from '../operators/operators.fixture.ts';
import { aPlayer, createRequestsFixture, type RequestsFixture } from './requests.fixture.ts';

describe('payment requests', () => {
  let fixture: RequestsFixture;
  let player: PlayerId;

  beforeAll(async () => {
    fixture = await createRequestsFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    player = aPlayer();
  });

  const list = async (who: PlayerId, query = '') =>
    (await fixture.call(who, 'GET', query)).json<PaymentRequestsView>();
  const add = (id: string, text: string, key?: string) =>
    fixture.call(player, 'POST', `/${id}/messages`, { text }, key);

  it('are listed to their player, newest first, by pages, and to nobody else [S2-28]', async () => {
    expect(await list(player)).toEqual({ requests: [], total: 0, pageSize: 20 });
    for (let made = 0; made < 21; made++) {
      const { id } = await fixture.asked(player, { topicId: 5, subTopicId: 2 });
      if (made < 20) await fixture.call(player, 'POST', `/${id}/close`);
    }
    const [first, second] = [await list(player), await list(player, '?pageNumber=2')];
    expect([first.total, first.requests.length, second.requests.length]).toEqual([21, 20, 1]);
    const ids = [...first.requests, ...second.requests].map(({ id }) => BigInt(id));
    expect(ids).toEqual(ids.toSorted((a, b) => (a > b ? -1 : 1)));
    expect(first.requests.slice(0, 2).map(({ status }) => status)).toEqual(['open', 'closed']);
    expect((await list(aPlayer())).total).toBe(0);
  });

  it('belong to their player alone', async () => {
    const { id } = await fixture.asked(player);
    const stranger = aPlayer();
    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['POST', `/${id}/messages`, { text: 'mine now' }],
      ['POST', `/${id}/close`, undefined],
    ] as const) {
      expect(codeOf(await fixture.call(stranger, method, path, body))).toBe('NOT_FOUND');
    }
    expect((await fixture.read(player, id)).messages).toHaveLength(1);
    const guest = await fixture.platform.app.inject({ url: '/web-api/payment-requests' });
    expect(codeOf(guest)).toBe('UNAUTHENTICATED');
  });

  it('are about a topic there is, with a sub-topic exactly where it has some [S2-29, S2-32]', async () => {
    const refused = [
      { topicId: 7 },
      { topicId: 4 },
      { topicId: 4, subTopicId: 9 },
      { topicId: 6, subTopicId: 1 },
    ];
    for (const subject of refused) {
      expect([subject, codeOf(await fixture.ask(player, subject))]).toEqual([subject, 'NOT_FOUND']);
    }
    expect(await fixture.asked(player, { topicId: 4, subTopicId: 3 })).toMatchObject({
      topicId: 4,
      subTopicId: 3,
      status: 'open',
      payment: null,
      closedBy: null,
      messages: [{ from: 'player', text: 'Where is my money?' }],
    });
  });

  it('list the payments a topic is about, and say which was asked about [S2-30]', async () => {
    const deposit = fixture.pay(player, 'deposit');
    const withdrawal = fixture.pay(player, 'withdrawal');
    fixture.pay(aPlayer(), 'deposit');
    const { id } = await fixture.asked(player, { topicId: 3, paymentId: withdrawal });
    const about = async (topic: number) =>
      (await fixture.call(player, 'GET', `/topics/${topic}/payments`))
        .json<RequestPaymentsView>()
        .payments.map(({ payment, openRequestId }) => [payment.id, openRequestId]);
    expect(await about(1)).toEqual([[deposit, null]]);
    expect(await about(2)).toEqual([[withdrawal, null]]);
    expect(await about(3)).toEqual([
      [withdrawal, id],
      [deposit, null],
    ]);
    for (const topic of [4, 7]) {
      expect(codeOf(await fixture.call(player, 'GET', `/topics/${topic}/payments`))).toBe('NOT_FOUND');
    }
  });

  it('show one payment to its owner, where it is what the topic is about [S2-31]', async () => {
    const deposit = fixture.pay(player, 'deposit');
    const strange = fixture.pay(aPlayer(), 'deposit');
    const one = (topic: number, id: string) => fixture.call(player, 'GET', `/topics/${topic}/payments/${id}`);
    expect((await one(1, deposit)).json<RequestPaymentView>()).toMatchObject({
      payment: { id: deposit, kind: 'deposit', amount: '20.00' },
      openRequestId: null,
    });
    expect(codeOf(await one(1, strange))).toBe('PAYMENT_UNKNOWN');
    expect(codeOf(await one(2, deposit))).toBe('PAYMENT_UNKNOWN');
    expect(codeOf(await one(1, '9'.repeat(19)))).toBe('PAYMENT_UNKNOWN');
    for (const [topicId, paymentId] of [
      [1, strange],
      [2, deposit],
      [6, deposit],
    ] as const) {
      expect(codeOf(await fixture.ask(player, { topicId, paymentId }))).toBe('PAYMENT_UNKNOWN');
    }
  });

  it('are made once a key, also when sent twenty times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.ask(player, {}, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect((await list(player)).total).toBe(1);
    expect(codeOf(await fixture.ask(player, { text: 'Something else' }, key))).toBe('IDEMPOTENCY_MISMATCH');
    expect(codeOf(await fixture.ask(player, {}, ''))).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('are one a payment and topic while it is open, also when sent at once with keys of their own', async () => {
    const paymentId = fixture.pay(player, 'deposit');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.ask(player, { topicId: 1, paymentId })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    const requestId = made[0]?.json<PaymentRequestView>().id;
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.every(({ body }) => body.includes(`"details":{"requestId":"${requestId}"}`))).toBe(true);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['REQUEST_OPEN']));
    // Another topic is another matter, and a closed request makes room.
    await fixture.asked(player, { topicId: 3, paymentId });
    await fixture.call(player, 'POST', `/${requestId}/close`);
    await fixture.asked(player, { topicId: 1, paymentId });
  });

  it('are ten at most that are not closed, also when sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => fixture.ask(player)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf))).toEqual(
      new Set(['REQUESTS_FULL']),
    );
    const { requests } = await list(player);
    await fixture.call(player, 'POST', `/${requests[0]?.id}/close`);
    await fixture.asked(player);
  });

  it('take more words once a key, from who wrote them, until ten wait for an answer', async () => {
    const { id } = await fixture.asked(player);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => add(id, 'It was on Monday.', key)));
    expect((await fixture.read(player, id)).messages.map(({ text }) => text)).toEqual([
      'Where is my money?',
      'It was on Monday.',
    ]);
    for (let more = 0; more < 8; more++) expect((await add(id, `and ${more}`)).statusCode).toBe(200);
    expect(codeOf(await add(id, 'and more'))).toBe('REQUESTS_FULL');
  });

  it('are closed by their player, and then take no more; the other pages hear of it', async () => {
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => heard.push(message));
    const { id } = await fixture.asked(player);
    const close = async () => (await fixture.call(player, 'POST', `/${id}/close`)).json<PaymentRequestView>();
    expect(await close()).toMatchObject({ status: 'closed', closedBy: 'player' });
    expect(await close()).toMatchObject({ status: 'closed', closedBy: 'player' });
    expect(codeOf(await add(id, 'one more thing'))).toBe('REQUEST_CLOSED');
    expect(heard).toContainEqual({ playerId: player, news: { kind: 'request', requestId: id } });
    stop();
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['too much', 'x'.repeat(2_001)],
    ['what nobody sees', '\u202E\u0007'],
  ])('refuse %s as a message', async (_name, text) => {
    expect(codeOf(await fixture.ask(player, { text }))).toBe('INVALID_INPUT');
    expect((await list(player)).total).toBe(0);
  });

  it('keep long texts of every script', async () => {
    const text = 'ب👩‍🚀Щ'.repeat(285);
    expect((await fixture.asked(player, { text })).messages[0]?.text).toBe(text);
  });
});
