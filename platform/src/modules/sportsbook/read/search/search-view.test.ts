import { HOUR_MS } from '@paddock/contract';
import type { SearchHit, SearchView } from '@paddock/contract/schemas';

import { FeedDriver, matchOdds, total } from '../../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../../testing/sportsbook.fixture.ts';

const SILK = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };

describe('the search', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  const ask = (search: string) =>
    platform.app.inject(`/web-api/sportsbook/search?search=${encodeURIComponent(search)}`);
  const said = (hit: SearchHit): string => {
    if (hit.kind === 'market') return `market ${hit.event.home.name.en}: ${hit.name.en}`;
    if (hit.kind === 'event') return `event ${hit.event.home.name.en} – ${hit.event.away.name.en}`;
    return `${hit.kind} ${hit.name.en}`;
  };
  const find = async (search: string) => (await ask(search)).json<SearchView>().hits.map(said);

  interface Names {
    readonly home: string;
    readonly away: string;
    readonly ru?: readonly [string, string];
    readonly league?: string;
    readonly sport?: string;
    readonly isLive?: boolean;
  }
  const play = async (event: string, names: Names) => {
    const { home, away, ru, league = 'Premier League', sport = 'football', isLive = false } = names;
    const startsAtMs = platform.clock.nowMs() + (isLive ? -HOUR_MS : HOUR_MS);
    const side = (en: string, russian?: string) => ({
      name: { en, ...(russian !== undefined && { ru: russian }) },
      silk: SILK,
    });
    await feed.send({
      kind: 'fixture',
      ...{ event, sport, startsAtMs, home: side(home, ru?.[0]), away: side(away, ru?.[1]) },
      region: { id: 'eng', code: 'gb-eng', name: { en: 'England', ru: 'Англия' } },
      championship: { id: league, slug: 'some-league', name: { en: league }, rank: 1 },
    });
    if (isLive) await feed.score(event, { startsAtMs, score: [1, 0] });
  };

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      await play('1', { home: 'Arsenal', away: 'Chelsea', ru: ['Арсенал', 'Челси'] });
      await play('2', { home: 'Arsenal Kyiv', away: 'Mill', isLive: true });
      await play('3', { home: 'Borussia Mönchengladbach', away: 'Köln', league: 'Bundesliga' });
      await play('4', { home: 'Spartak Moscow', away: 'Zenit', ru: ['Спартак Москва', 'Зенит'] });
      await play('5', { home: 'Ararat', away: 'Tennis Borussia', league: 'Arsenal Cup' });
      await play('6', { home: 'J. Harlow', away: 'A. Novak', sport: 'tennis', league: 'Open', isLive: true });
      await feed.send({
        ...{ kind: 'squad', sport: 'football', team: { en: 'Mill' } },
        players: [{ id: '9', name: { en: 'Zlatan Ibrić', ru: 'Златан Ибрич' } }],
      });
      await feed.prices('1', matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900), {
        ...total('1.5', 1900, 1900),
        ...{ type: 'team-total', specifiers: { line: '1.5', team: 'home' } },
      });
    });
  });
  afterAll(() => platform.close());

  it('finds the name that was typed, then what begins so: what is played first', async () => {
    expect(await find('arsenal')).toEqual([
      ...['team Arsenal', 'team Arsenal Kyiv'],
      ...['event Arsenal – Chelsea', 'event Arsenal Kyiv – Mill', 'event Ararat – Tennis Borussia'],
      ...['championship Arsenal Cup'],
    ]);
    expect((await find('arsen')).slice(0, 2)).toEqual(['team Arsenal Kyiv', 'team Arsenal']);
  });

  it.each([
    ['арсенал', 'team Arsenal'],
    ['арсенл', 'team Arsenal'],
    ['asrenal', 'team Arsenal Kyiv'],
    ['arsnal che', 'event Arsenal – Chelsea'],
    ['moskva', 'team Spartak Moscow'],
    ['харлоу', undefined],
    ['Новак', 'team A. Novak'],
    ['monchengladbach', 'team Borussia Mönchengladbach'],
    ['gladbach', 'team Borussia Mönchengladbach'],
    ['KOLN', 'team Köln'],
    ['теннис', 'sport Tennis'],
    ['bundes', 'championship Bundesliga'],
    ['ibric', 'player Zlatan Ibrić'],
    ['ибрчи', 'player Zlatan Ibrić'],
    ['mill zlatan', 'player Zlatan Ibrić'],
    ['england', 'championship Premier League'],
  ])('%s is first of all %s', async (typed, first) => {
    expect((await find(typed))[0]).toBe(first);
  });

  it('finds a market of a match by both names, in either order and language', async () => {
    const totals = ['market Arsenal: Total goals', 'market Arsenal: Arsenal: total'];
    expect(await find('arsenal total')).toEqual(totals);
    expect(await find('тотал арсенал')).toEqual(totals);
    expect(await find('zenit total')).toEqual([]);
  });

  it('forgives typing errors in the words of a market', async () => {
    const totals = ['market Arsenal: Total goals', 'market Arsenal: Arsenal: total'];
    expect(await find('arsenal gaols')).toEqual(totals.slice(0, 1));
    expect(await find('arsenl tolal')).toEqual(totals);
    expect(await find('арсенал тотла')).toEqual(totals);
    expect(await find('arsenal handicap')).toEqual([]);
  });

  it('finds a kind of market without a name: matches that have it open', async () => {
    expect(await find('total goals')).toEqual(['market Arsenal: Total goals']);
    expect(await find('тотал')).toEqual(['market Arsenal: Total goals']);
    expect(await find('totla')).toEqual(['market Arsenal: Total goals']);
    expect(await find('total points')).toEqual([]);
    expect(await find('corners')).toEqual([]);
  });

  it('says how much there is to bet on', async () => {
    const { hits } = (await ask('football')).json<SearchView>();
    expect(hits[0]).toEqual({
      ...{ kind: 'sport', sport: 'football', name: { en: 'Football', ru: 'Футбол' }, live: 1, line: 4 },
    });
  });

  it('follows the book: other names, and what is over', async () => {
    await play('5', { home: 'Ararat United', away: 'Tennis Borussia', league: 'Arsenal Cup' });
    expect([await find('united'), await find('ararat uni')]).toEqual([
      ['team Ararat United', 'event Ararat United – Tennis Borussia'],
      ['team Ararat United', 'event Ararat United – Tennis Borussia'],
    ]);
    await play('3', { home: 'Borussia Mönchengladbach', away: 'Köln', league: 'Bundesliga' });
    await feed.send({
      kind: 'fixture',
      ...{ event: '7', sport: 'football', startsAtMs: platform.clock.nowMs() + HOUR_MS },
      ...{ home: { name: { en: 'Bochum' }, silk: SILK }, away: { name: { en: 'Hamburg' }, silk: SILK } },
      region: { id: 'eng', code: 'gb-eng', name: { en: 'Britannia' } },
      championship: { id: 'Bundesliga', slug: 'some-league', name: { en: 'Top Division' }, rank: 1 },
    });
    expect(await find('top div')).toEqual([
      ...['championship Top Division'],
      ...['event Bochum – Hamburg', 'event Borussia Mönchengladbach – Köln'],
    ]);
    expect([(await find('britannia koln'))[0], await find('bundesliga')]).toEqual([
      'event Borussia Mönchengladbach – Köln',
      [],
    ]);
    await feed.score('5', { status: 'ended', startsAtMs: 0, score: [1, 0] });
    expect(await find('united')).toEqual(['team Ararat United']);
  });

  it.each(['(.*)+$', '\u202e\u202e', '🏆🏆', '%%', "'; drop 1=1", '..', '\\\\', 'a b c d e'])(
    'answers %j with nothing',
    async (typed) => {
      const answer = await ask(typed);
      expect([answer.statusCode, answer.json()]).toEqual([200, { hits: [] }]);
    },
  );

  it.each([
    ['a letter', 'a'],
    ['more than a name', 'x'.repeat(61)],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['what no name has', 'ab\u0000'],
  ])('refuses %s', async (_what, typed) => {
    expect((await ask(typed)).statusCode).toBe(400);
  });
});
