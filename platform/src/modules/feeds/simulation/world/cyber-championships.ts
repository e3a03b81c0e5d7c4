import type { SportCode } from '@paddock/contract';

import { createRandom } from '../random/random.ts';
import type { NameLanguage } from './data/surnames.ts';
import { sides } from './later-championships.ts';
import { people, readNames, slugOf, type Name } from './names.ts';
import { WORLD_REGION } from './tournaments.ts';
import type { Championship } from './world.ts';

/** Tournaments of a video game, played everywhere. */
export interface CyberTournaments {
  readonly sport: SportCode;
  readonly names: readonly Name[];
  readonly teams: number;
  /** How far apart teams are in the unit of the sport's model. */
  readonly spread: number;
}

/** Names of teams are English words, in Russian as they sound. */
const FIRST = readNames(
  'Glass|Гласс Copper|Коппер Velvet|Велвет Salt|Солт Paper|Пейпер Granite|Гранит Lantern|Лантерн Marble|Марбл Tidal|Тайдал Cobalt|Кобальт Willow|Уиллоу Amber|Эмбер',
);
const SECOND = readNames(
  'Foxes|Фоксес Owls|Оулс Otters|Оттерс Lynxes|Линксес Herons|Херонс Moths|Мотс Badgers|Баджерс Stoats|Стоутс Pikes|Пайкс Cranes|Крейнс Larks|Ларкс Newts|Ньютс',
);
const LANGUAGES: readonly NameLanguage[] = ['nordic', 'polish', 'korean', 'german', 'czech', 'japanese'];
const SQUAD = 5;

/** Drawn from a stream of the sport's own; no team plays in two of them. */
export function cyberTournaments(plan: CyberTournaments): (worldSeed: string) => readonly Championship[] {
  return (worldSeed) => {
    const random = createRandom(worldSeed, `world:${plan.sport}`);
    const field = random.shuffled(
      FIRST.flatMap((first) =>
        SECOND.map((second) => ({ en: `${first.en} ${second.en}`, ru: `${first.ru} ${second.ru}` })),
      ),
    );
    return plan.names.map((name) => {
      const slug = slugOf(`${plan.sport} ${name.en}`);
      const teams = field.splice(0, plan.teams);
      const squads = teams.map(() => people(random.pick(LANGUAGES), SQUAD, random));
      // Beyond two of them a side would win nearly every point.
      const strength = () => ({
        attack: plan.spread * Math.max(-2, Math.min(2, random.normal())),
        defence: 0,
      });
      return {
        ...{ id: slug, slug, sport: plan.sport, name, rank: 3, region: WORLD_REGION },
        teams: sides(slug, teams, squads, strength, random),
      };
    });
  };
}
