import { HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import { UndeliverableError, type Carrier } from './carriers/carrier.ts';
import { SANDBOX_CARRIER } from './carriers/sandbox-carrier.ts';
import type { MessageChannel } from './messages-api.ts';
import type { Unsubscribing } from './newsletters/unsubscribing.ts';
import { claimDue, endMessage, postponeMessage, type DueMessage } from './outbox-store.ts';

/** Tries of one message: with the waits between them about six hours. */
export const DELIVERY_TRIES = 14;
const RETRY_FIRST_MS = 5_000;
const RETRY_LONGEST_MS = HOUR_MS;
/** Longer than any carrier takes for a try. */
const LEASE_MS = 120_000;
/** Delivered at the same time. */
const BATCH = 10;
/** Batches of one run, so that a run ends. */
const BATCHES = 20;

export interface DeliveryParts {
  readonly kernel: Kernel;
  /** Undefined where the site has no carrier for a channel: the message waits for one until its tries are over. */
  readonly carriers: Readonly<Record<MessageChannel, Carrier | undefined>>;
  readonly unsubscribing: Unsubscribing;
  /** False for a player who may not be sent offers now. */
  mayOffer(db: Database, playerId: PlayerId): Promise<boolean>;
}

/** Delivers what is due. Any number of nodes may do so: each message is one node's until its lease ends. */
export async function deliverMessages(parts: DeliveryParts): Promise<void> {
  const { db, clock } = parts.kernel;
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await claimDue(db, { nowMs: clock.nowMs(), leaseMs: LEASE_MS, limit: BATCH });
    await Promise.all(due.map((message) => deliverOne(parts, message)));
    if (due.length < BATCH) return;
  }
}

async function deliverOne(parts: DeliveryParts, message: DueMessage): Promise<void> {
  const { db, clock } = parts.kernel;
  const carrier = parts.carriers[message.channel];
  if (message.late) return bury(parts, message, 'too late to be of use');
  if (message.marketing && !(await mayOffer(parts, message)))
    return drop(parts, message, 'the player takes a break');
  try {
    if (carrier === undefined) throw new Error(`no carrier for ${message.channel} is configured`);
    await carrier.deliver({
      id: message.messageId,
      to: message.to,
      language: message.language,
      content: message.content,
      brand: message.brand,
      mayHaveArrived: message.mayHaveArrived,
      ...(message.marketing ? { unsubscribeToken: parts.unsubscribing.tokenOf(message.to) } : {}),
    });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    if (error instanceof UndeliverableError || message.tries >= DELIVERY_TRIES)
      return bury(parts, message, failure);
    return postponeMessage(db, message.messageId, {
      failure,
      nextAtMs: clock.nowMs() + waitMs(message.tries),
    });
  }
  await endMessage(db, message.messageId, {
    state: 'sent',
    carrier: carrier.name,
    keepsSecrets: carrier.name === SANDBOX_CARRIER,
    failure: null,
    atMs: clock.nowMs(),
  });
}

async function mayOffer(parts: DeliveryParts, { playerId }: DueMessage) {
  return playerId === null || parts.mayOffer(parts.kernel.db, playerId);
}

const waitMs = (tries: number): number => Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (tries - 1));

/** Nobody gets the message, and somebody should look why. */
function bury(parts: DeliveryParts, message: DueMessage, failure: string): Promise<void> {
  const { messageId, template, channel, tries } = message;
  parts.kernel.log.error({ messageId, template, channel, tries, failure }, 'a message was given up');
  return drop(parts, message, failure);
}

/** A dead letter stays in the outbox, without what may not be kept. */
async function drop(
  { kernel, carriers }: DeliveryParts,
  { messageId, channel }: DueMessage,
  failure: string,
): Promise<void> {
  const carrier = carriers[channel]?.name ?? '';
  await endMessage(kernel.db, messageId, {
    state: 'dead',
    carrier,
    keepsSecrets: carrier === SANDBOX_CARRIER,
    failure,
    atMs: kernel.clock.nowMs(),
  });
}
