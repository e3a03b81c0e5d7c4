import type { TournamentsView, Who } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../testing/index.ts';
import {
  createTournamentsFixture,
  lapsed,
  levelsOf,
  type TournamentPlayer,
  type TournamentsFixture,
} from './tournaments.fixture.ts';

describe('a tournament that is not for everybody', () => {
  let fixture: TournamentsFixture;
  let player: TournamentPlayer;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
  });
  beforeEach(async () => {
    player = await fixture.player();
  });
  afterAll(() => fixture.platform.close());

  const join = async (id: string) => {
    const { status, body } = await fixture.join(id, player);
    return body.code ?? status;
  };
  const listed = async (asker?: TournamentPlayer) => {
    const headers = asker === undefined ? {} : { [PLAYER_HEADER]: asker.playerId, authorization: 'x' };
    const { body } = await fixture.call<TournamentsView>(headers, 'GET', '/web-api/tournaments');
    return body.running.map(({ id }) => id);
  };

  it('takes in who has its level, refuses who has not, and says to both which it is', async () => {
    const id = await fixture.made({ who: { fromLevel: 'silver' } });
    expect(await join(id)).toBe('TOURNAMENT_NOT_FOR_YOU');
    const level = { who: { fromLevel: { en: 'silver level', ru: 'silver' } } };
    expect(await fixture.view(id, player)).toMatchObject({ ...level, isForYou: false, mine: null });
    levelsOf.set(player.playerId, 'silver');
    expect(await fixture.view(id, player)).toMatchObject({ ...level, isForYou: true });
    expect(await join(id)).toBe(200);
  });

  it('keeps who takes part, whatever they are later', async () => {
    levelsOf.set(player.playerId, 'silver');
    const id = await fixture.made({ who: { fromLevel: 'silver' } });
    expect(await join(id)).toBe(200);
    levelsOf.delete(player.playerId);
    expect(await join(id)).toBe(200);
    expect(await listed(player)).toContain(id);
  });

  it.each<[what: string, who: Who, answer: string | number]>([
    ['the country of the account', { countries: ['NO'] }, 200],
    ['other countries', { countries: ['SE', 'DK'] }, 'TOURNAMENT_NOT_FOR_YOU'],
    ['the language of the account', { languages: ['en'] }, 200],
    ['another language', { languages: ['ru'] }, 'TOURNAMENT_NOT_FOR_YOU'],
    ['who registered lately', { newFor: 1 }, 'TOURNAMENT_NOT_FOR_YOU'],
    ['everybody', {}, 200],
  ])('asks for %s', async (_what, who, answer) => {
    expect(await join(await fixture.made({ who }))).toBe(answer);
  });

  it('stands in the lists of guests and of who may take part', async () => {
    const id = await fixture.made({ who: { fromLevel: 'silver' } });
    const open = await fixture.made();
    expect(await listed()).toEqual(expect.arrayContaining([id, open]));
    expect(await listed(player)).not.toContain(id);
    expect(await listed(player)).toContain(open);
    levelsOf.set(player.playerId, 'silver');
    expect(await listed(player)).toContain(id);
    expect(await fixture.view(id)).toMatchObject({ isForYou: true });
  });

  it('shows one for a segment to nobody but who is in it', async () => {
    const id = await fixture.made({ who: { segment: 'lapsed' } });
    expect(await listed()).not.toContain(id);
    expect(await listed(player)).not.toContain(id);
    expect(await join(id)).toBe('TOURNAMENT_NOT_FOR_YOU');
    lapsed.add(player.playerId);
    expect(await listed(player)).toContain(id);
    expect(await join(id)).toBe(200);
    lapsed.delete(player.playerId);
    expect(await listed(player)).toContain(id);
    expect(fixture.platform.modules.tournaments.pages()).not.toContainEqual({ path: `/tournaments/${id}` });
  });

  it('is made for a segment that is there alone', async () => {
    const { status, body } = await fixture.make(fixture.request({ who: { segment: 'rich' } }));
    expect([status, body]).toMatchObject([
      400,
      { details: [{ at: '/who/segment', rule: 'segment', message: 'is no segment of players' }] },
    ]);
  });

  it('is for everybody where nothing is said', async () => {
    const id = await fixture.made();
    expect(await fixture.view(id, player)).toMatchObject({ isForYou: true, who: {} });
    expect((await fixture.view(id, player)).who).toEqual({});
  });
});
