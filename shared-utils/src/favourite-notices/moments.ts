import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

/** What is told of a favourite's match: it began, its score changed, it is over. */
export type MomentKind = 'start' | 'score' | 'result';

export interface Moment {
  readonly kind: MomentKind;
  /** Names the very moment of its match: nothing of the same name is told twice. */
  readonly name: string;
}

/** What happened to a match between two pictures of it; nothing where it was called off. */
export function momentBetween(sport: string, before: EventState, after: EventState): Moment | undefined {
  const [home, away] = after.score;
  const said = `${home}:${away}`;
  if (after.status === 'ended')
    return before.status === 'ended' ? undefined : { kind: 'result', name: `result ${said}` };
  if (after.status !== 'live') return undefined;
  if (before.status === 'upcoming') return { kind: 'start', name: 'start' };
  return isScored(sport, before, after) ? { kind: 'score', name: `score ${said}` } : undefined;
}

/**
 * A goal, a set, a map; of a sport in which every other turn brings points (its periods add up to the score, as in
 * basketball, or it counts runs) the end of a period alone.
 */
function isScored(sport: string, before: EventState, after: EventState): boolean {
  const shape = findSport(sport)?.score;
  const sum = (side: 0 | 1) => after.parts.reduce((total, part) => total + part[side], 0);
  const isOfPoints = shape === 'periods' && sum(0) === after.score[0] && sum(1) === after.score[1];
  if (shape === 'innings' || isOfPoints)
    return after.parts.length > before.parts.length && before.parts.length > 0;
  return after.score[0] !== before.score[0] || after.score[1] !== before.score[1];
}
