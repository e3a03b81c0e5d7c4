import { ownGames } from '@paddock/contract';
import type { GamesPreviewView } from '@paddock/contract/schemas';

import { createCasinoFixture, entry, type CasinoFixture } from '../casino.fixture.ts';

describe('the preview list of our own games', () => {
  const countries = new Map([['71', 'DE']]);
  let fixture: CasinoFixture;
  beforeAll(async () => {
    fixture = await createCasinoFixture({ countries });
    await fixture.accept(entry('foxes'));
  });
  afterAll(() => fixture.platform.close());
  const preview = async (words = '', player?: string) =>
    fixture.ask<GamesPreviewView>(
      'GET',
      `/web-api/casino/games-preview-light${words}`,
      player === undefined ? {} : { player },
    );

  it('has each by id, name, route, old route, categories and tag, and no categories unless asked [S3-35, S7-41]', async () => {
    const { status, body } = await preview(
      '?whence=55&groupId=1&lng=en&ref=1&fcountry=de&includeCategories=false',
    );
    expect(status).toBe(200);
    expect(body.Success).toBe(true);
    expect(Object.keys(body.Value)).toEqual(['games']);
    expect(body.Value.games).toHaveLength(ownGames().length);
    const hiLo = body.Value.games.find(({ R }) => R === 'hi-lo');
    expect(hiLo).toEqual({ GT: 11, GN: 'Hi-Lo', R: 'hi-lo', OR: 'hilo', CRID: [9, 5, 11], GF: 0 });
    expect(body.Value.games.find(({ R }) => R === 'limbo')?.OR).toBeNull();
  });

  it('names categories in the language asked for, those that some game is in [S7-41]', async () => {
    const { Value } = (await preview('?includeCategories=true&lng=ru')).body;
    expect(Value.categories).toContainEqual({ RI: 9, TR: 'Карточные игры' });
    const numbers = Value.categories?.map(({ RI }) => RI) ?? [];
    expect(Value.games.flatMap(({ CRID }) => CRID).filter((id) => !numbers.includes(id))).toEqual([]);
    expect(numbers).not.toContain(16);
    expect(Value.games.find(({ R }) => R === 'dice')?.GN).toBe('Ровный бросок');
  });

  it.each([
    ['de', 'Kartenspiele', 'Fairer Wurf'],
    ['ar', 'ألعاب الورق', 'فرص متكافئة'],
    ['pt', 'Card games', 'Even Odds'],
  ])('says both as the pages do, in English where nobody said it otherwise: %s', async (lng, cards, dice) => {
    const { Value } = (await preview(`?includeCategories=true&lng=${lng}`)).body;
    expect(Value.categories).toContainEqual({ RI: 9, TR: cards });
    expect(Value.games.find(({ R }) => R === 'dice')?.GN).toBe(dice);
  });

  it('is for guests and for players alike, but not for a token that does not stand [S7-41]', async () => {
    expect((await preview('', '71')).body).toEqual((await preview()).body);
    expect((await preview('?lng=russian')).status).toBe(400);
    expect((await preview('?includeCategories=perhaps')).status).toBe(400);
  });
});
