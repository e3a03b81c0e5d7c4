import type { PlayerId } from '@paddock/contract';
import type { CatalogueEntry } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { ACME, entry } from '../casino.fixture.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { StoredGame } from '../catalogue/game.ts';
import { gamePageNames } from './page-names.ts';

const GERMAN = '7' as PlayerId;

const stored = (id: string, over: Partial<CatalogueEntry>, isOpen: boolean): StoredGame => ({
  id,
  company: ACME,
  entry: entry(`g${id}`, over),
  isListed: true,
  isOpen,
  newMark: null,
  popularMark: null,
  popularity: 0,
});

describe('pages of the catalogue', () => {
  const catalogue = new Catalogue();
  catalogue.put(
    [
      stored('1', { subcategories: ['classic'], closedIn: ['DE'] }, true),
      stored('2', { subcategories: ['new'] }, false),
    ],
    0,
  );
  const names = gamePageNames({
    catalogue,
    kernel: {} as Kernel,
    countryOf: (_db, playerId) => Promise.resolve(playerId === GERMAN ? 'DE' : 'FR'),
    licences: () => [],
  });

  it('are of games, by their ids, each at its own address', () => {
    expect(names.game('1')).toEqual({
      names: { name: { en: 'Game g1' }, studio: { en: catalogue.get('1')?.studio.name } },
      page: catalogue.get('1')?.address,
    });
    expect(names.game('999')).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ country: 'FR' }, true],
    [{ country: 'DE' }, false],
    // A player's country is that of the registration, wherever they ask from.
    [{ playerId: GERMAN, country: 'FR' }, false],
    [{ playerId: '8' as PlayerId, country: 'DE' }, true],
  ])('are of a studio that has a game to offer to %j: %s', async (visitor, isThere) => {
    const code = catalogue.get('1')?.studio.code ?? '';
    expect((await names.provider(code, visitor)) !== undefined).toBe(isThere);
    expect(await names.provider('zzz', visitor)).toBeUndefined();
  });

  it('are of sub-categories of which there is a game to offer', () => {
    const known = [
      ['slots', 'classic'],
      ['slots', 'all'],
      ['poker', 'classic'],
      ['slots', 'new'],
      ['slots', 'zzz'],
    ].map(([section = '', code = '']) => names.subcategory(section, code) !== undefined);
    expect(known).toEqual([true, true, false, false, false]);
  });
});
