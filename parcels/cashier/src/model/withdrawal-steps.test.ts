import type { WithdrawalView } from '@paddock/contract/schemas';

import { stepsOf, toneOf } from './withdrawal-steps.ts';

function withdrawal(...statuses: readonly WithdrawalView['status'][]): WithdrawalView {
  const timeline = statuses.map((status, at) => ({ status, atMs: 1_000 * (at + 1), reason: '' }));
  return { status: statuses.at(-1), timeline } as WithdrawalView;
}

const linesOf = (view: WithdrawalView): readonly string[] =>
  stepsOf(view).map(({ key, state, atMs }) => `${state} ${key} ${atMs ?? '-'}`);

const ASKED = ['done requested 1000', 'done held 1000'];

it.each<readonly [string, WithdrawalView, readonly string[]]>([
  ['waits for a review', withdrawal('requested'), [...ASKED, 'now review -', 'todo sent -', 'todo paid -']],
  [
    'is about to be sent',
    withdrawal('requested', 'approved'),
    [...ASKED, 'done approved 2000', 'now sending -', 'todo paid -'],
  ],
  [
    'is with the provider since it was sent',
    withdrawal('requested', 'approved', 'sent'),
    [...ASKED, 'done approved 2000', 'now sent 3000', 'todo paid -'],
  ],
  [
    'is paid',
    withdrawal('requested', 'approved', 'sent', 'paid'),
    [...ASKED, 'done approved 2000', 'done sent 3000', 'done paid 4000'],
  ],
  [
    'failed, with its money back',
    withdrawal('requested', 'approved', 'sent', 'failed'),
    [...ASKED, 'done approved 2000', 'done sent 3000', 'failed failed 4000', 'done back 4000'],
  ],
  ['was refused', withdrawal('requested', 'rejected'), [...ASKED, 'failed rejected 2000', 'done back 2000']],
  [
    'was taken back',
    withdrawal('requested', 'cancelled'),
    [...ASKED, 'done cancelled 2000', 'done back 2000'],
  ],
  [
    'was paid and came back',
    withdrawal('requested', 'approved', 'sent', 'paid', 'returned'),
    [
      ...ASKED,
      'done approved 2000',
      'done sent 3000',
      'done paid 4000',
      'failed returned 5000',
      'done back 5000',
    ],
  ],
  [
    'failed and was paid after all',
    withdrawal('requested', 'approved', 'sent', 'failed', 'paid'),
    [
      ...ASKED,
      'done approved 2000',
      'done sent 3000',
      'failed failed 4000',
      'done back 4000',
      'done paid-late 5000',
    ],
  ],
])('a withdrawal that %s', (_name, view, lines) => {
  expect(linesOf(view)).toEqual(lines);
  expect(new Set(stepsOf(view).map(({ id }) => id)).size).toBe(lines.length);
});

it('colours what went wrong, what waits and what is done', () => {
  const statuses = ['sent', 'paid', 'rejected', 'cancelled'] as const;
  expect(statuses.map(toneOf)).toEqual(['warning', 'positive', 'danger', 'neutral']);
});
