import { jest } from '@jest/globals';
import pg from 'pg';

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

/** The start of every statement sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const original = pg.Client.prototype.query;
  const sent: string[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const query = given[0] as string | { readonly text: string };
    sent.push((typeof query === 'string' ? query : query.text).trim());
    return Reflect.apply(original, this, given) as never;
  });
  await work();
  spy.mockRestore();
  return sent;
}

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

  it('is three statements of its own inside the four of an idempotent transaction', async () => {
    const leg = legOf(marketOf(book.line, '1x2'), 'home');
    const sent = await statementsOf(async () => {
      expect((await place(platform, player, [leg])).statusCode).toBe(201);
    });
    expect(
      sent.filter((text) => !/^(?:begin|commit|.* (?:insert into|update) idempotency_key)/.test(text)),
    ).toEqual([
      expect.stringMatching(/wallet_frozen[^]*wallet_hold_stake/),
      expect.stringMatching(/select \* from limits_admit_stake/),
      expect.stringMatching(/insert into sportsbook_placement[^]*sportsbook_bet[^]*sportsbook_bet_leg/),
    ]);
    expect(sent.length).toBe(7);
  });

  it('is a look at the limits and one transaction more for the decision of a live one', async () => {
    const leg = legOf(marketOf(book.live, '1x2'), 'home');
    expect((await place(platform, player, [leg])).statusCode).toBe(202);
    await platform.advance(2_900);
    const sent = await statementsOf(() => platform.advance(100));
    expect(sent).toEqual([
      expect.stringContaining('from limits_limit'),
      'begin',
      expect.stringContaining('update sportsbook_placement'),
      'commit',
    ]);
  });
});
