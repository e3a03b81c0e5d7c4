import fc from 'fast-check';
import type { WithdrawalStatus } from '@paddock/contract/schemas';

import { arrowsOf, documentText, sectionOf } from '../../../testing/documents.ts';
import {
  HELD_STATUSES,
  isCancellable,
  withdrawalStep,
  type WithdrawalEffect,
  type WithdrawalEvent,
} from './withdrawal-machine.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const STATUSES: readonly WithdrawalStatus[] = [
  'requested',
  'approved',
  'sent',
  'paid',
  'failed',
  'rejected',
  'cancelled',
  'returned',
];
const EVENTS: readonly WithdrawalEvent[] = [
  'approve',
  'reject',
  'cancel',
  'send',
  'paid',
  'failed',
  'returned',
];

/** Change of the player's own money and of escrow, from the moment after the hold. */
const MONEY: Readonly<Record<WithdrawalEffect, readonly [player: number, escrow: number]>> = {
  release: [1, -1],
  'pay-out': [0, -1],
  'pay-out-late': [-1, 0],
  'take-return': [1, 0],
};

function play(events: readonly WithdrawalEvent[]) {
  let status: WithdrawalStatus = 'requested';
  const effects: WithdrawalEffect[] = [];
  for (const event of events) {
    const step = withdrawalStep(status, event);
    if (step === undefined) continue;
    status = step.to;
    effects.push(...step.effects);
  }
  return {
    status,
    effects,
    player: effects.reduce((sum, effect) => sum + MONEY[effect][0], 0),
    escrow: effects.reduce((sum, effect) => sum + MONEY[effect][1], 1),
  };
}

describe('the withdrawal state machine (rules §8)', () => {
  it('is this table', () => {
    const table = STATUSES.map((status) =>
      [
        `${status}:`,
        ...EVENTS.flatMap((event) => {
          const step = withdrawalStep(status, event);
          return step === undefined ? [] : [`${event} -> ${step.to} [${step.effects.join(' ')}]`];
        }),
      ].join('\n  '),
    );
    expect(table.join('\n')).toBe(`requested:
  approve -> approved []
  reject -> rejected [release]
  cancel -> cancelled [release]
approved:
  reject -> rejected [release]
  cancel -> cancelled [release]
  send -> sent []
sent:
  paid -> paid [pay-out]
  failed -> failed [release]
  returned -> returned [pay-out take-return]
paid:
  returned -> returned [take-return]
failed:
  paid -> paid [pay-out-late]
  returned -> returned [pay-out-late take-return]
rejected:
cancelled:
returned:`);
  });

  it('is drawn in docs/money.md', () => {
    const arrows = STATUSES.flatMap((status) =>
      EVENTS.flatMap((event) => {
        const step = withdrawalStep(status, event);
        if (step === undefined) return [];
        return [`${status} -> ${step.to}: ${[event, step.effects.join(', ')].filter(Boolean).join(' / ')}`];
      }),
    );
    const drawn = arrowsOf(sectionOf(documentText('money.md'), '### States of a withdrawal'));
    expect(drawn).toEqual(['[*] -> requested: hold', ...arrows]);
  });

  it('leaves the money in exactly one place, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 14 }), (events) => {
        const { status, effects, player, escrow } = play(events);
        const isHeld = HELD_STATUSES.some((held) => held === status);
        expect(escrow).toBe(isHeld ? 1 : 0);
        expect(player).toBe(isHeld || status === 'paid' ? 0 : 1);
        expect(new Set(effects).size).toBe(effects.length);
      }),
      { numRuns: 3_000 },
    );
  });

  it('lets the player take it back only while no provider was asked', () => {
    expect(STATUSES.filter(isCancellable)).toEqual(['requested', 'approved']);
  });
});
