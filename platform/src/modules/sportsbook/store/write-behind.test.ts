import type { OddsMilli } from '@paddock/contract';

import { query } from '../../../testing/query.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import { Book } from '../book/book.ts';
import { SILENCE_MS } from '../ingest/sequence.ts';
import { matchOdds, matchResult, total, type FeedDriver } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  openOwnBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readEvents } from './load-events.ts';
import { createWriteBehind, LAZY_MS, MARKETS_AT_ONCE, SOON_MS } from './write-behind.ts';

/** Markets of one match: more than two transactions write. */
const MANY = 2 * MARKETS_AT_ONCE + 1;
const BEAT_MS = 5_000;

describe('what the database is told of the book', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let feed: FeedDriver;
  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openOwnBook(platform);
    ({ feed } = book);
  });
  afterEach(() => platform.close());

  async function beatFor(ms: number): Promise<void> {
    for (let leftMs = ms; leftMs > 0; leftMs -= BEAT_MS) {
      await platform.advance(BEAT_MS);
      await feed.heartbeat();
    }
  }
  const overs = (milli: number) =>
    feed.prices(
      book.lineEvent,
      ...Array.from({ length: MANY }, (_, line) => total(`${line}.5`, milli, 1_900)),
    );
  /** Rows of which `over` is written at these odds. */
  async function writtenAt(milli: number): Promise<number> {
    const rows = await query(
      platform.databaseUrl,
      `select id from sportsbook_market where selections @> '[{"outcome": "over", "oddsMilli": ${milli}}]'`,
    );
    return rows.length;
  }

  it('is no market of a producer that falls silent and speaks again', async () => {
    await beatFor(2 * LAZY_MS);
    const sent = await statementsOf(async () => {
      await platform.advance(SILENCE_MS + 1_000);
      const { markets } = await shown();
      expect(markets).toEqual([expect.objectContaining({ status: 'suspended', reason: 'feed' })]);
      await feed.snapshot(async () => {
        await feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
        await feed.prices(book.liveEvent, matchOdds(1500, 4000, 6500));
      });
      expect((await shown()).markets).toEqual([expect.objectContaining({ status: 'open' })]);
      await beatFor(2 * LAZY_MS);
    });
    expect(sent.filter((text) => text.startsWith('insert into sportsbook_market '))).toEqual([]);
  });

  it('are so many moved markets at once and no more, until it has all', async () => {
    await overs(1_900);
    await beatFor(LAZY_MS - BEAT_MS);
    expect(await writtenAt(1_900)).toBe(MANY);
    await overs(2_000);
    await platform.advance(BEAT_MS - SOON_MS);
    expect(await writtenAt(2_000)).toBe(0);
    const counts: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      await platform.advance(SOON_MS);
      counts.push(await writtenAt(2_000));
    }
    expect(counts).toEqual([MARKETS_AT_ONCE, 2 * MARKETS_AT_ONCE, MANY]);
  });

  it('is all that is new before it is pointed at, however much that is', async () => {
    await overs(1_900);
    await feed.result(book.lineEvent, 1, matchResult('home'));
    expect(await writtenAt(1_900)).toBe(MANY);
  });

  it('is at a stop how each match stands, but no market that only moved', async () => {
    await overs(1_900);
    await beatFor(2 * LAZY_MS);
    await overs(2_000);
    await feed.score(book.liveEvent, { score: [2, 0], clockSec: 700 });
    platform = await platform.restart();
    expect(await writtenAt(2_000)).toBe(0);
    const [row] = await query(
      platform.databaseUrl,
      `select state->'score' as score from sportsbook_event where id = ${book.live.id}`,
    );
    expect(row).toEqual({ score: [2, 0] });
  });

  it('is one row of what left memory and came back, as it is by now', async () => {
    const { kernel } = platform;
    await platform.advance(2 * SOON_MS);
    const marketsRead = async () => {
      const stored = new Book();
      await loadCatalogue(kernel.db, stored);
      const choice = { producer: feed.name, externalId: book.lineEvent };
      const events = await readEvents(kernel.db, stored, choice, kernel.clock.nowMs());
      return events.flatMap(({ markets }) => [...markets.values()]);
    };
    const [was, is] = [await marketsRead(), await marketsRead()];
    const writeBehind = createWriteBehind(kernel);
    for (const market of was) {
      writeBehind.marketChanged(market, 'lazy');
      writeBehind.eventChanged(market.event, 'lazy');
    }
    await writeBehind.beginLazy();
    for (const market of is) {
      market.selections = market.selections.map((one) => ({ ...one, oddsMilli: 7_000 as OddsMilli }));
      writeBehind.marketChanged(market, 'soon');
      writeBehind.eventChanged(market.event, 'soon');
    }
    await writeBehind.writeNext();
    await writeBehind.writeNext();
    const [row] = await query(
      platform.databaseUrl,
      `select selections from sportsbook_market where id = ${is[0]?.id ?? '0'}`,
    );
    expect(row).toEqual({
      selections: is[0]?.selections.map(() => expect.objectContaining({ oddsMilli: 7_000 }) as unknown),
    });
    expect(is).toHaveLength(1);
  });

  const shown = async () =>
    (await platform.app.inject(`/web-api/sportsbook/events/${book.line.id}`)).json<OpenBook['line']>();
});
