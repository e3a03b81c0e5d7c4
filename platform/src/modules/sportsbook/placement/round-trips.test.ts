import { statementsOf } from '../../../testing/statements-of.ts';
import { total } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  openBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('the cost of a bet', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    player = await richPlayer(platform);
    // The first bet learns the account's currency and finds the markets written.
    await place(platform, player, [legOf(marketOf(book.line, '1x2'), 'draw')]);
  });
  afterAll(() => platform.close());

  it('is one statement: its key, the stake taken and admitted, and the bet', async () => {
    const leg = legOf(marketOf(book.line, '1x2'), 'home');
    // Another market has still to be written; that one's bets wait for it, these do not.
    await book.feed.prices(book.liveEvent, total('2.5', 1900, 1900));
    const sent = await statementsOf(async () => {
      expect((await place(platform, player, [leg])).statusCode).toBe(201);
    });
    const inOrder = [
      'insert into sportsbook_placement',
      'wallet_take_stakes',
      'limits_take_stakes',
      'insert into sportsbook_bet ',
      'insert into sportsbook_bet_leg',
    ];
    expect(sent).toEqual([expect.stringMatching(new RegExp(inOrder.join('[^]*')))]);
  });

  it('is a look at the limits and one statement more for the decision of a live one', async () => {
    const leg = legOf(marketOf(book.live, '1x2'), 'home');
    expect((await place(platform, player, [leg])).statusCode).toBe(202);
    await platform.advance(2_900);
    const sent = await statementsOf(() => platform.advance(100));
    expect(sent).toEqual([
      expect.stringContaining('from limits_limit'),
      expect.stringMatching(/sportsbook_accept_held[^]*insert into sportsbook_bet [^]*sportsbook_bet_leg/),
    ]);
  });
});
