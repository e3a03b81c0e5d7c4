import type { PlayerId } from '@paddock/contract';

import { SESSION_ENDED } from '../identity/index.ts';
import type { SportsbookPlatform } from '../sportsbook/testing/sportsbook.fixture.ts';
import { PLAYER_NEWS } from './index.ts';
import type { LiveTestClient } from './live-client.fixture.ts';
import { openLiveDesk, type LiveDesk } from './live-desk.fixture.ts';

describe('the player topic of the live socket', () => {
  let desk: LiveDesk;
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    desk = await openLiveDesk();
    ({ platform } = desk);
  });
  afterEach(() => desk.closeClients());
  afterAll(() => platform.close());

  const connect = () => desk.connect();

  const playerId = '4711' as PlayerId;
  const news = { kind: 'accounts' } as const;

  it('is refused to a guest and to a bad token', async () => {
    const client = await connect();
    client.say({ t: 'sub', topics: ['player'] });
    await client.subscribe('catalogue'); // messages are handled in order
    expect(client.of('err')).toEqual([{ t: 'err', code: 'UNAUTHENTICATED', topic: 'player' }]);
    client.say({ t: 'auth', token: 'stale' });
    await client.until(() => client.of('err').length === 2);
    expect(client.of('err')[1]).toEqual({ t: 'err', code: 'TOKEN_EXPIRED' });
  });

  async function signedIn(session: string, player = playerId): Promise<LiveTestClient> {
    const client = await connect();
    client.say({ t: 'auth', token: `${player}/${session}` });
    client.say({ t: 'sub', topics: ['player'] });
    await client.subscribe('catalogue'); // messages are handled in order
    return client;
  }

  it('brings a player’s news to all of their tabs and to nobody else, numbered without a gap', async () => {
    const [tab, other, stranger] = [
      await signedIn('a'),
      await signedIn('b'),
      await signedIn('c', '9' as PlayerId),
    ];
    for (let time = 0; time < 3; time++) platform.kernel.bus.publish(PLAYER_NEWS, { playerId, news });
    for (const client of [tab, other]) {
      await client.until(() => client.of('delta').length === 3);
      expect(client.of('delta').map(({ seq, data }) => [seq, data])).toEqual([
        [1, news],
        [2, news],
        [3, news],
      ]);
    }
    await stranger.subscribe('list:live:tennis');
    expect(stranger.of('delta')).toEqual([]);
  });

  it('tells a page that read before it listened whether it missed anything', async () => {
    const sinceMs = platform.kernel.clock.nowMs();
    const listen = async (player: PlayerId, fromMs: number) => {
      const client = await connect();
      client.say({ t: 'auth', token: `${player}/x` });
      client.say({ t: 'sub', topics: ['player'], sinceMs: fromMs });
      await client.subscribe('catalogue');
      return client.of('delta').map(({ seq, data }) => [seq, data]);
    };
    expect(await listen('31' as PlayerId, sinceMs)).toEqual([]);
    platform.kernel.bus.publish(PLAYER_NEWS, { playerId: '31' as PlayerId, news });
    expect(await listen('31' as PlayerId, sinceMs)).toEqual([[1, { kind: 'missed' }]]);
    expect(await listen('31' as PlayerId, sinceMs + 1)).toEqual([]);
    expect(await listen('32' as PlayerId, sinceMs)).toEqual([]);
  });

  it('ends with the session, only in its own tabs', async () => {
    const [ended, other] = [await signedIn('a'), await signedIn('b')];
    platform.kernel.bus.publish(SESSION_ENDED, { playerId, sessionId: 'a' });
    await ended.until(() => ended.of('delta').length === 1);
    expect(ended.of('delta')[0]?.data).toEqual({ kind: 'signed-out' });
    platform.kernel.bus.publish(PLAYER_NEWS, { playerId, news });
    await other.until(() => other.of('delta').length === 1);
    await ended.subscribe('player');
    expect(ended.of('err').at(-1)).toMatchObject({ code: 'UNAUTHENTICATED', topic: 'player' });
    expect(ended.of('delta')).toHaveLength(1);
  });

  it('ends with an empty token', async () => {
    const client = await signedIn('a');
    client.say({ t: 'auth', token: '' });
    await client.subscribe('list:live:tennis');
    platform.kernel.bus.publish(PLAYER_NEWS, { playerId, news });
    await client.subscribe('list:line:tennis');
    expect(client.of('delta')).toEqual([]);
  });
});
