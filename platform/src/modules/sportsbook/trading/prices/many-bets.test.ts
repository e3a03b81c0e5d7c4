import type { PriceArbitrage, PriceOverrideView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

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

/** Of the home side. */
const handicap = (line: string, home: number, away: number): DrivenMarket => ({
  ...{ type: 'handicap', specifiers: { line } },
  selections: [
    { outcome: 'home', oddsMilli: home },
    { outcome: 'away', oddsMilli: away },
  ],
});
const firstHalf = (home: number, draw: number, away: number): DrivenMarket => ({
  ...matchOdds(home, draw, away),
  ...{ type: 'half-1x2', specifiers: { half: '1' } },
});
const firstHalfGoals = (line: string, over: number, under: number): DrivenMarket => ({
  ...total(line, over, under),
  ...{ type: 'half-total', specifiers: { half: '1', line } },
});

describe('a trader’s price that makes an arbitrage of several bets', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    await feed(matchOdds(2370, 3200, 2900));
  });
  afterAll(() => platform.close());

  const feed = (...markets: readonly DrivenMarket[]) => book.feed.prices(book.lineEvent, ...markets);
  const market = async (type: string, line?: string) =>
    marketOf(await eventOf(platform, book.lineEvent), type, line);
  const override = async ({ id }: { readonly id: string }, outcome: string, oddsMilli: number) =>
    call(platform, trader, 'POST', `markets/${id}/prices`, {
      ...{ outcome, price: { oddsMilli }, reason: 'news of the line-up' },
    });
  async function refused(asked: ReturnType<typeof override>) {
    const answer = await asked;
    expect(codeOf(answer)).toBe('OVERRIDE_ARBITRAGE');
    const { bookMilli, selections } = answer.json<{ details: PriceArbitrage }>().details;
    return {
      bookMilli,
      bets: selections.map(({ selectionId, oddsMilli }) => `${selectionId} ${oddsMilli}`).toSorted(),
    };
  }

  it('is refused for three bets of two markets', async () => {
    await feed(handicap('0.5', 1600, 2300));
    const [result, lead] = [await market('1x2'), await market('handicap', '0.5')];
    expect(await refused(override(lead, 'away', 4000))).toEqual({
      bookMilli: 985, // 0.4219 + 0.3125 + 0.25
      bets: [`${result.id}.draw 3200`, `${result.id}.home 2370`, `${lead.id}.away 4000`].toSorted(),
    });
    expect((await override(lead, 'away', 3500)).statusCode).toBe(201); // 1.020
  });

  it('is refused for bets of a half', async () => {
    await feed(firstHalf(3000, 2100, 3600), firstHalfGoals('0.5', 1500, 2450));
    const [result, goals] = [await market('half-1x2'), await market('half-total')];
    expect(await refused(override(result, 'draw', 3200))).toEqual({
      bookMilli: 980, // 0.6667 + 0.3125
      bets: [`${goals.id}.over 1500`, `${result.id}.draw 3200`].toSorted(),
    });
  });

  it('is refused for quarter lines of which each wins half where the other loses', async () => {
    await feed(total('2.75', 3200, 1350), total('2.25', 1900, 1900));
    const [high, low] = [await market('total', '2.75'), await market('total', '2.25')];
    expect(await refused(override(low, 'under', 3200))).toEqual({
      bookMilli: 953, // 2 / 2.1
      bets: [`${high.id}.over 3200`, `${low.id}.under 3200`].toSorted(),
    });
  });

  it('is none where the others win without it', async () => {
    await feed(handicap('0.5', 1600, 4000), total('2.5', 1900, 1900));
    expect((await override(await market('total', '2.5'), 'over', 1950)).statusCode).toBe(201);
  });

  it('ends by itself where the feed makes one of it later', async () => {
    await feed(handicap('0.5', 1400, 3000));
    const given = await override(await market('handicap', '0.5'), 'away', 3500);
    const { id } = given.json<PriceOverrideView>();
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    const standing = () =>
      sql<{ end_cause: string | null }>`
        select end_cause from sportsbook_price_override where id = ${id}::bigint`.execute(platform.kernel.db);
    expect((await standing()).rows).toEqual([{ end_cause: null }]);
    await feed(matchOdds(2370, 3600, 2700)); // 0.4219 + 0.2778 + 0.2857; the feed’s own away is 0.3333
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect((await standing()).rows).toEqual([{ end_cause: 'contradicted' }]);
    expect((await market('handicap', '0.5')).selections.map(({ oddsMilli }) => oddsMilli)).toEqual([
      1400, 3000,
    ]);
  });
});
