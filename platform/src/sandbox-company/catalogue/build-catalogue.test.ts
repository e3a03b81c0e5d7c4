import { GAME_SECTIONS } from '@paddock/contract';
import { CatalogueEntry } from '@paddock/contract/schemas';
import { Compile } from 'typebox/compile';

import { buildCatalogue } from './build-catalogue.ts';

const NOW_MS = Date.parse('2026-11-26T12:00:00Z');

describe('the catalogue of the sandbox company', () => {
  const games = buildCatalogue('paddock', NOW_MS);

  it('has hundreds of games, whole and each of its own name', () => {
    expect(games.length).toBeGreaterThan(400);
    const entry = Compile(CatalogueEntry);
    expect(games.filter((game) => !entry.Check(game.entry))).toEqual([]);
    expect(new Set(games.map((game) => game.entry.code)).size).toBe(games.length);
    expect(new Set(games.map((game) => game.entry.name['en'])).size).toBe(games.length);
  });

  it('has something for every page of the casino', () => {
    const few = GAME_SECTIONS.filter(
      (section) => games.filter(({ entry }) => entry.sections.includes(section)).length < 9,
    );
    expect(few).toEqual([]);
    const slots = games.filter(({ entry }) => entry.sections.includes('slots'));
    expect(slots.length).toBeGreaterThan(200);
  });

  it('is the same for the same seed in the same month, and another for another', () => {
    expect(buildCatalogue('paddock', NOW_MS - 86_400_000)).toEqual(games);
    expect(buildCatalogue('other', NOW_MS)).not.toEqual(games);
  });

  it('has games that are new, and none from days to come', () => {
    const days = games.map(({ entry }) => entry.releaseDay ?? '').sort();
    expect((days.at(-1) ?? '') <= '2026-11-01').toBe(true);
    expect(days.filter((day) => day > '2026-10-01').length).toBeGreaterThan(20);
  });
});
