import type { IncomingHttpHeaders } from 'node:http';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { requireSignature, signCallback } from '../callbacks/callback-signature.ts';
import type { PayoutMessage, ProviderMessage } from '../payment-provider.ts';
import {
  dueCallbacks,
  noteDelivery,
  queueCallback,
  type QueuedCallback,
  type SandboxPayment,
} from './sandbox-store.ts';

export const SANDBOX_NAME = 'sandbox';
/** The first retry comes after this, each next one after twice as long. */
const RETRY_FIRST_MS = 1_000;
/** Then the sandbox gives up, as real providers do: about 17 minutes. */
export const CALLBACK_TRIES = 11;
const TIMEOUT_MS = 10_000;

const Message = Type.Object(
  {
    id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    event: Type.Union([
      Type.Literal('pending'),
      Type.Literal('succeeded'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
      Type.Literal('charged-back'),
      Type.Literal('payout-paid'),
      Type.Literal('payout-failed'),
      Type.Literal('payout-returned'),
    ]),
    reference: Type.String({ minLength: 1, maxLength: 64 }),
    transactionId: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    amountMinor: Type.String({ pattern: '^[1-9]\\d{0,16}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
    instrument: Type.Optional(
      Type.Object(
        {
          token: Type.String({ pattern: '^[\\w-]{1,64}$' }),
          mask: Type.String({ maxLength: 40 }),
          holder: Type.String({ maxLength: 80 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** Reads a callback of the sandbox. @see PaymentProvider.readCallback */
export function readSandboxCallback(
  { secrets, clock }: Kernel,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
): ProviderMessage {
  const text = Buffer.from(rawBody).toString('utf8');
  requireSignature(secrets, SANDBOX_NAME, headers, text, clock.nowMs());
  const body = parseJson(text);
  if (!Value.Check(Message, body)) throw new PlatformError('INVALID_INPUT');
  const { event, instrument } = body;
  const facts = { ...body, amountMinor: BigInt(body.amountMinor), reason: body.reason ?? '', instrument };
  return isPayoutEvent(event) ? { ...facts, event } : { ...facts, event };
}

function isPayoutEvent(event: ProviderMessage['event']): event is PayoutMessage['event'] {
  return event.startsWith('payout-');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError('MALFORMED_BODY');
  }
}

/** Puts a message about a payment in the queue, in the transaction that made it true. */
export async function announce(
  tx: Tx,
  kernel: Kernel,
  payment: SandboxPayment,
  event: ProviderMessage['event'],
  options: { readonly afterMs: number; readonly reason?: string; readonly copies?: number },
): Promise<void> {
  const message = {
    event,
    reference: payment.reference,
    transactionId: payment.transactionId,
    amountMinor: payment.amountMinor.toString(),
    currency: payment.currency,
    reason: options.reason ?? '',
    ...(event === 'succeeded' ? { instrument: instrumentOf(payment) } : {}),
  };
  await queueMessage(tx, kernel, message, options);
}

/** Puts a message in the queue, once or several times the same. */
export async function queueMessage(
  tx: Tx,
  { clock, randomBytes }: Kernel,
  message: Omit<Static<typeof Message>, 'id'>,
  { afterMs = 0, copies = 1 }: { readonly afterMs?: number; readonly copies?: number } = {},
): Promise<void> {
  const body = JSON.stringify({ id: `cb-${Buffer.from(randomBytes(12)).toString('hex')}`, ...message });
  for (let copy = 0; copy < copies; copy++) await queueCallback(tx, body, clock.nowMs() + afterMs);
}

/** A payer always pays with the same pretended card or account of a method. */
function instrumentOf({ methodId, payer, transactionId }: SandboxPayment) {
  const name = payer || transactionId;
  const digits = String(
    Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000, 0) + 1_000,
  );
  return { token: `${methodId}-${name}`, mask: `•••• ${digits}`, holder: 'SANDBOX HOLDER' };
}

/** Sends what is due over HTTP, signed at the moment of sending; what is not taken is tried again later. */
export async function deliverDue(kernel: Kernel, callbackUrl: string): Promise<void> {
  const { db, clock, log } = kernel;
  for (const callback of await dueCallbacks(db, clock.nowMs())) {
    const taken = await send(kernel, callbackUrl, callback);
    const lastTry = callback.tries + 1 >= CALLBACK_TRIES;
    if (!taken && lastTry) log.error({ callback: callback.body }, 'the sandbox gives up on a callback');
    await noteDelivery(db, callback, {
      done: taken || lastTry,
      nextAtMs: clock.nowMs() + RETRY_FIRST_MS * 2 ** callback.tries,
    });
  }
}

async function send({ secrets, clock }: Kernel, url: string, { body }: QueuedCallback): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...signCallback(secrets, SANDBOX_NAME, body, clock.nowMs()),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
