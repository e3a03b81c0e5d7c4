import { randomUUID } from 'node:crypto';
import type { PlayerId, PlayerNews } from '@paddock/contract';
import type {
  OperatorRequestsView,
  PaymentRequestsView,
  PaymentRequestView,
} from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../live/index.ts';
import { sentTo } from '../messages/messages.fixture.ts';
import { operatorWith } from '../operators/operators.fixture.ts';
import { aPlayer, createRequestsFixture, mailboxOf, type RequestsFixture } from './requests.fixture.ts';
import { OPEN_REQUESTS_MAX, REQUESTS_A_DAY } from './requests-parts.ts';

const BETS = 7;

/** Questions to support: the same requests as about payments, at a desk of their own (S2-25). */
describe('support requests', () => {
  let fixture: RequestsFixture;
  let player: PlayerId;

  beforeAll(async () => {
    fixture = await createRequestsFixture();
  });
  beforeEach(() => {
    player = aPlayer();
  });
  afterAll(() => fixture.platform.close());

  const call = (method: 'GET' | 'POST', path: string, body?: object, as: PlayerId = player) =>
    fixture.platform.app.inject({
      method,
      url: `/web-api/support-requests${path}`,
      headers: { authorization: `Bearer ${as}`, 'idempotency-key': randomUUID(), 'x-language': 'en' },
      ...(body === undefined ? {} : { body }),
    });
  const ask = (topicId = BETS) => call('POST', '', { topicId, text: 'Why was it void?' });
  const asked = async () => (await ask()).json<PaymentRequestView>();

  it('are a thread with an operator, whose answer comes live, by mail, and leads to its page [S2-25]', async () => {
    const { id } = await asked();
    const sue = await operatorWith(fixture.platform, `sue${id}`, 'support');
    const heard: PlayerNews[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, ({ playerId, news }) => {
      if (playerId === player) heard.push(news);
    });
    const answer = await fixture.platform.app.inject({
      method: 'POST',
      url: `/operator-api/requests/${id}/answer`,
      headers: { ...sue.bearer, 'idempotency-key': randomUUID() },
      body: { text: 'The match was called off.', asks: false },
    });
    stop();
    expect(answer.json()).toEqual({ status: 'answered' });
    expect(heard).toEqual([{ kind: 'request', requestId: id }]);
    const mails = await sentTo(fixture.platform.kernel.db, mailboxOf(player));
    expect(mails.map(({ content }) => content.link?.path)).toEqual([`/ru/office/support/${id}`]);
    await call('POST', `/${id}/messages`, { text: 'Thank you.' });
    expect((await call('GET', `/${id}`)).json<PaymentRequestView>()).toMatchObject({
      status: 'open',
      payment: null,
      messages: [
        { from: 'player', text: 'Why was it void?' },
        { from: 'house', text: 'The match was called off.' },
        { from: 'player', text: 'Thank you.' },
      ],
    });
  });

  it('and those about payments stay apart, each at its own desk', async () => {
    const { id } = await asked();
    const payment = await fixture.asked(player);
    expect((await call('GET', '')).json<PaymentRequestsView>()).toMatchObject({
      total: 1,
      requests: [{ id, topicId: BETS }],
    });
    expect((await call('GET', `/${payment.id}`)).statusCode).toBe(404);
    expect((await fixture.call(player, 'GET', `/${id}`)).statusCode).toBe(404);
    expect((await ask(6)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await fixture.ask(player, { topicId: BETS })).json()).toMatchObject({ code: 'NOT_FOUND' });
    const sue = await operatorWith(fixture.platform, `sue${id}`, 'support');
    const queue = async (query: string) => {
      const url = `/operator-api/requests?playerId=${player}${query}`;
      const answer = await fixture.platform.app.inject({ url, headers: sue.bearer });
      return answer.json<OperatorRequestsView>().requests.map((request) => request.id);
    };
    expect([await queue('&desk=support'), await queue('&desk=payments'), await queue('')]).toEqual([
      [id],
      [payment.id],
      [payment.id, id],
    ]);
  });

  it('are nobody else’s, and take no more than can be answered', async () => {
    const { id } = await asked();
    expect((await call('GET', `/${id}`, undefined, aPlayer())).statusCode).toBe(404);
    expect((await call('POST', '', { topicId: BETS, text: ' ' })).json()).toMatchObject({
      code: 'INVALID_INPUT',
    });
    for (let open = 1; open < OPEN_REQUESTS_MAX; open += 1) await asked();
    expect((await ask()).json()).toMatchObject({ code: 'REQUESTS_FULL' });
    // A full desk keeps nobody from asking about money.
    expect((await fixture.ask(player)).statusCode).toBe(201);
  });

  it('cannot be made without end by closing them', async () => {
    for (let made = 0; made < REQUESTS_A_DAY; made += 1) {
      await call('POST', `/${(await asked()).id}/close`);
    }
    expect((await ask()).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    fixture.platform.clock.advance(24 * 3_600_000);
    expect((await ask()).statusCode).toBe(201);
  });
});
