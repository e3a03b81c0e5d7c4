import type { BetView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { cashOut, quoteOf, quotesOf } from '../testing/cash-out-calls.ts';
import { footballModel } from '../testing/builder-model.ts';
import { matchOdds, matchResult, total, type FeedDriver } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  betsOf,
  createSportsbookPlatform,
  eventOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type PlaceOptions,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const START = 100_000n;

describe('leaving a bet before it ends (rules §11)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let feed: FeedDriver;
  let player: TestPlayer;
  let first: string;
  let second: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    ({ feed, lineEvent: first } = book);
    second = `second-${first}`;
    await feed.fixture(second, platform.clock.nowMs() + 86_400_000);
    await feed.prices(second, matchOdds(3000, 3000, 3000), total('2.25', 2000, 1850), total('2', 1900, 1900));
    player = await richPlayer(platform, START);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  async function bet(
    legs: readonly [event: string, type: string, outcome: string, line?: string][],
    options: PlaceOptions = {},
  ): Promise<string> {
    const found = [];
    for (const [event, type, outcome, line] of legs) {
      found.push(legOf(marketOf(await eventOf(platform, event), type, line), outcome));
    }
    const answer = await place(platform, player, found, options);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ bet: BetView }>().bet.id;
  }

  const single = () => bet([[first, '1x2', 'home']]);
  const quote = (id: string) => quoteOf(platform, player, id);
  const read = (id: string) => betOf(platform, player, id);
  const won = async () => {
    const { free, held } = await moneyOf(platform, player);
    return { won: free - START, held };
  };
  const leave = async (id: string, stake?: string) =>
    cashOut(platform, player, await quote(id), stake === undefined ? {} : { stake });
  const refusal = (code: string, details?: unknown) => ({ code, ...(details !== undefined && { details }) });

  it('offers what the bet is worth now by the prices of its market, less 4 %', async () => {
    const id = await single(); // 10.00 at 2.00
    expect(await quote(id)).toMatchObject({
      // 20.00 · 0.96 · (1/2) / (1/2 + 1/3.4 + 1/3.6)
      offer: '9.14',
      remainingStake: '10.00',
      lineCount: 1,
      marginMilli: 40,
      delayMs: 0,
      expiresAtMs: platform.clock.nowMs() + 5_000,
    });
  });

  it('pays the offer, ends the bet, and no result touches it', async () => {
    const id = await single();
    await feed.prices(first, matchOdds(1200, 7000, 12000));
    const offered = await quote(id);
    const answer = await cashOut(platform, player, offered);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'paid', betId: id, stake: '10.00', paid: offered.offer });
    const paid = BigInt(offered.offer.replace('.', ''));
    expect(await won()).toEqual({ won: paid - 1_000n, held: 0n });
    const left = {
      status: 'cashed-out',
      revision: 1,
      payout: offered.offer,
      remainingStake: '0.00',
      cashOuts: [{ stake: '10.00', paid: offered.offer, atMs: platform.clock.nowMs() }],
      settledAtMs: platform.clock.nowMs(),
    };
    expect(await read(id)).toMatchObject(left);
    expect(platform.modules.sportsbook.liabilityOf(`${marketOf(book.line, '1x2').id}.home`)).toBe(0n);
    await feed.result(first, 1, matchResult('home'));
    await platform.advance(250);
    await feed.result(first, 2, matchResult('away'));
    await platform.advance(250);
    expect(await read(id)).toMatchObject({ ...left, legs: [{ result: 'lose' }] });
    expect(await won()).toEqual({ won: paid - 1_000n, held: 0n });
    expect((await betsOf(platform, player, 'status=cashed-out')).bets).toHaveLength(1);
  });

  it('pays for a part, and the rest goes on to its result and its corrections', async () => {
    const id = await single();
    const { offer } = await quote(id);
    const answer = await leave(id, '4.00');
    const paid = (BigInt(offer.replace('.', '')) * 400n) / 1_000n;
    expect(answer.json()).toMatchObject({ status: 'paid', stake: '4.00' });
    expect(await won()).toEqual({ won: paid - 1_000n, held: 600n });
    expect(await read(id)).toMatchObject({ status: 'open', remainingStake: '6.00', possibleReturn: '12.00' });
    await feed.result(first, 1, matchResult('home'));
    await platform.advance(250);
    expect(await read(id)).toMatchObject({ status: 'won', revision: 2, remainingStake: '6.00' });
    expect(await won()).toEqual({ won: paid + 1_200n - 1_000n, held: 0n });
    await feed.result(first, 2, matchResult('away'));
    await platform.advance(250);
    expect(await read(id)).toMatchObject({ status: 'lost', revision: 3 });
    expect(await won()).toEqual({ won: paid - 1_000n, held: 0n });
  });

  it('is asked for once with a key, whatever is repeated', async () => {
    const id = await single();
    const offered = await quote(id);
    const key = newKey();
    const answers = await Promise.all(
      [1, 2, 3].map(() => cashOut(platform, player, offered, { key, stake: '5.00' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await won()).toMatchObject({ held: 500n });
    expect((await cashOut(platform, player, offered, { key })).json()).toMatchObject(
      refusal('IDEMPOTENCY_MISMATCH'),
    );
    expect((await getAs(platform, player, `cash-outs/${key}`)).json()).toMatchObject({
      status: 'paid',
      stake: '5.00',
    });
  });

  it('takes a quote for five seconds, and for the bet as it was', async () => {
    const id = await single();
    const [old, other] = [await quote(id), await quote(id)];
    await platform.advance(5_000);
    expect((await cashOut(platform, player, old)).json()).toMatchObject(refusal('CASH_OUT_QUOTE_OVER'));
    const [half, again] = [await quote(id), await quote(id)];
    expect((await cashOut(platform, player, half, { stake: '5.00' })).statusCode).toBe(200);
    expect((await cashOut(platform, player, again)).json()).toMatchObject(refusal('CASH_OUT_QUOTE_OVER'));
    const stranger = await richPlayer(platform);
    expect(await quotesOf(platform, stranger, [id])).toEqual([]);
    expect((await cashOut(platform, stranger, other)).json()).toMatchObject(refusal('BET_UNKNOWN'));
  });

  it('pays no less than the quote: what fell meanwhile is refused, what grew is paid', async () => {
    const id = await single();
    const before = await quote(id);
    await feed.prices(first, matchOdds(2100, 3400, 3600));
    const less = await quote(id);
    expect((await cashOut(platform, player, before)).json()).toMatchObject(
      refusal('CASH_OUT_LESS', { offer: less.offer }),
    );
    await feed.prices(first, matchOdds(1500, 4000, 6500));
    const more = await quote(id);
    expect((await cashOut(platform, player, less)).json()).toMatchObject({ paid: more.offer });
  });

  it('knows results: of a system with a leg won and one lost', async () => {
    const third = `third-${first}`;
    await feed.fixture(third, platform.clock.nowMs() + 86_400_000);
    await feed.prices(third, matchOdds(3000, 3000, 3000));
    const id = await bet(
      [
        [first, '1x2', 'home'],
        [second, '1x2', 'home'],
        [third, '1x2', 'home'],
      ],
      { stake: '30.00', lines: { bankers: [], folds: [2] } },
    );
    await feed.result(first, 1, matchResult('home'));
    await feed.result(second, 1, matchResult('away'));
    await platform.advance(250);
    // One line is left: first and third, 10.00 at 2.00 · 3.00, a third of it, less 4 %.
    expect(await quote(id)).toMatchObject({ offer: '19.20', lineCount: 3 });
    expect((await leave(id, '10.01')).json()).toMatchObject(refusal('STAKE_UNEVEN', { lines: 3 }));
    expect((await leave(id, '15.00')).json()).toMatchObject({ paid: '9.60' });
    await feed.result(third, 1, matchResult('home'));
    await platform.advance(250);
    expect(await read(id)).toMatchObject({ status: 'won', payout: '39.60' });
  });

  it.each([
    ['more than is left', '10.01', 'STAKE_TOO_LARGE', { max: '10.00' }],
    ['nothing', '0.00', 'STAKE_TOO_SMALL', { min: '0.01' }],
    ['a part of a cent', '1.001', 'AMOUNT_INVALID', undefined],
  ])('refuses %s', async (_name, stake, code, details) => {
    expect((await leave(await single(), stake)).json()).toMatchObject(refusal(code, details));
  });

  it('offers what a quarter line is worth by the model its prices are taken from', async () => {
    await feed.priced(second, footballModel(1.5, 1.2), total('2.25', 1700, 2100));
    const id = await bet([[second, 'total', 'over', '2.25']]);
    // Three goals or more at 0.50638, two at 0.24496, which bring back half: 10.00 · 0.98332 less 4 %.
    expect((await quotesOf(platform, player, [id]))[0]).toMatchObject({ offer: '9.43' });
    await feed.priced(second, undefined, total('2.25', 1700, 2100));
    expect((await quotesOf(platform, player, [id]))[0]).toMatchObject({ off: 'push' });
  });

  it('says why there is no offer', async () => {
    const off = async (id: string) => (await quotesOf(platform, player, [id]))[0];
    const id = await single();
    await feed.prices(first, { ...matchOdds(2000, 3400, 3600), status: 'suspended' });
    expect(await off(id)).toEqual({ betId: id, off: 'suspended' });
    const [quarter, whole] = [
      await bet([[second, 'total', 'over', '2.25']]),
      await bet([[second, 'total', 'over', '2']]),
    ];
    expect([await off(quarter), await off(whole)]).toMatchObject([{ off: 'push' }, { off: 'push' }]);
    await feed.result(first, 1, matchResult('home'));
    await platform.advance(250);
    expect(await off(id)).toEqual({ betId: id, off: 'settled' });
    const cheap = await bet([[second, '1x2', 'home']], { stake: '0.20' });
    await feed.prices(second, matchOdds(999_000, 1010, 20_000));
    expect(await off(cheap)).toMatchObject({ off: 'worthless' });
  });

  it('tells the pages of the player', async () => {
    const told: unknown[] = [];
    const stop = platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => told.push(news));
    const id = await single();
    await leave(id);
    stop();
    const { playerId } = player;
    expect(told).toContainEqual({ playerId, news: { kind: 'bet', betId: id, status: 'cashed-out' } });
    expect(told.at(-1)).toEqual({ playerId, news: { kind: 'accounts' } });
  });
});
