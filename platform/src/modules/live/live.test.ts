import type { EventDelta, EventSnapshot, ListView, MarketTopicView } from '@paddock/contract';

import { matchOdds, matchResult, total } from '../sportsbook/testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  eventOf,
  LINE_EVENT,
  LIVE_EVENT,
  marketOf,
  openBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../sportsbook/testing/sportsbook.fixture.ts';
import { LiveTestClient } from './live-client.fixture.ts';
import { openLiveDesk, type LiveDesk } from './live-desk.fixture.ts';

const TICK_MS = 100;

describe('the live socket (contract/live/protocol)', () => {
  let desk: LiveDesk;
  let platform: SportsbookPlatform;
  let book: OpenBook;

  beforeAll(async () => {
    desk = await openLiveDesk();
    ({ platform } = desk);
  });
  beforeEach(async () => {
    book = await openBook(platform, { epoch: epoch() });
    await platform.advance(TICK_MS);
  });
  afterEach(() => desk.closeClients());
  afterAll(() => platform.close());

  let epochs = 0;
  const epoch = () => ++epochs;

  const connect = () => desk.connect();

  it('says hello with the server’s time, epoch and heartbeat', async () => {
    const client = await connect();
    expect(client.of('hello')).toEqual([
      { t: 'hello', epoch: '1', serverTimeMs: platform.clock.nowMs(), heartbeatMs: 5_000 },
    ]);
  });

  it('answers a subscription with a snapshot, then sends deltas without a gap', async () => {
    const client = await connect();
    const topic = `row:${book.live.id}`;
    await client.subscribe(topic);
    const [snap] = client.of('snap');
    expect(snap).toMatchObject({ topic, epoch: '1' });
    expect((snap?.data as EventSnapshot).markets.map(({ type }) => type)).toEqual(['1x2']);
    for (const home of [1600, 1700, 1800]) {
      await book.feed.prices(LIVE_EVENT, matchOdds(home, 4000, 6500));
      await platform.advance(TICK_MS);
    }
    await client.until(() => client.of('delta').length === 3);
    const first = snap?.seq ?? Number.NaN;
    expect(client.of('delta').map(({ seq }) => seq)).toEqual([first + 1, first + 2, first + 3]);
    const last = client.of('delta').at(-1)?.data as EventDelta;
    expect(last.markets?.[0]?.selections[0]).toEqual({ outcome: 'home', oddsMilli: 1800, open: true });
  });

  it('merges what changes within one tick', async () => {
    const client = await connect();
    await client.subscribe(`event:${book.live.id}`);
    await book.feed.prices(LIVE_EVENT, matchOdds(1600, 4000, 6500));
    await book.feed.prices(LIVE_EVENT, matchOdds(1650, 4000, 6500), total('2.5', 1900, 1900));
    await book.feed.score(LIVE_EVENT, { score: [2, 0] });
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 1);
    const delta = client.of('delta')[0]?.data as EventDelta;
    expect(delta.state?.score).toEqual([2, 0]);
    expect(delta.markets?.map(({ type }) => type).toSorted()).toEqual(['1x2', 'total']);
    expect(delta.marketCount).toBe(2);
  });

  it('tells a row when its main line moves to another market', async () => {
    await book.feed.prices(LINE_EVENT, total('2.5', 1900, 1900), total('3.5', 2500, 1500));
    await platform.advance(TICK_MS);
    const lines = await eventOf(platform, LINE_EVENT);
    const client = await connect();
    await client.subscribe(`row:${lines.id}`);
    await book.feed.prices(LINE_EVENT, total('2.5', 1400, 2900), total('3.5', 1950, 1900));
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 1);
    expect(client.of('delta')[0]?.data).toMatchObject({
      markets: [{ id: marketOf(lines, 'total', '3.5').id }],
      removedMarketIds: [marketOf(lines, 'total', '2.5').id],
    });
  });

  it('follows one market with the state of its event, to its end', async () => {
    const client = await connect();
    const market = marketOf(book.line, '1x2');
    await client.subscribe(`market:${market.id}`);
    await book.feed.result(LINE_EVENT, epochs, matchResult('home'));
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 1);
    const view = client.of('delta')[0]?.data as MarketTopicView;
    expect(view).toMatchObject({ eventId: book.line.id, market: { id: market.id, status: 'settled' } });
    await book.feed.send({ kind: 'rollback', event: LINE_EVENT, revision: epochs + 1 });
    epochs += 1;
  });

  it('moves an event from line to live in the lists and the catalogue', async () => {
    await book.feed.fixture('soon', platform.clock.nowMs() + 60_000);
    await platform.advance(TICK_MS);
    const { id } = await eventOf(platform, 'soon');
    const client = await connect();
    await client.subscribe('list:line:football', 'list:live:football', 'catalogue');
    const listed = (topic: string) =>
      client.messages.flatMap((message) =>
        'topic' in message && 'data' in message && message.topic === topic ? [message.data as ListView] : [],
      );
    expect(listed('list:line:football').at(-1)?.eventIds).toContain(id);
    await book.feed.score('soon', { status: 'live' });
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 3);
    expect(listed('list:line:football').at(-1)?.eventIds).not.toContain(id);
    expect(listed('list:live:football').at(-1)?.eventIds).toContain(id);
    expect(client.of('delta').map(({ topic }) => topic)).toContain('catalogue');
    await book.feed.score('soon', { status: 'ended' });
  });

  it('sends a new snapshot to whoever asks again after a gap, in step with the deltas that follow', async () => {
    const client = await connect();
    const topic = `event:${book.live.id}`;
    await client.subscribe(topic);
    await book.feed.prices(LIVE_EVENT, matchOdds(1610, 4000, 6500));
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 1);
    await client.subscribe(topic);
    expect(client.of('snap').at(-1)?.seq).toBe(client.of('delta').at(-1)?.seq);
    await book.feed.prices(LIVE_EVENT, matchOdds(1620, 4000, 6500));
    await platform.advance(TICK_MS);
    await client.until(() => client.of('delta').length === 2);
    expect(client.of('delta').at(-1)?.seq).toBe((client.of('snap').at(-1)?.seq ?? 0) + 1);
  });

  it('never gives a sequence number twice to a topic that was left and taken up again', async () => {
    const client = await connect();
    const topic = `event:${book.live.id}`;
    const given: number[] = [];
    for (let round = 0; round < 3; round++) {
      await client.subscribe(topic);
      await book.feed.prices(LIVE_EVENT, matchOdds(1501 + round, 4000, 6500));
      await platform.advance(TICK_MS);
      await client.until(() => client.of('delta').length === round + 1);
      given.push(client.of('delta').at(-1)?.seq ?? 0);
      client.say({ t: 'unsub', topics: [topic] });
    }
    expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b));
  });

  it('sends nothing any more after unsubscribing', async () => {
    const [client, other] = [await connect(), await connect()];
    const topic = `event:${book.live.id}`;
    await client.subscribe(topic);
    await other.subscribe(topic);
    client.say({ t: 'unsub', topics: [topic] });
    await client.subscribe('list:live:football'); // after it, the unsub has been read
    await book.feed.prices(LIVE_EVENT, matchOdds(1777, 4000, 6500));
    await platform.advance(TICK_MS);
    await other.until(() => other.of('delta').length === 1);
    await client.subscribe('catalogue');
    expect(client.of('delta')).toEqual([]);
  });

  it('gives clients with the same topics the same bytes, and others theirs', async () => {
    const [same, alike, different] = [await connect(), await connect(), await connect()];
    await same.subscribe(`row:${book.live.id}`, `row:${book.line.id}`);
    await alike.subscribe(`row:${book.line.id}`, `row:${book.live.id}`);
    await different.subscribe(`row:${book.line.id}`);
    await book.feed.prices(LIVE_EVENT, matchOdds(1999, 4000, 6500));
    await book.feed.prices(LINE_EVENT, matchOdds(1999, 4000, 6500));
    await platform.advance(TICK_MS);
    await same.until(() => same.of('delta').length === 2);
    await alike.until(() => alike.of('delta').length === 2);
    await different.until(() => different.of('delta').length === 1);
    expect(alike.of('delta')).toEqual(same.of('delta'));
    expect(different.of('delta')).toEqual(
      same.of('delta').filter(({ topic }) => topic.endsWith(book.line.id)),
    );
  });

  it('beats every five seconds with the time and the producers that are down', async () => {
    const client = await connect();
    await platform.advance(20_000);
    await client.until(() => client.of('beat').length >= 4);
    expect(client.of('beat')[0]?.producersDown).toEqual([]);
    expect(client.of('beat').at(-1)).toMatchObject({ producersDown: ['test'] });
  });

  it('says goodbye when the server stops', async () => {
    const own = await createSportsbookPlatform();
    const client = await LiveTestClient.connect(await ownOrigin(own));
    await own.close();
    await client.until(() => client.closeCode !== undefined);
    expect(client.messages.at(-1)).toEqual({ t: 'drop', reason: 'shutdown' });
    expect(client.closeCode).toBe(1001);
  });

  async function ownOrigin(own: SportsbookPlatform): Promise<string> {
    await own.modules.sportsbook.ingest({
      producer: 'test',
      epoch: 1,
      seq: 1,
      generatedAtMs: 0,
      body: { kind: 'snapshot-begin' },
    });
    return own.app.listen({ host: '127.0.0.1', port: 0 });
  }
});
