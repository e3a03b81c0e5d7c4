import type { Incident } from '@paddock/contract/schemas';

import type { MatchView } from '../../simulation/match/simulated-match.ts';
import { scoreOf } from './entry-counts.ts';
import type { FootballKnowledge } from './football-match.ts';
import {
  shownClockSec,
  type FootballEntry,
  type FootballEntryKind,
  type FootballPhase,
  type FootballTimeline,
} from './football-timeline.ts';
import { HALF_SEC } from './goal-rates.ts';

/** What is shown of a match at a moment. */
export function viewOf(
  timeline: FootballTimeline,
  entries: readonly FootballEntry[],
  phase: FootballPhase,
  knowledge: FootballKnowledge,
): MatchView {
  const running = 'sec' in phase;
  const shown = running ? shownClockSec(phase.half, phase.sec) : standingClock(phase, timeline);
  const parts = [
    scoreOf(entries, ['goal'], 1),
    ...(isSecondHalf(phase) ? [scoreOf(entries, ['goal'], 2)] : []),
  ];
  return {
    period: phase.period,
    clockSec: shown,
    clockPerSec: running ? 1 : 0,
    score: [...scoreOf(entries, ['goal'])],
    parts: phase.period === '' ? [] : parts.map(([home, away]) => [home, away]),
    redCards: [...scoreOf(entries, ['red-card'])],
    incidents: entries.flatMap(incidentOf),
    ...(knowledge.statistics ? { stats: statisticsOf(entries) } : {}),
  };
}

function isSecondHalf({ period }: FootballPhase): boolean {
  return period === 'h2' || period === 'ft';
}

function standingClock({ period }: FootballPhase, { halfLengthsSec }: FootballTimeline): number {
  if (period === '') return 0;
  return period === 'ht' ? HALF_SEC : shownClockSec(2, halfLengthsSec[1]);
}

function incidentOf({ kind, half, sec, side, name, player, off, isOwn }: FootballEntry): Incident[] {
  if (kind === 'shot' || kind === 'attack' || kind === 'dangerous-attack') return [];
  const who = player?.name ?? name;
  return [
    {
      ...{ kind, atSec: shownClockSec(half, sec), side },
      ...(who !== undefined && { name: who }),
      ...(off !== undefined && { off: off.name }),
      ...(isOwn === true && { ownGoal: true as const }),
    },
  ];
}

function statisticsOf(entries: readonly FootballEntry[]): Record<string, [number, number]> {
  const count = (kind: FootballEntryKind): [number, number] => [...scoreOf(entries, [kind])];
  const [home, away] = count('attack');
  const possession = Math.round((100 * (home + 8)) / (home + away + 16));
  const [homeShots, awayShots] = count('shot');
  const [homeGoals, awayGoals] = count('goal');
  return {
    possession: [possession, 100 - possession],
    attacks: [home, away],
    'dangerous-attacks': count('dangerous-attack'),
    shots: [homeShots + homeGoals, awayShots + awayGoals],
    corners: count('corner'),
    'yellow-cards': count('yellow-card'),
  };
}
