import type { BetView } from '@paddock/contract/schemas';

import { FeedDriver, matchResult } from '../testing/feed-driver.ts';
import {
  betOf,
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('how the match of a settled leg ended', () => {
  let platform: SportsbookPlatform;
  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  it('is told with the games of its sets, as its results tell it, and of football alone', async () => {
    const { clock, modules } = platform;
    const player = await richPlayer(platform, 100_000n);
    const book = await openOwnBook(platform);
    const sets = new FeedDriver(modules.sportsbook, clock, 'courts');
    const startsAtMs = clock.nowMs() + 3_600_000;
    const winner = { type: 'winner', specifiers: {} };
    await sets.snapshot(async () => {
      await sets.fixture('sets', startsAtMs, 'tennis');
      const selections = ['home', 'away'].map((outcome) => ({ outcome, oddsMilli: 1_900 }));
      await sets.prices('sets', { ...winner, selections });
    });
    const bet = async (event: string, type: string): Promise<string> => {
      const leg = legOf(marketOf(await eventOf(platform, event), type), 'home');
      return (await place(platform, player, [leg])).json<{ bet: { id: string } }>().bet.id;
    };
    const legAfter = async (id: string): Promise<BetView['legs'][number] | undefined> =>
      (await betOf(platform, player, id)).legs[0];
    const bets = [await bet('sets', 'winner'), await bet(book.lineEvent, '1x2')] as const;
    expect(await legAfter(bets[0])).not.toHaveProperty('finalParts');

    const parts: [number, number][] = [
      [6, 4],
      [3, 6],
      [7, 5],
    ];
    await sets.score('sets', { status: 'ended', startsAtMs, score: [2, 1], parts });
    const selections = [
      { outcome: 'home', won: 1 as const },
      { outcome: 'away', won: 0 as const },
    ];
    const markets = [{ ...winner, selections }];
    await sets.send({ kind: 'result', event: 'sets', revision: 1, finalScore: [2, 1], markets });
    await book.feed.begin(book.lineEvent);
    await book.feed.score(book.lineEvent, {
      status: 'ended',
      score: [2, 1],
      parts: [
        [1, 0],
        [2, 1],
      ],
    });
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
    await platform.advance(1_000);
    expect(await legAfter(bets[0])).toMatchObject({ result: 'win', finalScore: [2, 1], finalParts: parts });
    const football = await legAfter(bets[1]);
    expect(football).toMatchObject({ result: 'win', finalScore: [2, 1] });
    expect(football).not.toHaveProperty('finalParts');
  });
});
