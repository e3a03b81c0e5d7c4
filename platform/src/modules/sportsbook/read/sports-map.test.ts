import { SPORT_CODES } from '@paddock/contract';
import type { SportsMapView } from '@paddock/contract/schemas';

import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

describe('the map of sports [S7-28]', () => {
  let platform: SportsbookPlatform;
  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());
  const ask = async (query: Record<string, string> = {}) =>
    (await platform.app.inject({ url: '/web-api/sportsbook/sports-map', query })).json<SportsMapView>()
      .sports;

  it('names every sport in English and what it is known by, in their order', async () => {
    const sports = await ask();
    expect(sports.map(({ sportId }) => sportId)).toEqual([...SPORT_CODES]);
    expect(sports[0]).toEqual({ nameEng: 'Football', sportId: 'football', name: 'Football' });
  });

  it('finds one by its English name, however it is written, and names it in a language', async () => {
    const found = [{ nameEng: 'Ice hockey', sportId: 'ice-hockey', name: 'Хоккей' }];
    expect(await ask({ nameEng: 'ICE hockey', lng: 'ru' })).toEqual(found);
    expect(await ask({ nameEng: 'tennis', lng: 'xx' })).toEqual([
      { nameEng: 'Tennis', sportId: 'tennis', name: 'Tennis' },
    ]);
    expect(await ask({ nameEng: 'chess' })).toEqual([]);
  });

  it('refuses what is no language', async () => {
    const answer = await platform.app.inject('/web-api/sportsbook/sports-map?lng=english');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
