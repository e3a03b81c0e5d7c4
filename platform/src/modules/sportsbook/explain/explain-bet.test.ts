import { DAY_MS } from '@paddock/contract';
import type { BetExplanationView, BetView, OperatorBetExplanationView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { operatorWith } from '../../operators/operators.fixture.ts';
import { cashOut, quoteOf } from '../testing/cash-out-calls.ts';
import { matchOdds, matchResult, type FeedDriver } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  eventOf,
  getAs,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type PlaceOptions,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('a bet explained from what is stored', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let book: OpenBook;
  let feed: FeedDriver;
  let player: TestPlayer;
  let events: readonly string[];

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    ({ feed } = book);
    events = [1, 2, 3].map((nr) => `explained-${book.lineEvent}-${nr}`);
    for (const event of events) {
      await feed.fixture(event, platform.clock.nowMs() + DAY_MS);
      await feed.prices(event, matchOdds(2000, 3000, 3500));
    }
    player = await richPlayer(platform);
  });
  afterAll(() => platform.close());

  async function bet(count: number, options: PlaceOptions = {}): Promise<BetView> {
    const legs = [];
    for (const event of events.slice(0, count))
      legs.push(legOf(marketOf(await eventOf(platform, event), '1x2'), 'home'));
    return (await place(platform, player, legs, options)).json<{ bet: BetView }>().bet;
  }
  const explained = async ({ id }: BetView) =>
    (await getAs(platform, player, `bets/${id}/explanation`)).json<BetExplanationView>();
  async function settle(...results: readonly Parameters<typeof matchResult>[0][]): Promise<void> {
    for (const [at, result] of results.entries()) await feed.result(events[at] ?? '', 1, matchResult(result));
    await platform.advance(250);
  }

  it('says what is known of one that is open', async () => {
    expect(await explained(await bet(1))).toMatchObject({
      status: 'open',
      stake: '10.00',
      unitStake: '10.00',
      lineCount: 1,
      policy: 'none',
      delayMs: 0,
      legs: [{ seenMilli: 2000, struckMilli: 2000, result: 'open', cancelled: false }],
      returned: '0.00',
      total: '0.00',
      movements: [{ kind: 'bet-hold', amount: '-10.00' }],
      agrees: true,
    });
  });

  it('reckons a system line by line, and follows corrections', async () => {
    const system = await bet(3, { stake: '30.00', lines: { bankers: [], folds: [2] } });
    await settle('home', 'home', 'away');
    expect(await explained(system)).toMatchObject({
      status: 'won',
      lineCount: 3,
      unitStake: '10.00',
      legs: [{ multiplier: '2/1' }, { multiplier: '2/1' }, { multiplier: '0/1' }],
      sum: '4/1',
      returned: '40.00',
      total: '40.00',
      movements: [
        { kind: 'bet-hold', amount: '-30.00' },
        { kind: 'bet-settle', amount: '40.00' },
      ],
      agrees: true,
    });
    await feed.result(events[0] ?? '', 2, matchResult('away'));
    expect(await explained(system)).toMatchObject({ status: 'won', total: '0.00', agrees: 'being-settled' });
    await platform.advance(250);
    const corrected = await explained(system);
    expect(corrected.movements.at(-1)).toMatchObject({ kind: 'bet-correction', amount: '-40.00' });
    expect(corrected).toMatchObject({ status: 'lost', sum: '0/1', total: '0.00', agrees: true });
    expect(corrected.legs.map(({ results }) => results)).toMatchObject([
      [
        { revision: 1, source: 'feed', result: 'win' },
        { revision: 2, source: 'feed', result: 'lose' },
      ],
      [{ revision: 1, source: 'feed', result: 'win' }],
      [{ revision: 1, source: 'feed', result: 'lose' }],
    ]);
  });

  it('names dead heats, what was cancelled, and what was cashed out', async () => {
    const [left, both] = [await bet(1), await bet(2)];
    await cashOut(platform, player, await quoteOf(platform, player, left.id), { stake: '4.00' });
    const shared = { outcome: 'home', won: 1, deadHeat: [1, 2] as [number, number] } as const;
    const other = { outcome: 'draw', won: 1, deadHeat: [1, 2] as [number, number] } as const;
    const selections = [shared, other, { outcome: 'away', won: 0 }] as const;
    await feed.result(events[0] ?? '', 1, {
      type: '1x2',
      specifiers: {},
      selections: selections.map((one) => ({ ...one })),
    });
    await platform.advance(250);
    const half = await explained(left);
    expect(half).toMatchObject({
      legs: [{ deadHeat: '1/2', multiplier: '1/1', results: [{ result: 'win', deadHeat: '1/2' }] }],
      unitStake: '6.00',
      returned: '6.00',
      cashOuts: [{ stake: '4.00', marginMilli: 40 }],
      agrees: true,
    });
    expect(half.movements.map(({ kind }) => kind)).toEqual(['bet-hold', 'bet-cash-out', 'bet-settle']);
    await feed.send({
      kind: 'cancel',
      event: events[1] ?? '',
      fromMs: platform.clock.nowMs() - 1_000,
      toMs: platform.clock.nowMs() + 1_000,
      reason: 'wrong price',
    });
    await platform.advance(250);
    expect((await explained(both)).legs[0]?.results).toMatchObject([
      { revision: 1, source: 'feed', result: 'win' },
    ]);
    expect((await explained(both)).legs[1]).toMatchObject({ cancelled: true, multiplier: '1/1' });
  });

  it('says so where the row and the ledger differ', async () => {
    const paid = await bet(1);
    await settle('home');
    await sql`update sportsbook_bet set payout_minor = 1999 where id = ${paid.id}::bigint`.execute(
      platform.kernel.db,
    );
    expect(await explained(paid)).toMatchObject({ total: '20.00', agrees: false });
  });

  it('is for its player, and for operators by its number', async () => {
    const own = await bet(1);
    const stranger = await richPlayer(platform);
    expect((await getAs(platform, stranger, `bets/${own.id}/explanation`)).statusCode).toBe(404);
    const sue = await operatorWith(platform, 'sue', 'support');
    const asked = await platform.app.inject({
      url: `/operator-api/bets/${own.number}/explanation`,
      headers: sue.bearer,
    });
    expect(asked.json<OperatorBetExplanationView>()).toMatchObject({
      playerId: player.playerId,
      explanation: { betId: own.id, agrees: true },
    });
  });
});
