import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { announce } from './sandbox-callbacks.ts';
import {
  bookMovement,
  lockSandboxPayment,
  saveSandboxPayment,
  type Delivery,
  type SandboxPayment,
} from './sandbox-store.ts';

/** What a visitor of the payment page can do. The last two play the provider's part, for tests and demonstrations. */
export type SandboxChoice = 'pay' | 'code' | 'decline' | 'cancel' | 'repeat' | 'charge-back';

export interface SandboxAction {
  readonly choice: SandboxChoice;
  readonly delivery: Delivery;
  readonly code: string;
}

/** How long "confirm later" takes. */
export const LATER_MS = 15_000;
const MAX_WRONG_CODES = 3;

type Next = Pick<SandboxPayment, 'state' | 'code' | 'wrongCodes' | 'delivery'>;
type Announcement = 'succeeded' | 'failed' | 'cancelled' | 'charged-back';

interface Decision {
  readonly next: Partial<Next>;
  readonly announce?: Announcement;
  readonly reason?: string;
}

/**
 * What a choice leads to; undefined when it makes no sense any more, as after a second press.
 * A card asks for the code of the "bank" first; three wrong ones decline it.
 */
export function decide(
  payment: SandboxPayment,
  action: SandboxAction,
  newCode: string,
): Decision | undefined {
  const { state } = payment;
  switch (action.choice) {
    case 'pay':
      if (state !== 'open') return undefined;
      return payment.methodId.endsWith('-card')
        ? { next: { state: 'code', code: newCode, delivery: action.delivery } }
        : { next: { state: 'paid', delivery: action.delivery }, announce: 'succeeded' };
    case 'code':
      return state === 'code' ? checkCode(payment, action.code) : undefined;
    case 'decline':
      return state === 'open'
        ? { next: { state: 'declined' }, announce: 'failed', reason: 'declined by the bank' }
        : undefined;
    case 'cancel':
      return state === 'open' || state === 'code'
        ? { next: { state: 'cancelled' }, announce: 'cancelled', reason: 'cancelled by the payer' }
        : undefined;
    case 'repeat':
      return state === 'paid' ? { next: {}, announce: 'succeeded' } : undefined;
    case 'charge-back':
      return state === 'paid'
        ? { next: { state: 'charged-back' }, announce: 'charged-back', reason: 'disputed by the payer' }
        : undefined;
  }
}

function checkCode(payment: SandboxPayment, code: string): Decision {
  if (code.trim() === payment.code) return { next: { state: 'paid' }, announce: 'succeeded' };
  const wrongCodes = payment.wrongCodes + 1;
  return wrongCodes < MAX_WRONG_CODES
    ? { next: { wrongCodes } }
    : {
        next: { wrongCodes, state: 'declined' },
        announce: 'failed',
        reason: 'the code was wrong three times',
      };
}

/** Carries a choice out. Answers the payment as it stands then; undefined for an unknown one. */
export function act(
  kernel: Kernel,
  token: string,
  action: SandboxAction,
): Promise<SandboxPayment | undefined> {
  return inTransaction(kernel.db, async (tx) => {
    const payment = await lockSandboxPayment(tx, { token });
    if (payment === undefined) return undefined;
    const decision = decide(payment, action, newCode(kernel));
    if (decision === undefined) return payment;
    const after = { ...payment, ...decision.next };
    await saveSandboxPayment(tx, payment, after);
    if (decision.announce === 'succeeded' || decision.announce === 'charged-back') {
      const kind = decision.announce === 'succeeded' ? 'deposit' : 'charge-back';
      await bookMovement(tx, { ...after, kind, atMs: kernel.clock.nowMs() });
    }
    if (decision.announce !== undefined) {
      const succeeded = decision.announce === 'succeeded';
      await announce(tx, kernel, after, decision.announce, {
        afterMs: succeeded && after.delivery === 'later' ? LATER_MS : 0,
        copies: succeeded && after.delivery === 'twice' ? 2 : 1,
        reason: decision.reason ?? '',
      });
    }
    return after;
  });
}

function newCode({ randomBytes }: Kernel): string {
  const number = Buffer.from(randomBytes(4)).readUInt32BE() % 1_000_000;
  return number.toString().padStart(6, '0');
}
