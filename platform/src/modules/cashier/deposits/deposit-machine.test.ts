import fc from 'fast-check';
import type { DepositStatus } from '@paddock/contract/schemas';

import { arrowsOf, documentText, sectionOf } from '../../../testing/documents.ts';
import { depositStep, type DepositEffect, type DepositEvent } from './deposit-machine.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const STATUSES: readonly DepositStatus[] = [
  'created',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged-back',
];
const EVENTS: readonly DepositEvent[] = [
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'charged-back',
];

const MONEY: Readonly<Record<DepositEffect, number>> = {
  credit: 1,
  'charge-back': -1,
  refund: -1,
  release: 0,
  'suspend-out': 0,
};

function play(events: readonly DepositEvent[], mayDeposit: boolean) {
  let status: DepositStatus = 'created';
  const effects: DepositEffect[] = [];
  for (const event of events) {
    const step = depositStep(status, event, mayDeposit);
    if (step === undefined) continue;
    status = step.to;
    effects.push(...step.effects);
  }
  return { status, effects, balance: effects.reduce((sum, effect) => sum + MONEY[effect], 0) };
}

describe('the deposit state machine (rules §8)', () => {
  it('is this table', () => {
    const table = STATUSES.map((status) =>
      [
        `${status}:`,
        ...EVENTS.flatMap((event) => {
          const step = depositStep(status, event, true);
          return step === undefined ? [] : [`${event} -> ${step.to} [${step.effects.join(' ')}]`];
        }),
      ].join('\n  '),
    );
    expect(table.join('\n')).toBe(`created:
  pending -> pending []
  succeeded -> succeeded [release credit]
  failed -> failed [release]
  cancelled -> cancelled [release]
  expired -> expired [release]
  charged-back -> charged-back [release credit charge-back]
pending:
  succeeded -> succeeded [release credit]
  failed -> failed [release]
  cancelled -> cancelled [release]
  expired -> expired [release]
  charged-back -> charged-back [release credit charge-back]
succeeded:
  charged-back -> charged-back [charge-back]
failed:
  succeeded -> succeeded [credit]
  charged-back -> charged-back [credit charge-back]
cancelled:
  succeeded -> succeeded [credit]
  charged-back -> charged-back [credit charge-back]
expired:
  succeeded -> succeeded [credit]
  charged-back -> charged-back [credit charge-back]
refunded:
  charged-back -> refunded [suspend-out]
charged-back:`);
  });

  it('is drawn in docs/money.md', () => {
    const arrow = (status: DepositStatus, event: DepositEvent, mayDeposit: boolean) => {
      const step = depositStep(status, event, mayDeposit);
      if (step === undefined) return [];
      const by = mayDeposit ? event : `${event} of a barred player`;
      return [`${status} -> ${step.to}: ${[by, step.effects.join(', ')].filter(Boolean).join(' / ')}`];
    };
    const arrows = STATUSES.flatMap((status) => [
      ...EVENTS.flatMap((event) => arrow(status, event, true)),
      ...arrow(status, 'succeeded', false),
    ]);
    const drawn = arrowsOf(sectionOf(documentText('money.md'), '### States of a deposit'));
    expect(drawn).toEqual(['[*] -> created: ', ...arrows]);
  });

  it('credits at most once, releases at most once, and ends right in whatever order events come', () => {
    const order = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });
    fc.assert(
      fc.property(order, fc.boolean(), (events, mayDeposit) => {
        const { status, effects, balance } = play(events, mayDeposit);
        const times = (effect: DepositEffect) => effects.filter((one) => one === effect).length;
        const paid = events.includes('succeeded');
        const disputed = events.includes('charged-back');
        expect(times('credit')).toBeLessThanOrEqual(1);
        expect(times('release')).toBeLessThanOrEqual(1);
        expect(balance).toBe(paid && mayDeposit && !disputed ? 1 : 0);
        expect(status === 'succeeded').toBe(balance === 1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('sends a success back at once when the player may no longer deposit', () => {
    expect(depositStep('pending', 'succeeded', false)).toEqual({
      to: 'refunded',
      effects: ['release', 'credit', 'refund'],
    });
    expect(depositStep('expired', 'succeeded', false)).toEqual({
      to: 'refunded',
      effects: ['credit', 'refund'],
    });
  });
});
