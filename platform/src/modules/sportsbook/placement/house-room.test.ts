import type { QuoteView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { joined } from '../testing/compose-sportsbook.ts';
import { FeedDriver, matchOdds, matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  IN_PROPORTION,
  eventOf,
  legOf,
  marketOf,
  place,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

type Leg = ReturnType<typeof legOf>;

describe('the room the house has for a bet (rules §6)', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let epoch = 0;

  beforeAll(async () => {
    platform = await createSportsbookPlatform(IN_PROPORTION);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  /** Home legs of matches that start in a second, at these prices with 5 % of margin. */
  async function offer(...homeMilli: readonly number[]): Promise<readonly Leg[]> {
    epoch += 1;
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock, `room-${epoch}`);
    const names = homeMilli.map((_, at) => `${feed.name}-${at}`);
    await feed.snapshot(async () => {
      for (const [at, name] of names.entries()) {
        await feed.fixture(name, platform.clock.nowMs() + 86_400_000);
        await feed.prices(name, matchOdds(homeMilli[at] ?? 0, ...others(homeMilli[at] ?? 0)));
      }
    });
    const events = await Promise.all(names.map((name) => eventOf(platform, name)));
    return events.map((event) => legOf(marketOf(event, '1x2'), 'home'));
  }

  /** Two equal prices that bring the market to 1.05. */
  function others(homeMilli: number): [number, number] {
    const each = Math.min(1_000_000, Math.round(2_000 / Math.max(0.002, 1.05 - 1_000 / homeMilli)));
    return [each, each];
  }

  async function maxOf(legs: readonly Leg[], player?: TestPlayer): Promise<string> {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/quote',
      headers: player === undefined ? {} : { [PLAYER_HEADER]: player.playerId },
      payload: { selectionIds: legs.map(({ selectionId }) => selectionId), currency: 'EUR' },
    });
    return answer.json<QuoteView>().maxStake;
  }

  async function put(player: TestPlayer, legs: readonly Leg[], stake: string) {
    const answer = await place(platform, player, [...legs], { stake });
    const { code, details } = answer.json<{ code?: string; details?: { max: string } }>();
    return answer.statusCode === 201 ? 'accepted' : { code, max: details?.max };
  }

  const liability = ({ selectionId }: Leg) => platform.modules.sportsbook.liabilityOf(selectionId);

  it('is taken by singles with their return less their stake', async () => {
    const [shot] = await offer(1_000_000);
    if (shot === undefined) throw new Error('no offer');
    // The payout cap of 250,000.00 bounds one bet; two fill the 500,000.00 the house may lose on a selection.
    const rich = await richPlayer(platform, 1_000_000n);
    expect(await put(rich, [shot], '300.00')).toBe('accepted');
    expect(await put(rich, [shot], '300.00')).toBe('accepted');
    expect(liability(shot)).toBe(49_940_000n);
    expect(await put(rich, [shot], '300.00')).toEqual({ code: 'SELECTION_ROOM', max: '0.60' });
    expect(await maxOf([shot])).toBe('0.60');
    expect(await put(rich, [shot], '0.60')).toBe('accepted');
    expect(await maxOf([shot])).toBe('0.00');
  });

  it('is not closed to everybody by two long accumulators of 0.20', async () => {
    const legs = await offer(...Array.from({ length: 15 }, () => 2_600));
    const [favourite] = legs;
    if (favourite === undefined) throw new Error('no offer');
    const player = await richPlayer(platform);
    expect(await maxOf([favourite])).toBe('5000.00');
    for (let bet = 0; bet < 2; bet++) expect(await put(player, legs, '0.20')).toBe('accepted');
    expect(await maxOf([favourite])).toBe('5000.00');
    // 0.20 · 2.60 · (1 / 1.05)^14, in cents and rounded up, twice.
    expect(liability(favourite)).toBe(2n * 27n);
  });

  it('gives a person a tenth of it by combinations, whichever of their accounts they bet with', async () => {
    const legs = await offer(20_000, 20_000);
    const [one, second, stranger] = [
      await richPlayer(platform),
      await richPlayer(platform),
      await richPlayer(platform),
    ];
    for (const { playerId } of [one, second]) joined.set(playerId, [one.playerId, second.playerId]);
    // 50,000.00 / (20 / 1.05) = 2,625.00 would do, but 20 · 20 of it passes the payout cap; so shorter ones follow.
    const free = Number(await maxOf(legs, one));
    expect(free).toBeCloseTo(2625, 0);
    await richer(one, second, stranger);
    expect(await put(one, legs, '600.00')).toBe('accepted');
    const left = await maxOf(legs, second);
    expect(Number(left)).toBeCloseTo(free - 600, 0);
    expect(await maxOf(legs, one)).toBe(left);
    expect(await maxOf(legs, stranger)).toBe(await maxOf(legs));
    expect(await put(second, legs, (Number(left) + 0.01).toFixed(2))).toEqual({
      code: 'COMBINATION_SHARE',
      max: left,
    });
    expect(await put(second, legs, left)).toBe('accepted');
    expect(await maxOf(legs, one)).toBe('0.00');
  });

  it('stops bets on exactly the same selections, in any order and of whomever, where they may return its all', async () => {
    const legs = await offer(40_000, 40_000, 40_000);
    // 4.00 on 64,000 to one may return the payout cap.
    const [a, b, c] = [await richPlayer(platform), await richPlayer(platform), await richPlayer(platform)];
    expect(await put(a, legs, '4.00')).toBe('accepted');
    expect(await put(b, legs.toReversed(), '3.00')).toBe('accepted');
    expect(await maxOf(legs, c)).toBe('0.90');
    expect(await put(c, [...legs.slice(1), ...legs.slice(0, 1)], '0.91')).toEqual({
      code: 'SAME_COMBINATION',
      max: '0.90',
    });
    expect(await put(c, legs.slice(0, 2), '1.00')).toBe('accepted');
  });

  it('stops what the open combinations of a person may return at ten payout caps', async () => {
    const legs = await offer(...Array.from({ length: 9 }, () => 40_000));
    const player = await richPlayer(platform);
    // Each of these may return the payout cap; no two are on the same selections.
    for (let at = 0; at < 10; at++) {
      expect(await put(player, rotated(legs, at).slice(0, at === 9 ? 5 : 4), '0.20')).toBe('accepted');
    }
    const another = [legs[0], legs[2], legs[4], legs[6]].flatMap((leg) => leg ?? []);
    expect(await put(player, another, '0.20')).toEqual({ code: 'COMBINATIONS_FULL', max: '0.00' });
    expect(await maxOf(another, player)).toBe('0.00');
    expect(await put(player, legs.slice(0, 1), '0.20')).toBe('accepted');
    expect(await put(await richPlayer(platform), another, '0.20')).toBe('accepted');
  });

  it('is weighed again as legs end, given back with the bet, and taken again by a rollback', async () => {
    const legs = await offer(2_000, 3_000, 4_000);
    const [first, second, third] = legs;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no offer');
    const names = [0, 1, 2].map((at) => `${feed.name}-${at}`);
    const player = await richPlayer(platform);
    expect(await put(player, legs, '10.00')).toBe('accepted');
    const struck = [first, second, third].map(liability);
    // 10 · o / 1.05², rounded up; the prices of the feed are whole thousandths, so the margin is not to the digit.
    for (const [at, odds] of [2, 3, 4].entries())
      expect(Number(struck[at])).toBeCloseTo((1000 * odds) / 1.05 ** 2, -1);
    const result = async (at: number, revision: number, winner: 'home' | 'away') => {
      await feed.result(names[at] ?? '', revision, matchResult(winner));
      await platform.advance(250);
    };
    await result(0, 1, 'home');
    expect(liability(first)).toBe(0n);
    expect(Number(liability(second))).toBeCloseTo(6000 / 1.05, -1);
    await result(1, 1, 'home');
    // The last leg weighs all that is returned now.
    expect([first, second, third].map(liability)).toEqual([0n, 0n, 24_000n]);
    await result(1, 2, 'away');
    expect([first, second, third].map(liability)).toEqual([0n, 0n, 0n]);
    await result(1, 3, 'home');
    expect(liability(third)).toBe(24_000n);
    for (const name of names.slice(0, 2)) await feed.send({ kind: 'rollback', event: name, revision: 4 });
    await platform.advance(250);
    expect([first, second, third].map(liability)).toEqual(struck);
    const counted = [first, second, third].map(liability);
    platform = await platform.restart();
    expect([first, second, third].map(liability)).toEqual(counted);
  });

  function rotated(legs: readonly Leg[], by: number): readonly Leg[] {
    return [...legs.slice(by % legs.length), ...legs.slice(0, by % legs.length)];
  }

  async function richer(...players: readonly TestPlayer[]): Promise<void> {
    const { kernel, modules } = platform;
    for (const [at, { playerId, accountId }] of players.entries()) {
      await kernel.db.transaction().execute((tx) =>
        modules.wallet.adjust(tx, {
          id: `more-${at}`,
          actor: 'system',
          reason: 'money for a test',
          playerId,
          accountId,
          amountMinor: 1_000_000n,
          atMs: kernel.clock.nowMs(),
        }),
      );
    }
  }
});
