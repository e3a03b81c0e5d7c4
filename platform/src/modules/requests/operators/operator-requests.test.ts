import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { OperatorRequestsView, OperatorRequestView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { sentTo } from '../../messages/messages.fixture.ts';
import { setOwnPlayer } from '../../operators/index.ts';
import {
  call,
  codeOf,
  consoleOf,
  operatorWith,
  type TestOperator,
} from '../../operators/operators.fixture.ts';
import { aPlayer, createRequestsFixture, mailboxOf, type RequestsFixture } from '../requests.fixture.ts';

describe('payment requests for operators', () => {
  let fixture: RequestsFixture;
  let sue: TestOperator;
  let bea: TestOperator;
  let player: PlayerId;

  beforeAll(async () => {
    fixture = await createRequestsFixture();
    sue = await operatorWith(fixture.platform, 'sue', 'support');
    bea = await operatorWith(fixture.platform, 'bea', 'compliance');
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    player = aPlayer();
  });

  const as = (who: TestOperator, method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    call(fixture.platform, who, method, `requests${path}`, body, { 'idempotency-key': key ?? randomUUID() });
  const answer = (id: string, text: string, asks = false, key?: string) =>
    as(sue, 'POST', `/${id}/answer`, { text, asks }, key);
  const queue = async (status: string) =>
    (await as(sue, 'GET', `?status=${status}`)).json<OperatorRequestsView>().requests.map(({ id }) => id);
  const audit = async (id: string) => {
    const entries = await fixture.platform.kernel.db
      .selectFrom('operators_audit' as never)
      .select(['operator_name', 'action', 'before', 'after', 'reason'] as never)
      .where('subject' as never, '=', `request:${id}` as never)
      .execute();
    return entries as unknown[];
  };

  it('are for those who may answer them', async () => {
    const { id } = await fixture.asked(player);
    expect(codeOf(await as(bea, 'GET', ''))).toBe('FORBIDDEN');
    expect(codeOf(await as(bea, 'POST', `/${id}/answer`, { text: 'no', asks: false }))).toBe('FORBIDDEN');
    const asPlayer = await fixture.platform.app.inject({
      url: '/operator-api/requests',
      headers: { authorization: `Bearer ${player}` },
    });
    expect(codeOf(asPlayer)).toBe('UNAUTHENTICATED');
    expect(codeOf(await as(sue, 'GET', '/4711'))).toBe('NOT_FOUND');
  });

  it('are answered: state, message, mailbox, news and audit together', async () => {
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => heard.push(message));
    const paymentId = fixture.pay(player, 'deposit');
    const { id } = await fixture.asked(player, { topicId: 1, paymentId });
    expect(await queue('open')).toContain(id);
    expect((await as(sue, 'GET', `/${id}`)).json<OperatorRequestView>()).toMatchObject({
      playerId: player,
      language: 'ru',
      payment: { id: paymentId },
      messages: [{ by: 'player', text: 'Where is my money?' }],
    });

    expect((await answer(id, 'It came this morning.')).json()).toEqual({ status: 'answered' });
    expect(await queue('open')).not.toContain(id);
    const seen = await fixture.read(player, id);
    expect(seen).toMatchObject({ status: 'answered', messages: [{ from: 'player' }, { from: 'house' }] });
    expect(seen.messages[1]?.text).toBe('It came this morning.');
    // Who of the house wrote stays inside the house.
    expect(JSON.stringify(seen)).not.toContain('sue');
    expect(heard).toContainEqual({ playerId: player, news: { kind: 'request', requestId: id } });
    stop();

    const [mail, ...others] = await sentTo(fixture.platform.kernel.db, mailboxOf(player));
    expect(others).toEqual([]);
    expect(mail?.content.subject).toMatch(/^Мы ответили на ваше обращение/);
    expect(mail?.content.link?.path).toBe(`/ru/office/payment/requests/${id}`);
    // Mailboxes are seen by others: what was said is read on the site.
    expect(JSON.stringify(mail?.content)).not.toContain('this morning');
    expect(await audit(id)).toEqual([
      {
        operator_name: 'sue',
        action: 'request.answer',
        before: { status: 'open' },
        after: { status: 'answered' },
        reason: 'It came this morning.',
      },
    ]);
  });

  it('are answered once a key, also when sent at once', async () => {
    const { id } = await fixture.asked(player);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(id, 'Done.', false, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await fixture.read(player, id)).messages).toHaveLength(2);
    expect(await sentTo(fixture.platform.kernel.db, mailboxOf(player))).toHaveLength(1);
  });

  it('wait for the player when something is asked for, and for the house again once there is a word', async () => {
    const { id } = await fixture.asked(player);
    await answer(id, 'Please send the receipt of your bank.', true);
    expect((await fixture.read(player, id)).status).toBe('waiting');
    const added = await fixture.call(player, 'POST', `/${id}/messages`, { text: 'It is no. 123.' });
    expect(added.json()).toMatchObject({ status: 'open' });
    expect(await queue('open')).toContain(id);
  });

  it('of one player are found whatever became of them, newest first', async () => {
    const closed = await fixture.asked(player);
    await fixture.call(player, 'POST', `/${closed.id}/close`);
    const open = await fixture.asked(player);
    await fixture.asked(aPlayer());
    const found = (await as(sue, 'GET', `?playerId=${player}`)).json<OperatorRequestsView>().requests;
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'open'],
      [closed.id, 'closed'],
    ]);
  });

  it('are closed with a reason the player reads, and take no answer after it', async () => {
    const { id } = await fixture.asked(player);
    const close = () => as(sue, 'POST', `/${id}/close`, { reason: 'The bank has confirmed it.' });
    expect((await close()).statusCode).toBe(204);
    expect(await fixture.read(player, id)).toMatchObject({
      status: 'closed',
      closedBy: 'house',
      messages: [{ from: 'player' }, { from: 'house', text: 'The bank has confirmed it.' }],
    });
    expect(codeOf(await close())).toBe('REQUEST_CLOSED');
    expect(codeOf(await answer(id, 'one more'))).toBe('REQUEST_CLOSED');
    expect(await audit(id)).toMatchObject([{ action: 'request.close' }]);
  });

  it('are not answered by somebody about their own account', async () => {
    const { id } = await fixture.asked(player);
    await setOwnPlayer(consoleOf(fixture.platform), 'sue', { playerId: player, isOwn: true });
    expect(codeOf(await answer(id, 'All is well.'))).toBe('OWN_ACCOUNT');
    expect((await fixture.read(player, id)).status).toBe('open');
    expect(await sentTo(fixture.platform.kernel.db, mailboxOf(player))).toEqual([]);
  });

  it('close by themselves two weeks after an answer nobody replied to, and not while they wait for us', async () => {
    const [silent, waiting] = [await fixture.asked(player), await fixture.asked(player)];
    await answer(silent.id, 'It is there.');
    await fixture.platform.leap(14 * DAY_MS - 3_600_000);
    expect((await fixture.read(player, silent.id)).status).toBe('answered');
    await fixture.platform.advance(2 * 3_600_000);
    expect(await fixture.read(player, silent.id)).toMatchObject({ status: 'closed', closedBy: 'time' });
    expect((await fixture.read(player, waiting.id)).status).toBe('open');
  });
});
