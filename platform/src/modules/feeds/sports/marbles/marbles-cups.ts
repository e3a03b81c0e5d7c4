import { createRandom } from '../../simulation/random/random.ts';
import { readName, readNames, slugOf } from '../../simulation/world/names.ts';
import { WORLD_REGION } from '../../simulation/world/tournaments.ts';
import type { Championship } from '../../simulation/world/world.ts';

/** Each cup has a field of its own, told apart by colour. */
const CUPS = [
  ['Agate_Cup|Агатовый_кубок', 'Ruby|Рубин Jade|Нефрит Cobalt|Кобальт Amber|Янтарь Onyx|Оникс Pearl|Жемчуг'],
  [
    'Slope_Series|Серия_Склон',
    'Comet|Комета Bramble|Ежевика Saffron|Шафран Fjord|Фьорд Ember|Уголёк Willow|Ива',
  ],
  [
    'Spiral_Grand_Prix|Гран-при_Спираль',
    'Rocket|Ракета Mint|Мята Copper|Медь Violet|Фиалка Storm|Шторм Honey|Мёд Lagoon|Лагуна Chalk|Мел',
  ],
] as const;
const COLOURS = [
  '#c8102e',
  '#1b7f4d',
  '#0b3d91',
  '#f2b705',
  '#1c1f24',
  '#f4f1e8',
  '#5b2a86',
  '#e8601c',
] as const;
/** Grounds on which a dark number is read. */
const LIGHT: readonly string[] = ['#f2b705', '#f4f1e8', '#e8601c'];
/** How far strengths of a field lie apart: the best wins about three times as often as the worst. */
const SPREAD = 0.45;

/** The cups of marbles. A strength is the logarithm of a weight (`orderChances`). */
export function marblesCups(worldSeed: string): readonly Championship[] {
  const random = createRandom(worldSeed, 'world:marbles');
  return CUPS.map(([cup, marbles], rank) => {
    const name = readName(cup);
    const slug = slugOf(name.en);
    return {
      ...{ id: slug, sport: 'marbles', slug, name, region: WORLD_REGION, rank: rank + 1 },
      teams: readNames(marbles).map((marble, at) => ({
        id: `${slug}:${at}`,
        name: marble,
        silk: {
          pattern: 'solid' as const,
          colours: coloursOf(at),
        },
        players: [],
        attack: SPREAD * Math.max(-1.5, Math.min(1.5, random.normal())),
        defence: 0,
      })),
    };
  });
}

function coloursOf(at: number): [string, string] {
  const ground = COLOURS[at] ?? '#8a929c';
  return [ground, LIGHT.includes(ground) ? '#1c1f24' : '#f4f1e8'];
}
