import type { EventState } from '@paddock/contract/schemas';

import { courseOf } from './course.ts';

const STATE: EventState = {
  status: 'live',
  startsAtMs: 0,
  period: 'h2',
  score: [2, 1],
  parts: [],
  clockSec: 2_700,
};
const GOALS = [
  { kind: 'goal', atSec: 540, side: 'home' },
  { kind: 'corner', atSec: 600, side: 'home' },
  { kind: 'goal', atSec: 1_080, side: 'away' },
  { kind: 'goal', atSec: 2_700, side: 'home' },
] as const;

it('a match with its goals told grows goal by goal along its ninety minutes', () => {
  expect(courseOf('football', { ...STATE, incidents: [...GOALS] })).toEqual({
    kind: 'goals',
    until: 0.5,
    lengthMinutes: 90,
    steps: [
      { at: 0.1, goal: { minute: 10, side: 'home' }, score: [1, 0] },
      { at: 0.2, goal: { minute: 19, side: 'away' }, score: [1, 1] },
      { at: 0.5, goal: { minute: 46, side: 'home' }, score: [2, 1] },
    ],
  });
});

it('a match that is over has come to its end, stoppage and all', () => {
  const late = [{ kind: 'goal', atSec: 6_000, side: 'away' } as const];
  const course = courseOf('football', { ...STATE, status: 'ended', score: [0, 1], incidents: late });
  expect([course?.until, course?.lengthMinutes, course?.steps[0]?.at]).toEqual([1, 100, 1]);
});

it('goals that are not all told are no course: periods are, with what each brought', () => {
  const parts: [number, number][] = [
    [2, 0],
    [0, 1],
  ];
  expect(courseOf('football', { ...STATE, parts, incidents: [GOALS[0]] })).toMatchObject({
    kind: 'parts',
    steps: [
      { at: 0.5, part: { period: 'h1', brought: [2, 0] }, score: [2, 0] },
      { at: 1, part: { period: 'h2', brought: [0, 1] }, score: [2, 1] },
    ],
  });
});

it('quarters add up, and further overtimes are called as the last one', () => {
  const parts = Array.from({ length: 6 }, (): [number, number] => [20, 10]);
  const steps = courseOf('basketball', { ...STATE, score: [120, 60], parts })?.steps ?? [];
  expect(steps.map(({ score }) => score[0])).toEqual([20, 40, 60, 80, 100, 120]);
  expect(steps.at(-1)?.part?.period).toBe(steps.at(-2)?.part?.period);
});

it.each([
  ['has not begun', 'football', { ...STATE, status: 'upcoming' as const, incidents: [] }],
  ['was cancelled', 'football', { ...STATE, status: 'cancelled' as const, incidents: [...GOALS] }],
  ['tells nothing but its score', 'football', STATE],
  ['is of a sport nobody here knows', 'curling', { ...STATE, parts: [[1, 0]] as [number, number][] }],
])('there is none of a match that %s', (_why, sport, state) => {
  expect(courseOf(sport, state)).toBeNull();
});
