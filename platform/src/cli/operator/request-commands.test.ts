import { randomUUID } from 'node:crypto';
import type { PaymentRequestView } from '@paddock/contract/schemas';

import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { shownNumber, signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { sentTo } from '../../modules/messages/messages.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands for payment requests', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: SignedIn;
  let id: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'sue', role: 'support' });
    player = await signUp(platform.app, { email: 'asks@example.com' });
    const asked = await platform.app.inject({
      method: 'POST',
      url: '/web-api/payment-requests',
      headers: { ...player.bearer, 'idempotency-key': randomUUID() },
      body: { topicId: 4, subTopicId: 1, text: 'A paper for my bank,\nplease\u202E\u0007.' },
    });
    ({ id } = asked.json<PaymentRequestView>());
  });
  afterAll(() => platform.close());

  const read = async () =>
    (
      await platform.app.inject({ url: `/web-api/payment-requests/${id}`, headers: player.bearer })
    ).json<PaymentRequestView>();

  it('list and show what players ask', async () => {
    const number = await shownNumber(platform, player.playerId);
    const line = new RegExp(`^ID.*\n${id} +open +${number} +4/1`);
    expect((await run('requests')).text).toMatch(line);
    expect((await run('requests', '--player', number)).text).toMatch(line);
    const { text } = await run('request', id);
    expect(text).toContain(`player ${number}, writes in`);
    expect(text).toContain('player\n  A paper for my bank,\n  please.');
  });

  it('answer, ask back and close, in the whole product with its outbox', async () => {
    expect((await run('answer', id, 'Which bank is it?', '--asks')).text).toBe(`${id}: waiting`);
    expect((await run('answer', id, 'It is in your mail.')).text).toBe(`${id}: answered`);
    expect((await run('close', id, '--reason', 'sent twice')).text).toBe(`${id}: closed`);
    expect(await read()).toMatchObject({ status: 'closed', closedBy: 'house' });
    const mails = await sentTo(platform.kernel.db, 'asks@example.com');
    expect(
      mails.filter(({ content }) => content.link?.path === `/en/office/payment/requests/${id}`),
    ).toHaveLength(3);
  });

  it('say what the platform refuses, without a stack', async () => {
    expect((await run('answer', id, 'too late')).text).toContain('REQUEST_CLOSED');
    expect((await run('request', '4711')).text).toContain('NOT_FOUND');
    expect([
      (await run('answer', id)).exitCode,
      (await run('requests', '--status', 'lost')).exitCode,
    ]).toEqual([2, 1]);
  });
});
