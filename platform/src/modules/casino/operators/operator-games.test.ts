import type {
  CatalogueAnswer,
  GamesView,
  OperatorGamesView,
  OperatorGameView,
} from '@paddock/contract/schemas';

import { operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createCasinoFixture, entry, type Answer, type CasinoFixture } from '../casino.fixture.ts';

const REASON = 'a word from the company';

describe('what operators do with games', () => {
  let fixture: CasinoFixture;
  let ann: TestOperator;
  let sue: TestOperator;
  beforeAll(async () => {
    fixture = await createCasinoFixture();
    ann = await operatorWith(fixture.platform, 'ann', 'admin');
    sue = await operatorWith(fixture.platform, 'sue', 'support');
  });
  afterAll(() => fixture.platform.close());

  async function call<Body>(
    { bearer }: TestOperator,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await fixture.platform.app.inject({
      method,
      url: `/operator-api/casino/${url}`,
      headers: bearer,
      ...(body && { body }),
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }
  const take = (who: TestOperator, company: string, ...games: unknown[]) =>
    call<CatalogueAnswer>(who, 'POST', `companies/${company}/catalogue`, {
      name: 'Acme Reels',
      games,
      reason: REASON,
    });
  const order = (word: string, id = fixture.idOf('a')) =>
    call<OperatorGameView>(ann, 'POST', `games/${id}/order`, { order: word, reason: REASON });
  const audit = async (subject: string) => {
    const url = `/operator-api/audit?subject=${encodeURIComponent(subject)}`;
    const answer = await fixture.platform.app.inject({ url, headers: ann.bearer });
    return answer.json<{ entries: { action: string; reason: string; after: unknown }[] }>().entries;
  };
  const listed = async (query: string) =>
    (await fixture.ask<GamesView>('GET', `/web-api/casino/games?provider=acme${query}`)).body.games.length;

  it('takes a catalogue in, and writes down what came of it', async () => {
    const { status, body } = await take(ann, 'acme', entry('a'), entry('b'), { code: 'broken' });
    expect([status, body.added, body.refused.map(({ game }) => game)]).toEqual([200, 2, ['broken']]);
    expect(await audit('company:acme')).toMatchObject([
      { action: 'catalogue.take', reason: REASON, after: { version: 1, added: 2, refused: 1 } },
    ]);
  });

  it('is not for everybody, and not for our own games', async () => {
    expect((await take(sue, 'acme', entry('a'))).body.code).toBe('FORBIDDEN');
    expect((await call(sue, 'POST', 'games/2/order', { order: 'close', reason: REASON })).body.code).toBe(
      'FORBIDDEN',
    );
    expect((await take(ann, 'paddock')).body.code).toBe('COMPANY_OWN');
  });

  it('closes a game, which stays closed with the next catalogue, and opens it', async () => {
    await take(ann, 'acme', entry('a'), entry('b'));
    expect((await order('close')).body).toMatchObject({ isOpen: false, isListed: true });
    await take(ann, 'acme', entry('a', { slug: 'another' }), entry('b'));
    expect(await listed('')).toBe(1);
    expect((await order('open')).body.isOpen).toBe(true);
    expect(await listed('')).toBe(2);
    const actions = (await audit(`game:${fixture.idOf('a')}`)).map(({ action }) => action);
    expect(actions).toEqual(['game.open', 'game.close']);
  });

  it('marks a game as new and popular, or as neither, and takes marks back', async () => {
    await take(ann, 'acme', entry('a'), entry('b', { releaseDay: '2049-01-01' }));
    const b = fixture.idOf('b');
    expect((await order('new')).body.tags).toEqual(['new']);
    expect((await order('popular')).body.tags).toEqual(['new', 'popular']);
    expect((await order('not-new', b)).body.tags).toEqual([]);
    expect(await listed('&tag=new')).toBe(1);
    expect((await order('usual')).body.tags).toEqual([]);
    expect((await order('usual', b)).body.tags).toEqual(['new']);
  });

  it('finds games by name, id and company, closed ones too', async () => {
    await take(ann, 'acme', entry('a', { name: { en: 'Foxes' } }));
    const found = async (query: string) =>
      (await call<OperatorGamesView>(sue, 'GET', `games?${query}`)).body.games.map(({ code }) => code);
    expect(await found('search=foxse')).toEqual(['a']);
    expect(await found('search=dice')).toEqual(['dice']);
    expect(await found(`search=${fixture.idOf('b')}`)).toEqual(['b']);
    expect((await found('company=acme')).toSorted()).toEqual(['a', 'b']);
  });

  it.each(['999999', '9223372036854775808'])('knows no game %s', async (id) => {
    expect((await order('close', id)).body.code).toBe('GAME_UNKNOWN');
  });
});
