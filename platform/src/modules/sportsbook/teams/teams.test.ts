import { DAY_MS, eventPath, HOUR_MS } from '@paddock/contract';
import { TEAM_RESULTS_MAX, type ChampionshipView, type TeamView } from '@paddock/contract/schemas';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

describe('a team and its matches', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let begin: number;
  const silk = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };
  /** A match of the harbour's team, at home or away. */
  const match = async (event: string, startsAtMs: number, sides: [string, string], sport = 'football') => {
    const [home, away] = sides.map((en) => ({ name: { en, ru: `${en} по-русски` }, silk }));
    if (home === undefined || away === undefined) throw new Error('two sides');
    const championship = { id: `${sport}-top`, slug: 'top-league', name: { en: 'Top League' }, rank: 1 };
    const region = { id: 'eng', code: 'gb-eng', name: { en: 'England' } };
    await feed.send({ kind: 'fixture', event, sport, region, championship, home, away, startsAtMs });
  };

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    const { clock, modules } = platform;
    begin = clock.nowMs();
    feed = new FeedDriver(modules.sportsbook, clock);
    await feed.snapshot(async () => {
      for (let nr = 1; nr <= TEAM_RESULTS_MAX + 1; nr += 1) {
        const startsAtMs = begin - nr * DAY_MS;
        await match(`over-${nr}`, startsAtMs, nr % 2 === 0 ? ['Harbour', 'Mill'] : ['Mill', 'Harbour']);
        await feed.score(`over-${nr}`, { status: 'ended', startsAtMs, score: [nr, 0] });
      }
      await match('gone', begin - 40 * DAY_MS, ['Old Boys', 'Mill']);
      await feed.score('gone', { status: 'ended', startsAtMs: begin - 40 * DAY_MS, score: [1, 1] });
    });
    await platform.advance(1_000);
    await platform.leap(KEEP_ENDED_MS + HOUR_MS);
    const nowMs = clock.nowMs();
    await feed.snapshot(async () => {
      await match('late', nowMs + 2 * DAY_MS, ['Harbour', 'Mill']);
      await match('soon', nowMs + DAY_MS, ['Mill', 'Harbour']);
      await match('now', nowMs - HOUR_MS, ['Harbour', 'North']);
      await feed.score('now', { startsAtMs: nowMs - HOUR_MS, score: [1, 0] });
      await feed.prices('now', matchOdds(1500, 4000, 6500));
      await match('others', nowMs + DAY_MS, ['North', 'Mill']);
      await match('namesake', nowMs + DAY_MS, ['Harbour', 'Mill'], 'tennis');
      await match('women', nowMs + DAY_MS, ['Harbour Women', 'Mill Women']);
    });
  });
  afterAll(() => platform.close());

  const ask = (path: string) => platform.app.inject(`/web-api/sportsbook/${path}`);
  const team = async (key: string) => (await ask(`teams/${key}`)).json<TeamView>();
  const expectUnknown = async (path: string) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  };
  const sides = (events: TeamView['events']) =>
    events.map(({ home, away }) => `${home.name.en} – ${away.name.en}`);

  it('are listed, what is being played first, then the soonest; no namesake of another sport [S2-10]', async () => {
    const data = await team('football-harbour');
    expect(data).toMatchObject({ sport: 'football', name: { en: 'Harbour', ru: 'Harbour по-русски' }, silk });
    expect(sides(data.events)).toEqual(['Harbour – North', 'Mill – Harbour', 'Harbour – Mill']);
    expect(data.events[0]?.markets).toMatchObject([{ type: '1x2' }]);
    expect(data.types.map(({ key }) => key)).toContain('1x2');
  });

  it('are remembered when they are over, at home and away, the latest first and no more than ten', async () => {
    const data = await team('football-harbour');
    expect(data.results.map(({ score }) => score[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const tennis = await team('tennis-harbour');
    expect([tennis.events.length, tennis.results]).toEqual([1, []]);
  });

  it('come with scorecards where cricket told them [S2-11]', async () => {
    const cards = { home: [{ name: 'A. Harlow', bat: [40, 20, 1] as [number, number, number] }], away: [] };
    const cricket = {
      first: 'home' as const,
      wickets: [1, 0] as [number, number],
      balls: [20, 0] as [number, number],
    };
    const startsAtMs = begin - DAY_MS;
    await match('bats', startsAtMs, ['Harbour', 'Mill'], 'cricket');
    await feed.score('bats', {
      status: 'ended',
      startsAtMs,
      score: [40, 39],
      cricket: { ...cricket, overs: [], cards },
    });
    await platform.advance(1_000);
    const { results } = await team('cricket-harbour');
    expect(results.map((one) => one.cards)).toEqual([cards]);
    const { namesOf } = platform.modules.sportsbook;
    expect(await namesOf('player', '1-cricket-harbour')).toMatchObject({
      names: { name: { en: 'Harbour' } },
    });
    expect(await namesOf('player', '1-cricket-nobody')).toBeUndefined();
    expect((await team('football-harbour')).results[0]).not.toHaveProperty('cards');
  });

  it('are found where all of them are over, and nowhere for a team nobody named', async () => {
    const data = await team('football-old-boys');
    expect([data.name.en, data.events, data.results.length]).toEqual(['Old Boys', [], 1]);
    await expectUnknown('teams/football-nobody');
  });

  it('stay found after a restart', async () => {
    platform = await platform.restart();
    const data = await team('football-harbour');
    expect(data.results).toHaveLength(TEAM_RESULTS_MAX);
  });

  it('name their championship, with its region; an id that is none is unknown', async () => {
    const oldBoys = await team('football-old-boys');
    const id = oldBoys.results[0]?.championship.id ?? '';
    const data = (await ask(`championships/${id}`)).json<ChampionshipView>();
    expect(data).toMatchObject({ sport: 'football', slug: 'top-league', name: { en: 'Top League' } });
    expect(data.region).toEqual({
      code: 'gb-eng',
      name: {
        ...{ en: 'England', ru: 'Англия', de: 'England', es: 'Inglaterra' },
        ...{ tr: 'İngiltere', ar: 'إنجلترا', hi: 'इंग्लैंड' },
      },
    });
    for (const unknown of ['1', 'x', '99999999999999999999']) await expectUnknown(`championships/${unknown}`);
  });

  it('give their pages a title', async () => {
    const { namesOf } = platform.modules.sportsbook;
    expect(await namesOf('team', 'football-harbour')).toMatchObject({ names: { name: { en: 'Harbour' } } });
    expect(await namesOf('team', 'football-old-boys')).toMatchObject({ names: { name: { en: 'Old Boys' } } });
    const data = await team('football-old-boys');
    const id = data.results[0]?.championship.id ?? '';
    for (const kind of ['champId', 'champ'] as const) {
      const league = { names: { name: { en: 'Top League' } }, part: `${id}-top-league` };
      expect(await namesOf(kind, `${id}-other-words`, { sport: 'football' })).toEqual(league);
      expect(await namesOf(kind, `${id}-top-league`, { sport: 'tennis' })).toBeUndefined();
    }
    const [match] = (await team('football-harbour')).events;
    const [game, league] = [match?.id ?? '', match?.championship.id ?? ''];
    const inLeague = [`${league}-x`, '99999-x'].map((champ) =>
      namesOf('game', game, { sport: 'football', championship: champ }),
    );
    const page = match && eventPath(match);
    expect(page).toMatch(/^\/live\/football\/\d+-top-league\/\d+-[a-z-]+$/);
    expect(await Promise.all(inLeague)).toEqual([expect.objectContaining({ page }), undefined]);
    for (const [kind, value] of [
      ['team', 'football-nobody'],
      ['champId', '1'],
      ['champ', '99999-x'],
      ['game', 'x'],
      ['game', '1-x'],
    ] as const)
      expect(await namesOf(kind, value)).toBeUndefined();
  });
});
