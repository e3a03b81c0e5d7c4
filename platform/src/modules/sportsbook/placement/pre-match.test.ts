import { sql } from 'kysely';
import { parsePublicNumber } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

import { arrowsOf, documentText, sectionOf } from '../../../testing/documents.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { numberBets } from '../schema/public-number-migration.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  eventOf,
  getAs,
  legOf,
  LINE_EVENT,
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
import { matchOdds, total } from '../testing/feed-driver.ts';

describe('placing before the match (rules §6)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;

  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    player = await richPlayer(platform);
  });
  afterEach(() => platform.close());

  const home = () => legOf(marketOf(book.line, '1x2'), 'home');

  it('accepts at once, holds the stake and keeps what was struck', async () => {
    const heard: unknown[] = [];
    platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => heard.push(message));
    const key = newKey();
    const answer = await place(platform, player, [home()], { stake: '12.34', key });
    expect(answer.statusCode).toBe(201);
    expect(heard).toEqual(
      [{ kind: 'placement', key }, { kind: 'accounts' }].map((news) => ({ playerId: player.playerId, news })),
    );
    const { bet } = answer.json<{ bet: BetView }>();
    expect(bet).toMatchObject({
      type: 'single',
      status: 'open',
      revision: 0,
      stake: '12.34',
      currency: 'EUR',
      totalOddsMilli: 2000,
      possibleReturn: '24.68',
      payout: '0.00',
      legs: [{ outcome: 'home', oddsMilli: 2000, home: { en: `${LINE_EVENT} Home` }, result: 'open' }],
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 98_766n, held: 1234n });
    expect(await auditProblems(platform)).toEqual([]);
    expect(await betOf(platform, player, bet.id)).toMatchObject(bet);
  });

  it('stands on markets that are written down, and keeps no ticket of what does not wait', async () => {
    const { db } = platform.kernel;
    await book.feed.prices(LINE_EVENT, total('2.5', 1900, 1900));
    const market = marketOf(await eventOf(platform, LINE_EVENT), 'total');
    const written = async () =>
      (await sql`select from sportsbook_market where id = ${market.id}::bigint`.execute(db)).rows.length;
    expect(await written()).toBe(0);
    expect((await place(platform, player, [legOf(market, 'over')])).statusCode).toBe(201);
    expect(await written()).toBe(1);
    const { rows } = await sql`select ticket from sportsbook_placement`.execute(db);
    expect(rows).toEqual([{ ticket: null }]);
  });

  it('gives each bet a number of its own, also those of before there were numbers', async () => {
    const { db } = platform.kernel;
    const key = newKey();
    const first = await place(platform, player, [home()], { key });
    const { bet: one } = first.json<{ bet: BetView }>();
    const { bet: other } = (await place(platform, player, [home()])).json<{ bet: BetView }>();
    expect([one, other].map(({ number }) => parsePublicNumber(number))).toMatchObject([
      { status: 'number', kind: 'bet' },
      { status: 'number', kind: 'bet' },
    ]);
    expect(one.number).not.toBe(other.number);
    await sql`alter table sportsbook_bet drop column public_number`.execute(db);
    await sql`update idempotency_key set answer = answer #- '{bet,number}'`.execute(db);
    await numberBets(db);
    const now = await betOf(platform, player, one.id);
    expect(parsePublicNumber(now.number)).toMatchObject({ kind: 'bet' });
    // The answer that is kept to be said again has it too.
    const again = await place(platform, player, [home()], { key });
    expect(again.json<{ bet: BetView }>().bet.number).toBe(now.number);
  });

  it('shows a bet by its number to its player alone', async () => {
    const { bet } = (await place(platform, player, [home()])).json<{ bet: BetView }>();
    const numbered = (who: TestPlayer, number: string) => getAs(platform, who, `numbered-bets/${number}`);
    expect((await numbered(player, bet.number)).json()).toMatchObject({ id: bet.id, number: bet.number });
    const stranger = await richPlayer(platform);
    for (const refused of [
      await numbered(stranger, bet.number),
      await numbered(player, bet.id),
      await numbered(player, '4711'),
    ])
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'BET_UNKNOWN']);
    const guest = await platform.app.inject(`/web-api/sportsbook/numbered-bets/${bet.number}`);
    expect(guest.statusCode).toBe(401);
  });

  it('has the states docs/money.md draws, of placements and of bets', async () => {
    const { rows } = await sql<{ allowed: string }>`
      select pg_get_constraintdef(oid) as allowed from pg_constraint
        where conname in ('sportsbook_placement_status_check', 'sportsbook_bet_status_check')`.execute(
      platform.kernel.db,
    );
    const states = rows.flatMap(({ allowed }) =>
      [...allowed.matchAll(/'([\w-]+)'/g)].map(([, state]) => state),
    );
    const drawn = arrowsOf(sectionOf(documentText('money.md'), '### States of a placement and its bet'));
    const names = drawn.flatMap((arrow) => arrow.split(': ')[0]?.split(' -> ') ?? []);
    expect(new Set(names.filter((name) => name !== '[*]'))).toEqual(new Set(states));
  });

  it('answers the same placement by its key', async () => {
    const key = newKey();
    const placed = await place(platform, player, [home()], { key });
    expect(await placementOf(platform, player, key)).toEqual(placed.json());
  });

  it('refuses a moved price with old and new, and strikes it at the new one when that is accepted', async () => {
    const seen = home();
    await book.feed.prices(LINE_EVENT, matchOdds(1900, 3400, 3600));
    const refused = await place(platform, player, [seen]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PRICE_MOVED',
      details: {
        legs: [{ selectionId: seen.selectionId, reason: 'price-moved', seenMilli: 2000, currentMilli: 1900 }],
      },
    });
    const taken = await place(platform, player, [seen], { policy: 'any' });
    expect(taken.json()).toMatchObject({ bet: { legs: [{ oddsMilli: 1900 }] } });
    const forgotten = { ...seen, priceVersion: '1.999' };
    const unknown = await place(platform, player, [forgotten], { policy: 'any' });
    expect(unknown.json()).toMatchObject({ bet: { legs: [{ oddsMilli: 1900 }] } });
  });
});
