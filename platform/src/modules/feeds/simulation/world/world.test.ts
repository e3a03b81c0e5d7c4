import { contrast, SILK_CONTRAST } from './silks.ts';
import { slugOf } from './names.ts';
import { createWorld } from './world.ts';

const world = createWorld('paddock');
const of = (sport: string) => world.championships.filter((championship) => championship.sport === sport);
const teams = world.championships.flatMap((championship) => championship.teams);

describe('the invented world', () => {
  it('is the same from the same seed and another from another', () => {
    expect(createWorld('paddock')).toEqual(world);
    expect(createWorld('other').championships[0]?.teams).not.toEqual(world.championships[0]?.teams);
  });

  it('is full: at least 25 football championships in 20 countries, basketball and tennis beside them', () => {
    expect(of('football').length).toBeGreaterThanOrEqual(25);
    expect(new Set(of('football').map(({ region }) => region.code)).size).toBeGreaterThanOrEqual(20);
    expect(of('basketball').length).toBeGreaterThanOrEqual(8);
    expect(of('tennis').length).toBeGreaterThanOrEqual(8);
  });

  it('names everything in both languages, Russian in Cyrillic', () => {
    const names = world.championships.flatMap(({ name, region, teams: own }) => [
      name,
      region.name,
      ...own.map((team) => team.name),
    ]);
    for (const { en, ru } of names) {
      expect(en).toMatch(/^\p{Lu}[\p{L}\p{N} .'-]*$/u);
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(ru).toMatch(/^\p{Lu}[\p{Script=Cyrillic}\p{N} .-]*$/u);
    }
  });

  it('has no two teams of one name in a sport, no two championships of one slug', () => {
    for (const sport of ['football', 'tennis', 'basketball']) {
      const names = of(sport).flatMap((championship) => championship.teams.map(({ name }) => name.en));
      expect(names.length - new Set(names).size).toBe(0);
      const russian = of(sport).flatMap((championship) => championship.teams.map(({ name }) => name.ru));
      expect(russian.length - new Set(russian).size).toBe(0);
    }
    expect(new Set(world.championships.map(({ slug }) => slug)).size).toBe(world.championships.length);
    expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
  });

  it('makes slugs the contract accepts', () => {
    for (const { slug } of world.championships) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugOf('Národní Liga')).toBe('narodni-liga');
  });

  it('dresses each team in two colours that can be told apart', () => {
    for (const { silk } of teams) {
      expect(contrast(silk.colours[0], silk.colours[1])).toBeGreaterThanOrEqual(SILK_CONTRAST);
    }
  });

  it('has an even number of teams everywhere, so that whole rounds can be played', () => {
    for (const championship of world.championships) expect(championship.teams.length % 2).toBe(0);
  });
});
