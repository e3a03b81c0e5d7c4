import type { NearCopiesView } from '@paddock/contract/schemas';

import { operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { joined } from '../testing/compose-sportsbook.ts';
import {
  eventOf,
  legOf,
  marketOf,
  place,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import { WATCH_COPIES_EVERY_MS } from './near-copies.ts';

type Leg = ReturnType<typeof legOf>;

describe('near-copies by many persons (rules §6)', () => {
  let platform: SportsbookPlatform;
  let auditor: TestOperator;
  let legs: readonly Leg[];
  let core: readonly Leg[];
  let players: readonly TestPlayer[];

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    auditor = await operatorWith(platform, 'nora', 'trader');
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    const names = Array.from({ length: 7 }, (_, at) => `copy-${at}`);
    await feed.snapshot(async () => {
      for (const name of names) {
        await feed.fixture(name, platform.clock.nowMs() + 86_400_000);
        await feed.prices(name, matchOdds(40_000, 2_000, 2_000));
      }
    });
    const events = await Promise.all(names.map((name) => eventOf(platform, name)));
    legs = events.map((event) => legOf(marketOf(event, '1x2'), 'home'));
    core = legs.slice(0, 3);
    players = await Promise.all(Array.from({ length: 4 }, () => richPlayer(platform)));
  });
  afterAll(() => platform.close());

  async function shown(): Promise<NearCopiesView['copies']> {
    const answer = await platform.app.inject({ url: '/operator-api/near-copies', headers: auditor.bearer });
    return answer.json<NearCopiesView>().copies;
  }
  const told = () => platform.logged.filter(({ message }) => message.startsWith('near-copies')).length;

  async function put(player: TestPlayer | undefined, bet: readonly (Leg | undefined)[]): Promise<void> {
    if (player === undefined) throw new Error('nobody');
    const wanted = bet.flatMap((leg) => leg ?? []);
    expect((await place(platform, player, wanted, { stake: '1.00' })).statusCode).toBe(201);
  }

  it('are shown from three persons on, whose accounts count as one', async () => {
    const [one, second, third] = players;
    for (const { playerId } of [one, second].flatMap((player) => player ?? []))
      joined.set(
        playerId,
        [one?.playerId, second?.playerId].flatMap((id) => id ?? []),
      );
    // 40³ or 40⁴ to one: 64,000.00, and the payout cap of 250,000.00.
    await put(one, core);
    await put(second, [...core, legs[3]]);
    await put(third, [legs[4], ...core.toReversed()]);
    await put(third, [legs[4], legs[5], legs[6]]);
    expect(await shown()).toEqual([]);
    await put(players[3], [...core, legs[5]]);
    expect(await shown()).toEqual([
      {
        selectionIds: core.map(({ selectionId }) => selectionId),
        persons: 3,
        betIds: expect.arrayContaining([expect.any(String)]) as string[],
        betNumbers: expect.arrayContaining([expect.stringMatching(/^\d{11}$/)]) as string[],
        returns: '814000.00',
        alarmedAtMs: null,
      },
    ]);
    expect((await shown())[0]?.betIds.length).toBe(4);
  });

  it('raise an alarm, once, when they may return more than the same combination could', async () => {
    await platform.advance(WATCH_COPIES_EVERY_MS);
    expect(told()).toBe(1);
    expect((await shown())[0]?.alarmedAtMs).toBe(platform.clock.nowMs());
    platform = await platform.restart();
    await platform.advance(2 * WATCH_COPIES_EVERY_MS);
    expect(told()).toBe(0);
  });

  it('are for operators who read reports', async () => {
    expect((await platform.app.inject('/operator-api/near-copies')).statusCode).toBe(401);
  });
});
