import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { SportModel } from '../sport-model.ts';
import { turnsGame } from '../turns/turns-game.ts';
import type { TurnsTelling } from '../turns/turns-match.ts';
import type { TurnsRecord, TurnsRules } from '../turns/turns-rules.ts';

/**
 * Nine innings, the visitors first; more of them while the teams are level. The home team does not bat on once it leads in
 * the last. The first half is the first five innings.
 */
export const BASEBALL_RULES: TurnsRules = {
  ...{ periods: 9, turnsEach: 1, first: 'away', halves: [[0, 4]], endsOnceWon: true },
  scores: [{ points: 1, share: 1 }],
  again: 0.43,
  pricedFrom: 0.1,
  ...{ stepSec: 300, breakSec: 0 },
};

/** About 4.4 runs a side in nine innings. */
export const BASEBALL_CHANCE = 0.28;

export const BASEBALL_TELLING: TurnsTelling = {
  periodCodes: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'ei'],
  breakCode: () => '',
  clock: undefined,
  recordOf: (played) => ({ sport: 'baseball', ...played }),
};

export const baseball: SportModel<TurnsRecord<'baseball'>> = turnsGame({
  sport: 'baseball',
  name: { en: 'Baseball', ru: 'Бейсбол' },
  rules: BASEBALL_RULES,
  telling: BASEBALL_TELLING,
  usualChance: BASEBALL_CHANCE,
  homeChance: 0.006,
  usualScores: { total: 9, margin: 2, rest: 3 },
  pace: { everyMs: 120 * MINUTE_MS, matches: 2 },
  championships: teamLeagues({
    sport: 'baseball',
    name: { en: 'Baseball League', ru: 'Бейсбольная лига' },
    clubs: '{}_Nine|{}_Девятка {}_Pitchers|{}_Питчеры {}_Herons|{}_Цапли {}_Comets|{}_Кометы',
    ...{ leagues: 3, teams: 12, squad: 20 },
    strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
  }),
});

/** Within what leaves every turn open. */
function clipped(drawn: number): number {
  return 0.018 * Math.max(-2, Math.min(2, drawn));
}
