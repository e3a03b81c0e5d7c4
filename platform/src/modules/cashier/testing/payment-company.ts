import { randomUUID } from 'node:crypto';
import type { PaymentId } from '@paddock/contract';

import type { Clock } from '../../../kernel/time/clock.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type {
  PaymentMethod,
  PaymentProvider,
  PayoutAnswer,
  PayoutOrder,
  ProviderMessage,
} from '../payment-provider.ts';
import type { Movement, MovementKind } from '../reconciliation/compare-movements.ts';

export const COMPANY = 'sim';

const METHOD: PaymentMethod = {
  id: 'sim-card',
  name: 'Simulated card',
  kind: 'card',
  deposit: { arrives: 'at-once', within: 0 },
  payout: { arrives: 'at-once', within: 0 },
  minMinor: 1n,
  maxMinor: 1_000_000n,
};

interface Order {
  readonly reference: PaymentId;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly token: string;
  state: 'open' | 'paid' | 'failed' | 'charged-back' | 'returned';
}

/**
 * A payment company with its own truth: it moves money, tells of it late, twice, in another order or wrongly, and is
 * out of order now and then. What it really moved is its report.
 */
export interface PaymentCompany {
  readonly provider: PaymentProvider;
  /** Does something of its own accord: a payer pays, a bank refuses, somebody disputes, a message is made up. */
  act(): void;
  /** The next message on its way, in no order; the same one may come again. */
  nextMessage(): string | undefined;
  /** Ends every open payout, delivers reliably from now on. */
  settleDown(): void;
  readonly waiting: () => number;
  readonly report: () => readonly Movement[];
}

export function createPaymentCompany({ int: random }: SeededRandom, clock: Clock): PaymentCompany {
  const deposits = new Map<string, Order>();
  const payouts = new Map<string, Order>();
  const refunded = new Set<string>();
  const movements: Movement[] = [];
  let messages: string[] = [];
  let isCalm = false;

  const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[random(Math.max(1, items.length))];
  /** Mostly what came last: things happen to payments while they are young, and now and then much later. */
  const recent = (orders: ReadonlyMap<string, Order>): Order | undefined => {
    const all = [...orders.values()];
    const open = all.filter(({ state }) => state === 'open');
    if (open.length > 0 && random(3) > 0) return anyOf(open.slice(-12));
    return random(6) === 0 ? anyOf(all) : anyOf(all.slice(-12));
  };
  const chance = (oneIn: number) => !isCalm && random(oneIn) === 0;

  function book({ reference, amountMinor, currency }: Order, kind: MovementKind): void {
    movements.push({ reference, kind, currency, amountMinor, atMs: clock.nowMs() });
  }

  function tell(
    order: Order,
    event: ProviderMessage['event'],
    transactionId = `tr-${order.reference}`,
  ): void {
    const instrument = { token: order.token, mask: '•••• 0000', holder: 'SIM' };
    messages.push(
      JSON.stringify({
        id: `m-${randomUUID()}`,
        event,
        reference: order.reference,
        transactionId,
        amountMinor: order.amountMinor.toString(),
        currency: order.currency,
        reason: '',
        ...(event === 'succeeded' ? { instrument } : {}),
      }),
    );
  }

  function actOnDeposit(order: Order): void {
    if (order.state === 'open' && random(3) > 0) {
      order.state = 'paid';
      book(order, 'deposit');
      tell(order, 'succeeded');
    } else if (order.state === 'open') {
      // It may still be paid later: given up and then paid after all.
      tell(order, random(2) === 0 ? 'failed' : 'cancelled');
    } else if (order.state === 'paid' && random(12) === 0) {
      order.state = 'charged-back';
      book(order, 'charge-back');
      tell(order, 'charged-back');
    } else if (order.state === 'paid' && random(40) === 0) {
      // The payer pays a second time.
      book(order, 'deposit');
      tell(order, 'succeeded', `second-${order.reference}-${movements.length}`);
    } else if (order.state === 'paid' && random(20) === 0) {
      tell(order, 'failed');
    }
  }

  function actOnPayout(order: Order): void {
    if (order.state === 'open' || (order.state === 'failed' && random(10) === 0)) {
      if (order.state === 'open' && random(4) === 0) {
        order.state = 'failed';
        tell(order, 'payout-failed');
        return;
      }
      order.state = 'paid';
      book(order, 'payout');
      tell(order, 'payout-paid');
    } else if (order.state === 'paid' && random(8) === 0) {
      order.state = 'returned';
      book(order, 'return');
      tell(order, 'payout-returned');
    } else if (order.state === 'paid' && random(20) === 0) {
      tell(order, 'payout-failed');
    }
  }

  /** Money that belongs to no order, or not in this amount: what suspense is for. */
  function makeUp(): void {
    const known = anyOf([...deposits.values()]);
    const stranger: Order = {
      reference: String(1 + random(1_000_000)) as PaymentId,
      amountMinor: BigInt(1 + random(5_000)),
      currency: 'EUR',
      token: 'stranger',
      state: 'open',
    };
    const order =
      random(2) === 0 || known?.state !== 'open'
        ? stranger
        : { ...known, amountMinor: known.amountMinor + 1n };
    book(order, 'deposit');
    tell(order, 'succeeded', `odd-${movements.length}`);
  }

  function answerTo(order: Order): PayoutAnswer {
    if (order.state === 'open' || order.state === 'charged-back') return { event: 'pending' };
    return { event: order.state, transactionId: `tr-${order.reference}`, reason: '' };
  }

  function orderPayout(order: PayoutOrder): Promise<PayoutAnswer> {
    if (chance(6)) return Promise.reject(new Error('the company is out of order'));
    const known = payouts.get(order.reference) ?? { ...order, state: 'open' as const };
    payouts.set(order.reference, known);
    if (chance(6)) return Promise.reject(new Error('the answer was lost'));
    return Promise.resolve(answerTo(known));
  }

  const provider: PaymentProvider = {
    name: COMPANY,
    methods: () => [METHOD],
    open(order) {
      if (chance(10)) return Promise.reject(new Error('the company is out of order'));
      const { reference, amountMinor, currency, payer } = order;
      if (!deposits.has(reference)) {
        deposits.set(reference, { reference, amountMinor, currency, token: payer, state: 'open' });
      }
      return Promise.resolve(`https://pay.example/${reference}`);
    },
    refund({ reference, amountMinor, currency }) {
      if (chance(5)) return Promise.reject(new Error('the company is out of order'));
      if (!refunded.has(reference)) {
        refunded.add(reference);
        movements.push({ reference, kind: 'refund', currency, amountMinor, atMs: clock.nowMs() });
      }
      return Promise.resolve();
    },
    payOut: orderPayout,
    payoutStatus(reference) {
      const order = payouts.get(reference);
      if (chance(5)) return Promise.reject(new Error('the company is out of order'));
      return Promise.resolve(order === undefined ? undefined : answerTo(order));
    },
    readCallback(_headers, rawBody) {
      const text = Buffer.from(rawBody).toString('utf8');
      const body = JSON.parse(text) as ProviderMessage & { readonly amountMinor: unknown };
      return { ...body, amountMinor: BigInt(String(body.amountMinor)) };
    },
    report: () => Promise.resolve(movements),
  };

  return {
    provider,
    act() {
      const choice = random(10);
      const deposit = recent(deposits);
      const payout = recent(payouts);
      if (choice === 0 && random(10) === 0) makeUp();
      else if (choice < 6 && deposit !== undefined) actOnDeposit(deposit);
      else if (payout !== undefined) actOnPayout(payout);
    },
    nextMessage() {
      const message = anyOf(messages);
      // One in eight is sent again later, as companies do that heard no answer.
      if (message !== undefined && !chance(8)) messages = messages.filter((one) => one !== message);
      return message;
    },
    settleDown() {
      isCalm = true;
      for (const order of payouts.values()) {
        if (order.state !== 'open') continue;
        order.state = 'paid';
        book(order, 'payout');
        tell(order, 'payout-paid');
      }
    },
    waiting: () => messages.length,
    report: () => movements,
  };
}
