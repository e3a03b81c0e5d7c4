import type { EventState, Incident, RaceState, Runner } from '@paddock/contract/schemas';

import { fieldEnd } from '../field/field-end.ts';
import type { MatchView } from '../../simulation/match/simulated-match.ts';
import { LAP_SEC, LAPS, lapsDone, RACE_SEC, STEADY_PART, type RaceCourse } from './race-course.ts';

/** How far the last one is behind the first, as a part of the course. */
const SPREAD = 0.055;
/** Places lost in a lap that make a stumble. */
const STUMBLE_PLACES = 3;

/** What can be seen of a race: laps, who is where, what happened. */
export function raceView(
  { weights, order }: RaceCourse,
  runners: readonly Runner[],
  elapsedSec: number,
): MatchView {
  const isOver = elapsedSec >= RACE_SEC;
  const places = (lap: number): readonly number[] => {
    if (lap === 0) return runners.map(() => (runners.length - 1) / 2);
    const by = weights[lap] ?? [];
    const ordered =
      lap === LAPS ? order : by.map((_, at) => at).toSorted((a, b) => (by[b] ?? 0) - (by[a] ?? 0));
    return runners.map((_, at) => ordered.indexOf(at));
  };
  const view: Pick<EventState, 'period' | 'score' | 'parts'> = {
    period: elapsedSec < 0 ? '' : isOver ? 'ft' : `lap${lapsDone(elapsedSec) + 1}`,
    score: [0, 0],
    parts: [],
  };
  if (elapsedSec < 0) return { ...view, clockPerSec: 0 };
  return {
    ...view,
    clockPerSec: 0,
    race: raceState(runners, places, Math.min(elapsedSec, RACE_SEC)),
    incidents: incidentsOf(runners, places, lapsDone(elapsedSec)),
    ...(isOver && fieldEnd(new Map(order.map((at, place) => [runners[at]?.code ?? '', place + 1])))),
  };
}

/** Gaps stand still while bets are taken, and move to those of the lap's end after that. */
function raceState(
  runners: readonly Runner[],
  places: (lap: number) => readonly number[],
  elapsedSec: number,
): RaceState {
  const lap = Math.min(lapsDone(elapsedSec), LAPS - 1);
  const inLap = (elapsedSec - lap * LAP_SEC) / LAP_SEC;
  const turned = Math.max(0, (inLap - STEADY_PART) / (1 - STEADY_PART));
  const [from, to] = [places(lap), places(lap + 1)];
  const course = elapsedSec / RACE_SEC;
  // Together at the start, and the gaps open along the way.
  const spread = SPREAD * Math.min(1, elapsedSec / LAP_SEC);
  return {
    laps: LAPS,
    runners: runners.map(({ code }, at) => {
      const place = (from[at] ?? 0) + turned * ((to[at] ?? 0) - (from[at] ?? 0));
      const behind = (spread * place) / Math.max(1, runners.length - 1);
      return { code, courseMilli: Math.round(1000 * Math.max(0, course - behind)) };
    }),
  };
}

function incidentsOf(
  runners: readonly Runner[],
  places: (lap: number) => readonly number[],
  done: number,
): Incident[] {
  return Array.from({ length: done }, (_, before) => {
    const [was, is] = [places(before), places(before + 1)];
    const atSec = (before + 1) * LAP_SEC;
    return runners.flatMap(({ name }, at): Incident[] => {
      const lost = (is[at] ?? 0) - (was[at] ?? 0);
      if (is[at] === 0) return [{ kind: 'lap', atSec, name: name.en }];
      return before > 0 && lost >= STUMBLE_PLACES ? [{ kind: 'stumble', atSec, name: name.en }] : [];
    });
  }).flat();
}
