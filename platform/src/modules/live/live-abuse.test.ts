import { openBook, type SportsbookPlatform } from '../sportsbook/testing/sportsbook.fixture.ts';
import { openLiveDesk, type LiveDesk } from './live-desk.fixture.ts';

describe('a client of the live socket that asks for too much or for nonsense', () => {
  let desk: LiveDesk;
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    desk = await openLiveDesk();
    ({ platform } = desk);
  });
  afterEach(() => desk.closeClients());
  afterAll(() => platform.close());

  const connect = () => desk.connect();

  it('is told that a topic does not exist, is malformed or is one too many', async () => {
    const book = await openBook(platform);
    const client = await connect();
    await client.subscribe(
      'event:999',
      'row:0',
      'weather',
      'list:live:Football',
      'market:99999999999999999999',
    );
    expect(client.of('gone')).toEqual([{ t: 'gone', topic: 'event:999' }]);
    expect(client.of('err').map(({ code, topic }) => [code, topic])).toEqual([
      ['TOPIC_INVALID', 'row:0'],
      ['TOPIC_INVALID', 'weather'],
      ['TOPIC_INVALID', 'list:live:Football'],
      ['TOPIC_INVALID', 'market:99999999999999999999'],
    ]);
    const sports = Array.from({ length: 600 }, (_, at) => `list:live:sport-${letters(at)}`);
    await client.subscribe(...sports);
    await client.subscribe(`row:${book.live.id}`);
    expect(client.of('err').at(-1)).toEqual({ t: 'err', code: 'TOPIC_LIMIT', topic: `row:${book.live.id}` });
  });

  it.each([
    ['text that is no JSON', 'hello'],
    ['an unknown message', '{"t":"shout"}'],
    ['topics that are none', '{"t":"sub","topics":[1]}'],
    ['no topics', '{"t":"sub"}'],
    ['null', 'null'],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('is answered %s with an error and dropped when it goes on', async (_name, nonsense) => {
    const client = await connect();
    for (let time = 0; time < 6; time++) client.socket.send(nonsense);
    await client.until(() => client.closeCode !== undefined);
    expect(client.of('err')).toHaveLength(5);
    expect(client.messages.at(-1)).toEqual({ t: 'drop', reason: 'protocol' });
    expect(client.closeCode).toBe(1008);
  });

  it('is dropped for a frame that is larger than any message', async () => {
    const client = await connect();
    client.socket.send('x'.repeat(64 * 1024 + 1));
    expect(await client.closeCodeOrAnswer()).toBe(1009);
    // A line like that of any refusal, which is bounded: not an error of ours with its stack.
    const lines = platform.logged.map(({ level, fields }) => [level, (fields as { code?: string }).code]);
    expect(lines).toContainEqual(['info', 'BODY_TOO_LARGE']);
  });

  it('is dropped when it talks too much', async () => {
    const client = await connect();
    // In portions that are answered before the next: what waits is bounded by itself.
    for (let portion = 1; portion <= 10; portion++) {
      expect(client.closeCode).toBeUndefined();
      for (let time = 0; time < 50; time++) client.say({ t: 'unsub', topics: [] });
      client.say({ t: 'sub', topics: ['event:999'] });
      await client.until(() => client.of('gone').length === portion || client.closeCode !== undefined);
    }
    expect(client.messages.at(-1)).toEqual({ t: 'drop', reason: 'protocol' });
  });
});

function letters(number: number): string {
  return number.toString().replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
}
