import { HOUR_MS } from '@paddock/contract';

import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

describe('what search engines are told of matches', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  const found = () => platform.modules.sportsbook.found;
  const match = async (event: string, sport = 'football') => {
    const silk = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };
    const side = (en: string) => ({ name: { en, ru: `${en} по-русски` }, silk });
    const championship = { id: `${sport}-top`, slug: 'top-league', name: { en: 'Top League' }, rank: 1 };
    const region = { id: 'eng', code: 'gb-eng', name: { en: 'England' } };
    const startsAtMs = platform.clock.nowMs() + HOUR_MS;
    const [home, away] = [side('Harbour'), side('Mill')];
    await feed.send({ kind: 'fixture', event, sport, region, championship, home, away, startsAtMs });
  };
  const idIn = (path: string | undefined) => /\/(\d+)-harbour-mill$/.exec(path ?? '')?.[1] ?? '';

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      await match('one');
      await feed.prices('one', matchOdds(1500, 4000, 6500));
      await match('two');
      await match('set', 'tennis');
    });
  });
  afterAll(() => platform.close());

  it('is where those that are listed stand, and their championships once', () => {
    expect(found().matches()).toHaveLength(3);
    const championships = found().championships();
    expect(championships.map(({ path }) => path.replace(/\d+/, 'N'))).toEqual([
      '/line/football/N-top-league',
      '/line/tennis/N-top-league',
    ]);
    const [first] = found().matches();
    expect(first?.path.startsWith(`${championships[0]?.path ?? ''}/`)).toBe(true);
  });

  it('is who plays, and the prices that can be taken now', async () => {
    const [first, second] = found().matches();
    const facts = found().matchOf(idIn(first?.path));
    expect(facts).toMatchObject({
      sport: { en: 'Football' },
      championship: { name: { en: 'Top League' } },
      home: { en: 'Harbour' },
      isField: false,
      isCalledOff: false,
      startsAtMs: platform.clock.nowMs() + HOUR_MS,
    });
    expect(facts?.trail.map(({ path }) => path.split('/').length)).toEqual([3, 4]);
    expect(facts?.prices.map(({ name, oddsMilli }) => [name.en, oddsMilli])).toEqual([
      ['Harbour', 1500],
      ['Draw', 4000],
      ['Mill', 6500],
    ]);
    expect(found().matchOf(idIn(second?.path))?.prices).toEqual([]);
    expect(found().matchOf('1')).toBeUndefined();
    await feed.score('one', { status: 'cancelled', startsAtMs: platform.clock.nowMs() });
    expect(found().matchOf(idIn(first?.path))).toMatchObject({ isCalledOff: true, prices: [] });
    expect(found().matches()).toHaveLength(2);
  });
});
