import type { PlaceBetRequest, PlacementView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { closedSports } from '../testing/compose-sportsbook.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betsOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;

describe('placing on a live match waits its delay and looks again (rules §6)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let key: string;

  // The tests share a platform; each has events of its own.
  let epoch = 0;
  let names: { readonly lineEvent: string; readonly liveEvent: string };
  let liveEvent: string;
  const open = () => {
    epoch += 1;
    return openBook(platform, { ...names, epoch });
  };

  beforeAll(async () => {
    platform = await createSportsbookPlatform({ liveDelayMs: DELAY_MS });
  });
  beforeEach(async () => {
    liveEvent = `live-${epoch}`;
    names = { lineEvent: `line-${epoch}`, liveEvent };
    book = await open();
    player = await richPlayer(platform, 10_000n);
    key = newKey();
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const home = () => legOf(marketOf(book.live, '1x2'), 'home');

  const outcome = () => placementOf(platform, player, key);

  async function placed(policy: PlaceBetRequest['policy'] = 'none', legs = [home()]) {
    const answer = await place(platform, player, legs, { key, policy });
    expect(answer.statusCode).toBe(202);
    return answer.json<PlacementView>();
  }

  it('answers pending with the time it decides, holds the stake, and accepts after the delay', async () => {
    const startMs = platform.clock.nowMs();
    expect(await placed()).toEqual({
      status: 'pending',
      key,
      placementId: expect.stringMatching(/^\d+$/),
      decidesAtMs: startMs + DELAY_MS,
      serverTimeMs: startMs,
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
    await platform.advance(DELAY_MS - 1);
    expect(await outcome()).toMatchObject({ status: 'pending' });
    await platform.advance(1);
    expect(await outcome()).toMatchObject({
      status: 'accepted',
      bet: {
        acceptedAtMs: startMs + DELAY_MS,
        legs: [{ oddsMilli: 1500, struckScore: [1, 0], struckPeriod: 'h1' }],
      },
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
  });

  it('waits for an accumulator with one live leg', async () => {
    await placed('none', [home(), legOf(marketOf(book.line, '1x2'), 'draw')]);
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'accepted', bet: { totalOddsMilli: 5100 } });
  });

  it('rejects when the market was suspended meanwhile, though it is open again', async () => {
    await placed('any');
    await book.feed.prices(liveEvent, { ...matchOdds(1500, 4000, 6500), status: 'suspended' });
    await book.feed.prices(liveEvent, matchOdds(1500, 4000, 6500));
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({
      status: 'rejected',
      code: 'SELECTION_SUSPENDED',
      details: { legs: [{ reason: 'suspended' }] },
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
  });

  it('rejects after a bet-stop, though prices came again', async () => {
    await placed('any');
    await book.feed.betStop(liveEvent);
    await book.feed.prices(liveEvent, matchOdds(1500, 4000, 6500));
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'rejected', code: 'SELECTION_SUSPENDED' });
  });

  it('rejects after a bet-stop of a moment before the first price, in another market only', async () => {
    // The other outcomes of the market are not the player's: their suspension does no harm.
    await placed('none');
    await book.feed.prices(liveEvent, {
      type: '1x2',
      selections: [{ outcome: 'home', oddsMilli: 1500 }],
    });
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'accepted' });
  });

  it('rejects when the match ends meanwhile', async () => {
    await placed('any');
    await book.feed.score(liveEvent, { status: 'ended' });
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'rejected', code: 'EVENT_OVER' });
  });

  it.each(['live', 'line'])(
    'rejects a leg whose sport was closed meanwhile in its section: %s',
    async (section) => {
      await placed('none', [home(), legOf(marketOf(book.line, '1x2'), 'draw')]);
      closedSports.add(`${player.playerId} ${section} football`);
      await platform.advance(DELAY_MS);
      closedSports.clear();
      expect(await outcome()).toMatchObject({ status: 'rejected', code: 'SPORT_RESTRICTED' });
    },
  );

  it('rejects when the producer fell silent meanwhile', async () => {
    await platform.advance(14_000);
    await placed('any');
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'rejected', code: 'LIVE_DOWN' });
  });

  it.each([
    ['none', 1450, undefined],
    ['none', 1550, undefined],
    ['none', 1500, 1500],
    ['higher', 1450, undefined],
    ['higher', 1550, 1550],
    ['higher', 1500, 1500],
    ['any', 1450, 1450],
    ['any', 1550, 1550],
  ] as const)('with policy %s and a price of %i at the end strikes %s', async (policy, end, struck) => {
    await placed(policy);
    await book.feed.prices(liveEvent, matchOdds(1700, 4000, 6500));
    await book.feed.prices(liveEvent, matchOdds(end, 4000, 6500));
    await platform.advance(DELAY_MS);
    const view = await outcome();
    if (struck === undefined) {
      expect(view).toMatchObject({
        status: 'rejected',
        code: 'PRICE_MOVED',
        details: { legs: [{ seenMilli: 1500, currentMilli: end }] },
      });
      expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
    } else expect(view).toMatchObject({ status: 'accepted', bet: { legs: [{ oddsMilli: struck }] } });
  });

  it('treats a match past its kick-off as live before its feed says so', async () => {
    await book.feed.fixture('late', platform.clock.nowMs() + 1_000);
    await book.feed.prices('late', matchOdds(2000, 3000, 3000));
    await platform.advance(1_000);
    const list = await platform.app.inject('/web-api/sportsbook/events?section=line&search=late');
    const [event] = list.json<{ events: [OpenBook['line']] }>().events;
    await placed('none', [legOf(marketOf(event, '1x2'), 'home')]);
  });

  it('tells the player when it is decided', async () => {
    const heard: unknown[] = [];
    platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => {
      if ((message as { playerId: string }).playerId === player.playerId) heard.push(message);
    });
    await placed();
    await platform.advance(DELAY_MS);
    expect(heard).toEqual([
      { playerId: player.playerId, news: { kind: 'placement', key } },
      { playerId: player.playerId, news: { kind: 'accounts' } },
    ]);
  });

  describe('after a restart', () => {
    it('rejects and releases what is past its time', async () => {
      await placed();
      platform.clock.advance(DELAY_MS);
      platform = await platform.restart();
      expect(await outcome()).toMatchObject({ status: 'rejected', code: 'PLACEMENT_EXPIRED' });
      expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
    });

    it('rejects at its time what cannot be known to have stayed open', async () => {
      await placed('any');
      platform = await platform.restart();
      book = await open();
      expect(await outcome()).toMatchObject({ status: 'pending' });
      await platform.advance(DELAY_MS);
      expect(await outcome()).toMatchObject({ status: 'rejected', code: 'SELECTION_SUSPENDED' });
      expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
    });

    it('keeps the book: ids stay, everything is suspended until the snapshot, versions are new', async () => {
      const before = marketOf(book.live, '1x2');
      platform = await platform.restart();
      const down = await platform.app.inject(`/web-api/sportsbook/events/${book.live.id}`);
      const market = marketOf(down.json<OpenBook['live']>(), '1x2');
      expect(market).toMatchObject({ id: before.id, status: 'suspended', reason: 'feed' });
      const again = await open();
      expect(again.live.id).toBe(book.live.id);
      expect(marketOf(again.live, '1x2')).toMatchObject({ id: before.id, status: 'open' });
      expect(marketOf(again.live, '1x2').version).not.toBe(before.version);
      const old = await place(platform, player, [legOf(before, 'home')]);
      expect(old.json()).toMatchObject({ code: 'PRICE_MOVED' });
    });
  });

  it('shows accepted live bets in the list', async () => {
    await placed();
    await platform.advance(DELAY_MS);
    const { bets } = await betsOf(platform, player, 'status=open');
    expect(bets).toHaveLength(1);
  });
});
