import type { PriceArbitrage, TradingOrdersView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../../../operators/operators.fixture.ts';
import { matchOdds, total, type DrivenMarket } from '../../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../../testing/operators-platform.ts';
import {
  eventOf,
  marketOf,
  openOwnBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../../testing/sportsbook.fixture.ts';
import { WATCH_ALERTS_EVERY_MS } from '../alerts/alert-watch.ts';

const two = (type: string, line: string, home: number, away: number): DrivenMarket => ({
  ...{ type, specifiers: { line } },
  selections: [
    { outcome: 'home', oddsMilli: home },
    { outcome: 'away', oddsMilli: away },
  ],
});

const doubleChance = (homeDraw: number, homeAway: number, drawAway: number): DrivenMarket => ({
  type: 'double-chance',
  selections: [
    { outcome: '1x', oddsMilli: homeDraw },
    { outcome: '12', oddsMilli: homeAway },
    { outcome: 'x2', oddsMilli: drawAway },
  ],
});

describe('a price of a trader with holds of what it would contradict', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    await book.feed.prices(
      book.lineEvent,
      matchOdds(2370, 3200, 2900),
      doubleChance(1300, 1300, 1600),
      two('handicap', '-0.5', 2300, 1550),
      total('2.5', 1900, 1900),
    );
  });
  afterAll(() => platform.close());

  const market = async (type: string, line?: string) =>
    marketOf(await eventOf(platform, book.lineEvent), type, line);
  const override = async (oddsMilli: number, holds?: readonly string[]) =>
    call(platform, trader, 'POST', `markets/${(await market('1x2')).id}/prices`, {
      ...{ outcome: 'home', price: { oddsMilli }, reason: 'news of the line-up' },
      ...(holds && { holds }),
    });
  function refused(answer: Awaited<ReturnType<typeof override>>) {
    expect(codeOf(answer)).toBe('OVERRIDE_ARBITRAGE');
    return answer.json<{ details: PriceArbitrage }>().details;
  }
  const statuses = async () =>
    (await eventOf(platform, book.lineEvent)).markets.map(({ type, specifiers, status, reason }) =>
      [type, specifiers['line'], status, reason].filter((one) => one !== undefined).join(' '),
    );

  it('says all that contradict, not the cheapest bets alone', async () => {
    const { markets, selections } = refused(await override(3600));
    const [result, double] = [await market('1x2'), await market('double-chance')];
    const lead = await market('handicap', '-0.5');
    expect(selections.map(({ selectionId }) => selectionId).toSorted()).toEqual(
      [`${result.id}.home`, `${double.id}.x2`].toSorted(),
    );
    expect(markets.map(({ marketId }) => marketId).toSorted()).toEqual([double.id, lead.id].toSorted());
    expect(markets.map(({ name }) => name.en).toSorted()).toEqual(['Double chance', 'Handicap −0.5']);
  });

  it('is set with one press, which holds them by orders of their own', async () => {
    const { markets } = refused(await override(3600));
    const holds = markets.map(({ marketId }) => marketId);
    expect((await override(3600, holds)).statusCode).toBe(201);
    expect((await statuses()).toSorted()).toEqual([
      '1x2 open',
      'double-chance suspended manual',
      'handicap -0.5 suspended manual',
      'total 2.5 open',
    ]);
    await platform.advance(3 * WATCH_ALERTS_EVERY_MS);
    expect((await market('1x2')).selections[0]?.oddsMilli).toBe(3600);
    const { orders } = (await call(platform, trader, 'GET', 'trading-orders')).json<TradingOrdersView>();
    const hold = { kind: 'hold', scope: 'market', reason: 'news of the line-up', operator: 'tom' };
    expect(orders.filter(({ subject }) => holds.includes(subject))).toMatchObject([hold, hold]);
  });

  it('is refused, and holds nothing, while something that is not held contradicts', async () => {
    const other = await market('total', '2.5');
    const { markets } = refused(await override(3600, [other.id]));
    expect(markets).toHaveLength(3);
    expect(await statuses()).toContain('total 2.5 open');
    expect(
      (
        await override(
          3600,
          markets.map(({ marketId }) => marketId),
        )
      ).statusCode,
    ).toBe(201);
  });

  it('holds no market of another event, nor its own', async () => {
    const own = await market('1x2');
    const foreign = marketOf(await eventOf(platform, book.liveEvent), '1x2');
    for (const { id } of [own, foreign]) expect(codeOf(await override(2400, [id]))).toBe('MARKET_UNKNOWN');
  });
});
