import type { Incident } from '@paddock/contract/schemas';

import { hasRoomForHalfTime, minuteOf, timelineMarks } from './timeline.ts';

const goal = (atSec: number, side: 'home' | 'away' = 'home'): Incident => ({ kind: 'goal', atSec, side });

describe('the timeline of a match', () => {
  it('shows goals and cards at their place, and nothing that belongs to no side', () => {
    const marks = timelineMarks([
      goal(1350),
      { kind: 'corner', atSec: 1400, side: 'home' },
      { kind: 'red-card', atSec: 2700, side: 'away' },
      { kind: 'period', atSec: 2700 },
    ]);
    expect(marks.map(({ kind, side, at }) => [kind, side, at])).toEqual([
      ['goal', 'home', 0.25],
      ['red-card', 'away', 0.5],
    ]);
  });

  it('stays on the track in extra time', () => {
    expect(timelineMarks([goal(6000)])[0]?.at).toBe(1);
  });

  it('writes no minute over another of the same side', () => {
    const marks = timelineMarks([goal(600), goal(700), goal(720, 'away'), goal(1200)]);
    expect(marks.map(({ isLabelled }) => isLabelled)).toEqual([true, false, true, true]);
  });

  it('leaves half-time unsaid where a mark of the home side stands in its place', () => {
    expect(hasRoomForHalfTime(timelineMarks([goal(2640)]))).toBe(false);
    expect(hasRoomForHalfTime(timelineMarks([goal(2640, 'away'), goal(1350)]))).toBe(true);
  });

  it.each([
    [0, 1],
    [59, 1],
    [60, 2],
    [5399, 90],
  ])('second %i is in minute %i', (atSec, minute) => {
    expect(minuteOf(atSec)).toBe(minute);
  });
});
