import type { Random } from '../random/random.ts';
import type { CountryData } from './data/country.ts';
import { EASTERN_EUROPE } from './data/eastern-europe.ts';
import { OVERSEAS } from './data/overseas.ts';
import { SOUTHERN_EUROPE } from './data/southern-europe.ts';
import { WESTERN_EUROPE } from './data/western-europe.ts';
import { clubName, people, readName, readNames, slugOf, townsOf, type Name } from './names.ts';
import { silks } from './silks.ts';
import { footballSquad, plainSquad } from './squads.ts';
import type { Championship, Team } from './world.ts';

export const COUNTRIES: readonly CountryData[] = [
  ...WESTERN_EUROPE,
  ...SOUTHERN_EUROPE,
  ...EASTERN_EUROPE,
  ...OVERSEAS,
];

/** Countries whose top division is shown before the others. */
const GREAT_LEAGUES = new Set(['gb-eng', 'es', 'it', 'de', 'fr']);
/** Basketball clubs are named alike in all countries. */
const BASKETBALL_CLUBS =
  'Basket_{}|Баскет_{} BC_{}|БК_{} {}_Titans|{}_Тайтанс {}_Lynx|{}_Линкс {}_Falcons|{}_Фэлконс {}_Bisons|{}_Бизонс';
const FOOTBALL_TEAMS = 14;
const BASKETBALL_TEAMS = 10;
const SQUAD = 14;

/** The football divisions and the basketball championship of every country. */
export function footballAndBasketball(random: Random): readonly Championship[] {
  return COUNTRIES.flatMap((country) => championshipsOf(country, random));
}

function championshipsOf(country: CountryData, random: Random): readonly Championship[] {
  const towns = townsOf(country, random);
  const region = { id: country.code, code: country.code, name: readName(country.name) };
  const divisions = readNames(country.divisions);
  const football = divisions.map((name, tier): Championship => {
    const slug = `${country.slug}-${slugOf(name.en)}`;
    const own = townSlice(towns, tier * FOOTBALL_TEAMS, FOOTBALL_TEAMS);
    const teams = clubs(country, slug, own, country.clubs, random).map((team) => ({
      ...team,
      players: footballSquad(
        team.id,
        team.players.map((player) => player.name),
        country.surnames,
      ),
      ...footballStrength(random),
    }));
    return { id: slug, sport: 'football', slug, name, region, rank: rankOf(country, tier), teams };
  });
  if (country.basketball === undefined) return football;
  const name = readName(country.basketball);
  const slug = `${country.slug}-${slugOf(name.en)}`;
  const own = townSlice(towns, divisions.length * FOOTBALL_TEAMS, BASKETBALL_TEAMS);
  const teams = clubs(country, slug, own, BASKETBALL_CLUBS, random).map((team) => ({
    ...team,
    attack: 3.5 * random.normal(),
    defence: 3.5 * random.normal(),
  }));
  const rank = country.code === 'us' ? 1 : 2;
  return [...football, { id: slug, sport: 'basketball', slug, name, region, rank, teams }];
}

function rankOf(country: CountryData, tier: number): number {
  if (tier > 0) return 4;
  return GREAT_LEAGUES.has(country.code) ? 1 : 2;
}

function townSlice(towns: readonly Name[], from: number, count: number): readonly Name[] {
  return Array.from({ length: count }, (_, at) => towns[(from + at) % towns.length] ?? { en: '', ru: '' });
}

/** Clubs of a class of their own make good attacks and defences go together. */
function footballStrength(random: Random): Pick<Team, 'attack' | 'defence'> {
  const quality = 0.17 * random.normal();
  return { attack: quality + 0.1 * random.normal(), defence: quality + 0.1 * random.normal() };
}

function clubs(
  country: CountryData,
  championshipId: string,
  towns: readonly Name[],
  patternList: string,
  random: Random,
): readonly Team[] {
  const patterns = random.shuffled(readNames(patternList));
  const shirts = silks(towns.length, random);
  return towns.map((town, at) => {
    const pattern = patterns[at % patterns.length] ?? { en: '{}', ru: '{}' };
    const silk = shirts[at] ?? { pattern: 'solid', colours: ['#f4f1e8', '#1c1f24'] };
    const id = `${championshipId}:${at}`;
    return {
      id,
      name: clubName(pattern, town),
      silk,
      players: plainSquad(id, people(country.surnames, SQUAD, random)),
      attack: 0,
      defence: 0,
    };
  });
}
