import { DAY_MS } from '@paddock/contract';
import type { MaintenanceEnding, MaintenanceRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { OperatorPrincipal, Operators } from '../operators/index.ts';
import { readOrder, removeOrder, writeOrder } from './maintenance-store.ts';
import { isRunning } from './maintenance-window.ts';

export interface OrderingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<Operators, 'record'>;
}

/** Longest maintenance: a mistyped date must not close the site for a year. */
export const LONGEST_MS = 7 * DAY_MS;

/**
 * Stops play at once or plans it, in place of what was ordered before; written down with the reason.
 * @throws INVALID_INPUT for an end that is over, or before the start, or more than a week after it; and for a start to come
 * while play is stopped by an order, in whose place it would let play go on unsaid.
 */
export async function orderMaintenance(
  { kernel, operators }: OrderingParts,
  operator: OperatorPrincipal,
  { startsAtMs: wished, endsAtMs, reason }: MaintenanceRequest,
): Promise<void> {
  const nowMs = kernel.clock.nowMs();
  const startsAtMs = wished ?? nowMs;
  const fault =
    endsAtMs <= Math.max(nowMs, startsAtMs)
      ? 'ends before it starts'
      : endsAtMs - startsAtMs > LONGEST_MS
        ? 'lasts a week at most'
        : undefined;
  if (fault !== undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/endsAtMs', message: fault }]);
  await inTransaction(kernel.db, async (tx) => {
    const before = await readOrder(tx);
    if (startsAtMs > nowMs && isRunning(before, nowMs))
      throw new PlatformError('INVALID_INPUT', [
        { at: '/startsAtMs', message: 'is to come while play is stopped: end that first' },
      ]);
    await writeOrder(tx, { startsAtMs, endsAtMs, operator: operator.name, reason });
    const after = { startsAtMs, endsAtMs };
    const action = startsAtMs <= nowMs ? 'maintenance.begin' : 'maintenance.plan';
    await operators.record(tx, { operator, action, subject: 'site:maintenance', before, after, reason });
  });
}

/** Ends what was ordered, begun or not. @throws NOT_FOUND where nothing is. */
export async function endMaintenance(
  { kernel, operators }: OrderingParts,
  operator: OperatorPrincipal,
  { reason }: MaintenanceEnding,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const before = await readOrder(tx);
    if (before === undefined || before.endsAtMs <= kernel.clock.nowMs()) throw new PlatformError('NOT_FOUND');
    await removeOrder(tx);
    const action = 'maintenance.end';
    await operators.record(tx, {
      operator,
      action,
      subject: 'site:maintenance',
      before,
      after: null,
      reason,
    });
  });
}
