import type { Random } from '../random/random.ts';
import { TOURNAMENTS, type TournamentData } from './data/tennis.ts';
import type { NameLanguage } from './data/surnames.ts';
import { people, readName } from './names.ts';
import { silks } from './silks.ts';
import { plainSquad } from './squads.ts';
import type { Championship, Team } from './world.ts';

const MEN: readonly NameLanguage[] = ['english', 'spanish', 'italian', 'french', 'german', 'russian', 'nordic', 'czech', 'japanese', 'southslavic', 'polish', 'kazakh']; // oxfmt-ignore
const WOMEN: readonly NameLanguage[] = [
  'women',
  'english',
  'spanish',
  'italian',
  'french',
  'japanese',
  'german',
];
const DRAW = 16;
/** Where what is played everywhere belongs. */
export const WORLD_REGION = {
  id: 'int',
  code: 'int',
  name: { en: 'World', ru: 'Мир', de: 'Welt', es: 'Mundo', tr: 'Dünya', ar: 'العالم', hi: 'विश्व' },
};

/** The tennis tournaments. Each has a draw of its own, so that nobody plays in two towns at once. */
export function tennisTournaments(random: Random): readonly Championship[] {
  const taken = new Set<string>();
  const men = fieldOf(MEN, TOURNAMENTS.filter(({ women }) => !women).length, random, taken);
  const women = fieldOf(WOMEN, TOURNAMENTS.filter((tournament) => tournament.women).length, random, taken);
  return TOURNAMENTS.map((tournament) => {
    const field = tournament.women ? women : men;
    const teams = field.splice(0, DRAW).map((player, seat) => seated(player, tournament, seat));
    return {
      id: tournament.slug,
      sport: 'tennis',
      slug: tournament.slug,
      name: readName(tournament.name.replaceAll(' ', '_')),
      region: WORLD_REGION,
      rank: tournament.rank,
      teams,
      tennis: { bestOf: tournament.bestOf, women: tournament.women },
    };
  });
}

type Player = Omit<Team, 'id' | 'players'>;

function seated(player: Player, { slug }: TournamentData, seat: number): Team {
  const id = `${slug}:${seat}`;
  return { ...player, id, players: plainSquad(id, [player.name]) };
}

/** Enough distinct players for so many draws, of mixed nations, in random order. */
function fieldOf(
  languages: readonly NameLanguage[],
  draws: number,
  random: Random,
  taken: Set<string>,
): Player[] {
  const each = Math.ceil((draws * DRAW) / languages.length);
  const names = random.shuffled(languages.flatMap((language) => people(language, each, random, taken)));
  const shirts = silks(names.length, random);
  return names.map((name, at) => ({
    name,
    silk: shirts[at] ?? { pattern: 'solid', colours: ['#f4f1e8', '#1c1f24'] },
    attack: 0.022 * random.normal(),
    defence: 0.022 * random.normal(),
  }));
}
