import { MINUTE_MS } from '@paddock/contract';
import type { PlayerId, PlayerNews } from '@paddock/contract';
import type { InboxContent, InboxUnread, InboxView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatform,
} from '../../testing/index.ts';
import { PLAYER_NEWS } from '../live/index.ts';
import { createInbox, type Inbox, type InboxEntry } from './index.ts';
import { INBOX_KEPT_MS } from './inbox.ts';

const limit: InboxContent = {
  kind: 'limit',
  limitType: 20,
  step: 'applied',
  value: '100.00',
  currency: 'EUR',
};
const bet = (
  betId: string,
  status: 'won' | 'lost' | 'returned',
  paid: string,
  currency = 'EUR',
): InboxContent => ({
  kind: 'bet',
  betId,
  before: 'open',
  status,
  legs: 1,
  stake: '1.00',
  paid,
  currency,
});

describe('the player’s inbox', () => {
  let platform: TestPlatform<{ readonly inbox: Inbox }>;
  let playerId: PlayerId;
  let causes = 0;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({
      inbox: createInbox(kernel, { requirePlayer: requireNamedPlayer, tellDevices: () => Promise.resolve() }),
    }));
  });
  beforeEach(() => {
    playerId = platform.kernel.ids.forNewPlayer();
  });
  afterAll(() => platform.close());

  const tell = (content: InboxContent, over: Partial<InboxEntry> = {}) =>
    inTransaction(platform.kernel.db, (tx) =>
      platform.modules.inbox.tell(tx, {
        playerId,
        cause: `cause:${++causes}`,
        content,
        atMs: platform.clock.nowMs(),
        ...over,
      }),
    );
  const call = (method: 'GET' | 'POST', path: string, body?: object, as: PlayerId = playerId) =>
    platform.app.inject({
      method,
      url: `/web-api/inbox${path}`,
      headers: { [PLAYER_HEADER]: as },
      ...(body === undefined ? {} : { body }),
    });
  const read = async (query = '') => (await call('GET', query)).json<InboxView>();
  const unread = async () => (await call('GET', '/unread')).json<InboxUnread>().unread;

  it('keeps what happened in facts, newest first, once a cause', async () => {
    expect(await read()).toEqual({ messages: [], next: null, unread: 0 });
    await tell(limit, { cause: 'limit:1' });
    await tell(limit, { cause: 'limit:1' });
    await platform.advance(MINUTE_MS);
    await tell(bet('7', 'won', '2.00'));
    const { messages, unread: count } = await read();
    expect(count).toBe(2);
    expect(messages.map(({ content }) => content)).toEqual([bet('7', 'won', '2.00'), limit]);
  });

  it('leaves nothing where what it tells of is undone', async () => {
    const undone = inTransaction(platform.kernel.db, async (tx) => {
      await platform.modules.inbox.tell(tx, { playerId, cause: 'a', content: limit, atMs: 0 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await unread()).toBe(0);
  });

  it('puts bets that end within one minute together, and a corrected one by itself', async () => {
    await platform.advance(MINUTE_MS - (platform.clock.nowMs() % MINUTE_MS));
    await tell(bet('1', 'won', '2.50'));
    await tell(limit);
    await tell(bet('2', 'won', '300', 'JPY'));
    await tell(bet('3', 'lost', '0.00'));
    await tell({ ...bet('5', 'returned', '2.50'), stake: '10.00' } as InboxContent);
    await tell({ ...bet('6', 'returned', '1.00'), stake: '1.00' } as InboxContent);
    await tell({ ...bet('1', 'lost', '0.00'), before: 'won' } as InboxContent);
    await platform.advance(MINUTE_MS);
    await tell(bet('4', 'won', '2.00'));
    const { messages, unread: count } = await read();
    expect(messages.map(({ content }) => content)).toEqual([
      bet('4', 'won', '2.00'),
      { ...bet('1', 'lost', '0.00'), before: 'won' },
      {
        kind: 'bets',
        count: 5,
        won: 2,
        lost: 1,
        returned: 1,
        part: 1,
        paid: [
          { amount: '6.00', currency: 'EUR' },
          { amount: '300', currency: 'JPY' },
        ],
      },
      limit,
    ]);
    expect(count).toBe(4);
    const together = messages.find(({ content }) => content.kind === 'bets');
    expect((await call('POST', `/${together?.id ?? ''}/read`)).json()).toEqual({ unread: 3 });
    expect((await read()).messages.map(({ isRead }) => isRead)).toEqual([false, false, true, false]);
  });

  it('pages by what was seen last, whatever comes meanwhile', async () => {
    for (let at = 0; at < 45; at += 1) await tell({ ...limit, limitType: at });
    const first = await read();
    await tell({ ...limit, limitType: 99 });
    const second = await read(`?before=${first.next}`);
    const third = await read(`?before=${second.next}`);
    const seen = [first, second, third].flatMap(({ messages }) =>
      messages.map(({ content }) => (content.kind === 'limit' ? content.limitType : -1)),
    );
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => 44 - at));
    expect(third.next).toBeNull();
  });

  it('is read on all devices, which hear of it; what came after stays unread', async () => {
    await tell(limit);
    await tell(limit);
    const { messages } = await read();
    await tell(limit);
    const heard: PlayerNews[] = [];
    const stop = platform.kernel.bus.subscribe(PLAYER_NEWS, ({ playerId: who, news }) => {
      if (who === playerId) heard.push(news);
    });
    const answer = await call('POST', '/read-all', { throughId: messages[0]?.id });
    stop();
    expect(answer.json()).toEqual({ unread: 1 });
    expect(heard).toEqual([{ kind: 'inbox' }]);
    expect(await unread()).toBe(1);
  });

  it('is nobody else’s', async () => {
    await tell(limit);
    const id = (await read()).messages[0]?.id ?? '';
    const other = platform.kernel.ids.forNewPlayer();
    expect((await call('POST', `/${id}/read`, undefined, other)).json()).toMatchObject({ code: 'NOT_FOUND' });
    await call('POST', '/read-all', { throughId: id }, other);
    expect(await unread()).toBe(1);
  });

  it('counts no further than 100, and erases what is 90 days old', async () => {
    for (let at = 0; at < 105; at += 1) await tell(limit);
    expect(await unread()).toBe(100);
    await platform.leap(INBOX_KEPT_MS);
    expect(await unread()).toBe(100);
    await platform.leap(62 * MINUTE_MS);
    expect(await read()).toEqual({ messages: [], next: null, unread: 0 });
  });
});
