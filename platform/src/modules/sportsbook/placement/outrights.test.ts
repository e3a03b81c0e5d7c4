import { DAY_MS } from '@paddock/contract';
import type {
  CatalogueView,
  EventDetail,
  EventListView,
  PlaceBetRequest,
  PlacementView,
  QuoteView,
} from '@paddock/contract/schemas';

import { matchOdds } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
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
import { announcedRace, raceMarket, raceResult, TERMS } from './races.fixture.ts';

const SEASON = 'Top League: winner of season 1';

describe('who wins a championship', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let season: EventDetail;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    const { feed } = book;
    const startsAtMs = platform.clock.nowMs() + 9 * DAY_MS;
    const region = { id: 'eng', code: 'gb-eng', name: { en: 'England', ru: 'Англия' } };
    const championship = { id: 'football-top', slug: 'top-league', name: { en: 'Top League' }, rank: 1 };
    await feed.send({ ...announcedRace(SEASON, startsAtMs), sport: 'football', region, championship });
    // It is counted and listed from its first prices on, which those who look at the list are told.
    expect(await listed('line', 'outrights')).toMatchObject({ events: [] });
    toldLists();
    await feed.send({
      ...{ kind: 'prices', event: SEASON },
      markets: [
        raceMarket('field-winner', 9_000, 5_000, TERMS),
        raceMarket('field-top-3', 2_500, 1_800),
        raceMarket('field-bottom-2', 3_000, 2_800),
      ],
    });
    expect(toldLists()).toEqual(['catalogue', 'list:line:football']);
    await feed.fixture('racket', startsAtMs, 'tennis');
    await feed.prices('racket', {
      type: 'winner',
      selections: matchOdds(1_900, 1, 1_900).selections.filter(({ outcome }) => outcome !== 'draw'),
    });
    const [found] = (await listed('line', 'outrights')).events;
    if (found === undefined) throw new Error('the outright is not listed');
    season = (await platform.app.inject(`/web-api/sportsbook/events/${found.id}`)).json<EventDetail>();
    player = await richPlayer(platform);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  async function listed(section: string, kind?: string): Promise<EventListView> {
    const query = kind === undefined ? '' : `&kind=${kind}`;
    return (await platform.app.inject(`/web-api/sportsbook/events?section=${section}${query}`)).json();
  }

  /** Which lists have changed for those who look at them since they were told. */
  const toldLists = (): readonly string[] =>
    platform.modules.sportsbook.liveSource
      .takeChanges((topic) => /^(?:catalogue|list:)/.test(topic))
      .map(({ topic }) => topic);

  async function placed(legs: PlaceBetRequest['legs']): Promise<string> {
    const answer = await place(platform, player, legs);
    const placement = answer.json<PlacementView>();
    if (placement.status !== 'accepted') throw new Error(`not accepted: ${answer.body}`);
    return placement.bet.id;
  }

  const toWin = () => legOf(marketOf(season, 'field-winner'), '1');

  it('is listed among outrights and no match, with the market of its winner, and counted apart', async () => {
    const { events, total } = await listed('line', 'outrights');
    expect([total, events[0]?.field?.title.en]).toEqual([1, SEASON]);
    expect(events[0]?.markets.map(({ type }) => type)).toEqual(['field-winner']);
    expect((await listed('line')).events.map(({ field }) => field)).toEqual([undefined, undefined]);
    const { sports } = (await platform.app.inject('/web-api/sportsbook/catalogue')).json<CatalogueView>();
    const counts = { live: 1, line: 1, outrights: 1 };
    expect(sports[0]).toMatchObject({ slug: 'football', ...counts, championships: [counts] });
    expect(sports[1]).not.toHaveProperty('outrights');
  });

  it('stands in no bet with a match of its championship (rules §6), which the quote says before', async () => {
    const match = legOf(marketOf(book.line, '1x2'), 'home');
    const legs = [toWin(), match];
    const answer = await place(platform, player, legs, { type: 'accumulator' });
    expect(answer.json()).toMatchObject({
      code: 'RELATED_LEGS',
      details: { legs: legs.map(({ selectionId }) => ({ selectionId, reason: 'related' })) },
    });
    const quote = await platform.app.inject({
      ...{ method: 'POST', url: '/web-api/sportsbook/quote' },
      payload: { currency: 'EUR', selectionIds: legs.map(({ selectionId }) => selectionId) },
    });
    expect(quote.json<QuoteView>().related).toEqual([legs.map(({ selectionId }) => selectionId)]);
  });

  it('stands in one with anything else, and is paid with the runners that came first and last', async () => {
    const racket = (await listed('line')).events.find(({ sport }) => sport === 'tennis');
    if (racket === undefined) throw new Error('no tennis is listed');
    const other = legOf(marketOf(racket, 'winner'), 'home');
    const both = await placed([toWin(), other]);
    const last = legOf(marketOf(season, 'field-bottom-2'), '6');
    const single = await placed([last]);
    const { feed } = book;
    await feed.score(SEASON, { status: 'ended', period: '', winners: ['1'] });
    const places = [1, 2, 3, 4, 5, 6];
    await feed.send({
      ...{ kind: 'result', event: SEASON, revision: 1 },
      markets: [
        raceResult('field-winner', 1, places),
        raceResult('field-top-3', 3, places),
        raceResult('field-bottom-2', 2, places.toReversed()),
      ],
    });
    await platform.advance(250);
    expect(await betOf(platform, player, single)).toMatchObject({ status: 'won' });
    expect(await betOf(platform, player, both)).toMatchObject({ status: 'open' });
  });
});
