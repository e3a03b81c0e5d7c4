import type { Incident } from '@paddock/contract/schemas';

/** Incidents the timeline of a football match shows. */
const SHOWN = ['goal', 'yellow-card', 'red-card'] as const;
type ShownKind = (typeof SHOWN)[number];

const FULL_TIME_SEC = 5_400;
/** Two minutes closer than this share of the track would lie over each other: the later one goes without. */
const LABEL_ROOM = 0.06;

export interface TimelineMark {
  readonly kind: ShownKind;
  readonly side: 'home' | 'away';
  /** Place on the track, 0 to 1. */
  readonly at: number;
  readonly minute: number;
  /** Goals carry their minute where there is room for it. */
  readonly isLabelled: boolean;
  readonly name?: NonNullable<Incident['name']>;
  readonly ownGoal?: true;
}

/** Goals and cards of a football match along its ninety minutes; extra time stands at the end. */
export function timelineMarks(incidents: readonly Incident[]): readonly TimelineMark[] {
  const lastLabel = { home: -1, away: -1 };
  return incidents.flatMap((incident): TimelineMark[] => {
    const kind = SHOWN.find((shown) => shown === incident.kind);
    const { side, atSec, name, ownGoal } = incident;
    if (kind === undefined || side === undefined) return [];
    const at = Math.min(atSec / FULL_TIME_SEC, 1);
    const isLabelled = kind === 'goal' && at - lastLabel[side] >= LABEL_ROOM;
    if (isLabelled) lastLabel[side] = at;
    const who = { ...(name !== undefined && { name }), ...(ownGoal === true && { ownGoal }) };
    return [{ kind, side, at, minute: minuteOf(atSec), isLabelled, ...who }];
  });
}

/** Whether the words of half-time, above the middle of the track, stand free of the home side's marks. */
export function hasRoomForHalfTime(marks: readonly TimelineMark[]): boolean {
  return marks.every(({ side, at }) => side === 'away' || Math.abs(at - 0.5) > LABEL_ROOM / 2);
}

/** The minute a moment belongs to: the first second is in the 1st minute. */
export function minuteOf(atSec: number): number {
  return Math.floor(atSec / 60) + 1;
}
