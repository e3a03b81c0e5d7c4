import { MINUTE_MS } from '@paddock/contract';

import { runnersOf } from '../../simulation/fixtures/field-fixture.ts';
import type { FieldRecord } from '../field/field-record.ts';
import { fieldResult } from '../field/field-results.ts';
import type { SportModel } from '../sport-model.ts';
import { marblesCups } from './marbles-cups.ts';
import { marblesRace } from './marbles-race.ts';
import { runRace } from './race-course.ts';

/** Races of three laps, six to eight marbles in each, one every two minutes at the usual speed. */
export const marbles: SportModel<FieldRecord<'marbles'>> = {
  name: { en: 'Marble races', ru: 'Гонки шариков' },
  decide: fieldResult,
  // No score tells who came in where, and no two markets are checked against each other.
  ends: {
    toldByScore: [],
    possible: () => [],
    withParts: (match) => [match],
    scoreOf: () => [0, 0],
    toldByEnds: [],
    onFrom: () => [],
  },
  tablePoints: undefined,
  joint: undefined,
  simulation: {
    pace: { everyMs: 20 * MINUTE_MS, matches: 1 },
    championships: marblesCups,
    races: true,
    finalLead: undefined,
    open({ championship: { teams } }, random) {
      const course = runRace(
        teams.map(({ attack }) => Math.exp(attack)),
        random,
      );
      const runners = runnersOf(teams);
      return (nudge) =>
        marblesRace(
          runners,
          course,
          teams.map((_, at) => Math.exp(nudge[at % 2] ?? 0)),
        );
    },
  },
};
