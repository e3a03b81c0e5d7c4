import { DAY_MS } from '@paddock/contract';

import { total, type FeedDriver } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  LINE_EVENT,
  LIVE_EVENT,
  openBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

interface Listed {
  readonly total: number;
  readonly events: readonly {
    readonly home: { readonly name: { readonly en: string } };
    readonly marketCount: number;
    readonly markets: readonly { readonly type: string; readonly specifiers: Record<string, string> }[];
  }[];
}

describe('lists of events', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    ({ feed } = await openBook(platform));
    await feed.prices(
      LINE_EVENT,
      total('1.5', 1300, 3400),
      total('2.5', 1900, 1950),
      total('3.5', 3000, 1350),
      {
        type: 'handicap',
        specifiers: { line: '-1' },
        status: 'suspended',
        selections: [
          { outcome: 'home', oddsMilli: 1900 },
          { outcome: 'away', oddsMilli: 1900 },
        ],
      },
      {
        type: 'handicap',
        specifiers: { line: '0' },
        selections: [
          { outcome: 'home', oddsMilli: 1400 },
          { outcome: 'away', oddsMilli: 2800 },
        ],
      },
      { type: 'both-score', selections: [{ outcome: 'yes', oddsMilli: 1800 }] },
    );
    for (const goal of ['2', '1']) {
      const selections = [{ outcome: 'home', oddsMilli: 1800 }];
      await feed.prices(LIVE_EVENT, { type: 'next-goal', specifiers: { goal }, selections });
    }
    await feed.fixture('far', platform.clock.nowMs() + 3 * DAY_MS);
    await feed.fixture('match', platform.clock.nowMs() + DAY_MS, 'tennis');
  });
  afterAll(() => platform.close());

  async function list(query: string): Promise<Listed> {
    return (await platform.app.inject(`/web-api/sportsbook/events?${query}`)).json<Listed>();
  }
  const names = ({ events }: Listed) => events.map(({ home }) => home.name.en.replace(' Home', ''));

  it('shows winner, the total closest to even, and an open handicap before a more even suspended one', async () => {
    const [event] = (await list('section=line&sport=football')).events;
    expect(event?.markets.map(({ type, specifiers }) => [type, specifiers])).toEqual([
      ['1x2', {}],
      ['total', { line: '2.5' }],
      ['handicap', { line: '0' }],
    ]);
    expect(event?.marketCount).toBe(6);
  });

  it('shows the next goal to come', async () => {
    const [event] = (await list('section=live')).events;
    expect(event?.markets.map(({ type, specifiers }) => [type, specifiers])).toEqual([
      ['1x2', {}],
      ['next-goal', { goal: '1' }],
    ]);
  });

  it('lists sports in order and events by start', async () => {
    expect(names(await list('section=line'))).toEqual([LINE_EVENT, 'far', 'match']);
  });

  it.each([
    ['section=line&sport=tennis', ['match']],
    ['section=line&withinHours=30', [LINE_EVENT, 'match']],
    ['section=line&search=FAR', ['far']],
    ['section=line&search=высшая', [LINE_EVENT, 'far', 'match']],
    ['section=line&search=Hihger', []],
    ['section=line&search=leagua', [LINE_EVENT, 'far', 'match']],
    ['section=line&search=england far', ['far']],
    ['section=line&search=теннис', ['match']],
    ['section=line&search=tennsi', ['match']],
    ['section=line&search=nobody', []],
    ['section=live&championshipId=1', []],
  ])('filters by %s', async (query, found) => {
    expect(names(await list(encodeURI(query)))).toEqual(found);
  });

  it('pages', async () => {
    const page = await list('section=line&limit=1&offset=1');
    expect(page.total).toBe(3);
    expect(names(page)).toEqual(['far']);
  });

  it.each(['section=all', '', 'section=line&limit=0', 'section=line&sport=UPPER'])(
    'refuses "%s"',
    async (query) => {
      const answer = await platform.app.inject(`/web-api/sportsbook/events?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it('counts the catalogue', async () => {
    const { sports } = (await platform.app.inject('/web-api/sportsbook/catalogue')).json<{
      sports: object[];
    }>();
    expect(sports).toMatchObject([
      {
        slug: 'football',
        live: 1,
        line: 2,
        championships: [{ name: { en: 'Top League' }, live: 1, line: 2 }],
      },
      { slug: 'tennis', name: { ru: 'Теннис' }, live: 0, line: 1 },
    ]);
  });

  it('quotes a coupon: bounds, delay, prices, related pairs and what is unknown', async () => {
    const [line] = (await list('section=line')).events as unknown as { markets: { id: string }[] }[];
    const [winner, totals] = line?.markets ?? [];
    const selectionIds = [`${winner?.id}.home`, `${totals?.id}.over`, '999.home'];
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/quote',
      payload: { selectionIds, currency: 'JPY' },
    });
    expect(answer.json()).toMatchObject({
      delayMs: 0,
      minStake: '30',
      maxStake: '450000',
      payoutCap: '37500000',
      related: [[selectionIds[0], selectionIds[1]]],
      legs: [
        { known: true, market: { type: '1x2' }, single: { minStake: '30', maxStake: '750000', delayMs: 0 } },
        { known: true, single: { maxStake: '450000' } },
        { selectionId: '999.home', known: false },
      ],
    });
  });

  it('answers an unknown event with its code', async () => {
    for (const id of ['1', 'abc', '99999999999999999999']) {
      const answer = await platform.app.inject(`/web-api/sportsbook/events/${id}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'EVENT_UNKNOWN']);
    }
  });
});
