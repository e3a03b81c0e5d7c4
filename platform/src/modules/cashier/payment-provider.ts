import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentId } from '@paddock/contract';
import type { MethodTime, PaymentMethodsView } from '@paddock/contract/schemas';

import type { PlatformModule } from '../../kernel/module.ts';
import type { DepositEvent } from './deposits/deposit-machine.ts';
import type { Movement, Window } from './reconciliation/compare-movements.ts';
import type { PayoutEvent } from './withdrawals/withdrawal-machine.ts';

/** A way to pay in one currency, amounts in its minor units. */
export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentMethodsView['methods'][number]['kind'];
  /** How long a deposit takes, and a withdrawal once it is sent. */
  readonly deposit: MethodTime;
  readonly payout: MethodTime;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  /** Round amounts a player may take by one press; those out of bounds are not shown. */
  readonly quickMinor?: readonly bigint[] | undefined;
  /** Whose players may pay in by it, by the countries' numbers (ISO 3166-1); absent: everybody's. */
  readonly countryIds?: readonly number[] | undefined;
}

/** Where the provider sends the browser afterwards. These pages only display: money moves by callbacks alone. */
export type ReturnUrls = Readonly<Record<'success' | 'fail' | 'pending' | 'cancel', string>>;

export interface PaymentOrder {
  /** Our id, given back by every callback: the provider's idempotency key. */
  readonly reference: PaymentId;
  /** The same for all payments of a player, and tells nothing of them. */
  readonly payer: string;
  readonly methodId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly language: string;
  readonly expiresAtMs: number;
  readonly returnUrls: ReturnUrls;
}

/** How a player paid, for payouts to the same place later (rules §8). */
export interface Instrument {
  readonly token: string;
  /** What may be shown: `•••• 4242`. */
  readonly mask: string;
  readonly holder: string;
}

/** A genuine message of a provider, about a deposit or a payout. */
export type ProviderMessage = DepositMessage | PayoutMessage;

export interface DepositMessage extends MessageFacts {
  readonly event: Exclude<DepositEvent, 'expired'>;
}

export interface PayoutMessage extends MessageFacts {
  readonly event: `payout-${PayoutEvent}`;
}

interface MessageFacts {
  /** The provider's id of the message; a repeat carries the same. */
  readonly id: string;
  readonly reference: string;
  /** The provider's id of the movement of money. */
  readonly transactionId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Why it failed, in English. */
  readonly reason: string;
  readonly instrument: Instrument | undefined;
}

/** Money to be sent to an instrument. */
export interface PayoutOrder {
  /** Our id: the provider's idempotency key. The same reference never pays twice. */
  readonly reference: PaymentId;
  readonly token: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** How a payout stands at the provider. */
export type PayoutAnswer =
  | { readonly event: 'pending' }
  | { readonly event: PayoutEvent; readonly transactionId: string | undefined; readonly reason: string };

/** What the cashier needs of a payment provider; the sandbox is one, a real one is another. */
export interface PaymentProvider {
  readonly name: string;
  methods(currency: string): readonly PaymentMethod[];
  /** Opens a payment page and answers its address. Repeatable: the reference opens one payment. */
  open(order: PaymentOrder): Promise<string>;
  /** Sends a payment back. Repeatable by its reference. */
  refund(order: Pick<PaymentOrder, 'reference' | 'amountMinor' | 'currency'>): Promise<void>;
  /** Pays out to an instrument. Repeatable by its reference. A rejection tells nothing: the money may have moved. */
  payOut(order: PayoutOrder): Promise<PayoutAnswer>;
  /** How a payout stands; undefined when the provider never got its order. */
  payoutStatus(reference: PaymentId): Promise<PayoutAnswer | undefined>;
  /** Every movement of money in [from, to) as the provider booked it, for the nightly comparison. */
  report?(window: Window): Promise<readonly Movement[]>;
  /**
   * Reads a callback.
   * @throws PlatformError CALLBACK_SIGNATURE when it is forged or too old, INVALID_INPUT when it is malformed.
   */
  readCallback(headers: IncomingHttpHeaders, rawBody: Uint8Array): ProviderMessage;
  /** Migrations, pages and work of a provider that runs inside the platform. */
  readonly module?: Omit<PlatformModule, 'name'>;
}
