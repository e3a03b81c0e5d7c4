/** @jest-environment node */
import type { EventState } from '@paddock/contract/schemas';

import { momentBetween } from './moments.ts';

const state = (change: Partial<EventState>): EventState => ({
  ...{ status: 'live', startsAtMs: 0, period: '1h', score: [0, 0], parts: [] },
  ...change,
});
const upcoming = state({ status: 'upcoming', period: '' });

it.each([
  ['football', upcoming, state({}), 'start'],
  ['football', state({}), state({ score: [1, 0] }), 'score 1:0'],
  ['football', state({ score: [1, 0] }), state({ score: [0, 0] }), 'score 0:0'],
  ['football', state({}), state({ period: '2h' }), undefined],
  ['football', state({ score: [1, 0] }), state({ status: 'ended', score: [1, 0] }), 'result 1:0'],
  ['football', state({ status: 'ended' }), state({ status: 'ended', score: [1, 0] }), undefined],
  ['football', state({}), state({ status: 'cancelled' }), undefined],
  ['football', upcoming, state({ status: 'upcoming', startsAtMs: 9 }), undefined],
  [
    'tennis',
    state({ score: [0, 0], parts: [[5, 3]] }),
    state({
      score: [1, 0],
      parts: [
        [6, 3],
        [0, 0],
      ],
    }),
    'score 1:0',
  ],
  ['tennis', state({ parts: [[5, 3]] }), state({ parts: [[5, 4]] }), undefined],
  [
    'basketball',
    state({ score: [2, 0], parts: [[2, 0]] }),
    state({ score: [4, 0], parts: [[4, 0]] }),
    undefined,
  ],
  [
    'basketball',
    state({ score: [24, 20], parts: [[24, 20]] }),
    state({
      score: [24, 20],
      parts: [
        [24, 20],
        [0, 0],
      ],
    }),
    'score 24:20',
  ],
  ['cricket', state({ score: [20, 0] }), state({ score: [24, 0] }), undefined],
] as const)('%s %#: %s', (sport, before, after, name) => {
  expect(momentBetween(sport, before, after)?.name).toBe(name);
});
