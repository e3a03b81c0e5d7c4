import type { SportCode } from '@paddock/contract';

import { createRandom, type Random } from '../random/random.ts';
import type { NameLanguage } from './data/surnames.ts';
import { COUNTRIES } from './leagues.ts';
import { clubName, people, readName, readNames, slugOf, townsOf, type Name } from './names.ts';
import { silks } from './silks.ts';
import { WORLD_REGION } from './tournaments.ts';
import { plainSquad } from './squads.ts';
import type { Championship, Team } from './world.ts';

/** How good a side is, in the unit of its sport's model. */
type Strength = Pick<Team, 'attack' | 'defence'>;

/** Leagues of clubs, each of another country. */
export interface TeamLeagues {
  readonly sport: SportCode;
  readonly name: Name;
  /** Names of clubs with the town at `{}`, as the data of countries writes them. */
  readonly clubs: string;
  readonly leagues: number;
  readonly teams: number;
  readonly squad: number;
  readonly strength: (random: Random) => Strength;
}

/** Tournaments of people, played everywhere. */
export interface OpenTournaments {
  readonly sport: SportCode;
  readonly names: readonly Name[];
  readonly languages: readonly NameLanguage[];
  readonly players: number;
  readonly strength: (random: Random) => Strength;
}

const PLAIN: Team['silk'] = { pattern: 'solid', colours: ['#f4f1e8', '#1c1f24'] };
const RANK = 3;

/** Drawn from a stream of the sport's own, so that the worlds of other sports stay as they are. */
export function teamLeagues(plan: TeamLeagues): (worldSeed: string) => readonly Championship[] {
  return (worldSeed) => {
    const random = createRandom(worldSeed, `world:${plan.sport}`);
    const countries = random.shuffled(COUNTRIES).slice(0, plan.leagues);
    return countries.map((country) => {
      const slug = `${country.slug}-${slugOf(plan.name.en)}`;
      const patterns = random.shuffled(readNames(plan.clubs));
      const towns = townsOf(country, random).slice(0, plan.teams);
      const names = towns.map((town, at) => clubName(patterns[at % patterns.length] ?? town, town));
      const squads = names.map(() => people(country.surnames, plan.squad, random));
      return {
        ...{ id: slug, slug, sport: plan.sport, name: plan.name, rank: RANK },
        region: { id: country.code, code: country.code, name: readName(country.name) },
        teams: sides(slug, names, squads, plan.strength, random),
      };
    });
  };
}

/** Drawn from a stream of the sport's own; nobody plays in two of them. */
export function openTournaments(plan: OpenTournaments): (worldSeed: string) => readonly Championship[] {
  return (worldSeed) => {
    const random = createRandom(worldSeed, `world:${plan.sport}`);
    const taken = new Set<string>();
    const all = plan.languages.flatMap((language) =>
      people(language, Math.ceil((plan.players * plan.names.length) / plan.languages.length), random, taken),
    );
    const field = random.shuffled(all);
    return plan.names.map((name) => {
      const slug = slugOf(name.en);
      const players = field.splice(0, plan.players);
      const squads = players.map((player) => [player]);
      return {
        ...{ id: slug, slug, sport: plan.sport, name, rank: RANK, region: WORLD_REGION },
        teams: sides(slug, players, squads, plan.strength, random),
      };
    });
  };
}

/** Sides by their names, each with a shirt of its own. */
export function sides(
  championshipId: string,
  names: readonly Name[],
  squads: readonly (readonly Name[])[],
  strength: (random: Random) => Strength,
  random: Random,
): readonly Team[] {
  const shirts = silks(names.length, random);
  return names.map((name, at) => {
    const id = `${championshipId}:${at}`;
    return {
      ...{ id, name },
      silk: shirts[at] ?? PLAIN,
      players: plainSquad(id, squads[at] ?? []),
      ...strength(random),
    };
  });
}
