import type { OperatorMoneyAnswer } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { OperatorPrincipal, Permission } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findSuspense, settleSuspenseEntry } from '../callbacks/callbacks-store.ts';
import { takeStep } from '../deposits/deposit-steps.ts';
import { lockNamedDeposit } from '../deposits/deposits-store.ts';
import { correctedAlone, noteCorrectedAlone } from './corrected-alone-store.ts';
import type { MoneyOrder } from './money-orders.ts';

/** What whoever approves an order needs to have. */
const PERMISSION: Readonly<Record<MoneyOrder['kind'], Permission>> = {
  'cashier.adjust': 'cashier:adjust',
  'cashier.write-off': 'cashier:adjust',
  'cashier.charge-back': 'cashier:adjust',
  'cashier.suspense': 'cashier:review',
};

/** Lets approved proposals be carried out. Called once, before the platform starts. */
export function handleMoneyProposals(parts: CashierParts): void {
  for (const kind of Object.keys(PERMISSION) as readonly MoneyOrder['kind'][]) {
    parts.operators.proposals.handle(kind, {
      permission: PERMISSION[kind],
      async apply(tx, { proposalId, body, proposedBy, reason }) {
        await carryOut(tx, parts, body as MoneyOrder, { id: `p${proposalId}`, by: proposedBy, reason });
      },
      applied: ({ body }) => tellOfOrder(parts, body as MoneyOrder),
    });
  }
}

/** Tells the player's open pages what an order changed. Call after the commit. */
function tellOfOrder({ kernel }: CashierParts, order: MoneyOrder): void {
  if (order.playerId === null) return;
  const depositNews =
    order.kind === 'cashier.charge-back'
      ? [{ kind: 'payment', paymentId: order.paymentId, status: 'charged-back' } as const]
      : [];
  tellPlayer(kernel.bus, order.playerId, ...depositNews, { kind: 'accounts' });
}

export interface OrderedMoney {
  readonly operator: OperatorPrincipal;
  /** The request's key: a correction that was sent twice is made once (rules §4). */
  readonly key: string;
  readonly reason: string;
  /** The exact request, for its key. */
  readonly request: unknown;
  /** Reads the request as an order. @throws what is wrong with it. */
  readonly order: (tx: Tx) => Promise<MoneyOrder>;
}

/**
 * Moves money by an operator's word, once per key: up to a bound at once, above it once another operator approves.
 * Refusals are stored with the key: OWN_ACCOUNT, and what the order and the wallet refuse.
 */
export async function orderMoney(parts: CashierParts, ordered: OrderedMoney): Promise<StoredAnswer> {
  const { kernel } = parts;
  const { operator, key, request } = ordered;
  const done: MoneyOrder[] = [];
  const answer = await kernel.idempotency.run(
    { principal: `operator:${operator.operatorId}`, operation: 'cashier.order', key, body: request },
    async (tx) => {
      const order = await ordered.order(tx);
      const body = await decide(tx, parts, ordered, order);
      if (body.done) done.push(order);
      return { status: 200, body };
    },
  );
  for (const order of done) tellOfOrder(parts, order);
  return answer;
}

async function decide(
  tx: Tx,
  parts: CashierParts,
  { operator, key, reason }: OrderedMoney,
  order: MoneyOrder,
): Promise<OperatorMoneyAnswer> {
  const { operators } = parts;
  const { kind, playerId } = order;
  const subject = playerId === null ? `provider:${kind}` : `player:${playerId}`;
  if (playerId !== null) await operators.refuseOwnPlayer(tx, operator, playerId);
  if (!(await isForOne(tx, parts, operator, order))) {
    const about = playerId === null ? {} : { playerId };
    const wanted = { operator, kind, subject, ...about, body: order, reason };
    return { done: false, proposalId: await operators.propose(tx, wanted) };
  }
  await carryOut(tx, parts, order, { id: `o${operator.operatorId}-${key}`, by: operator, reason });
  await operators.record(tx, { operator, action: kind, subject, after: order, reason });
  return { done: true, proposalId: null };
}

/** True for what an operator may do alone: up to the bound, with what they corrected there in the last day. */
async function isForOne(
  tx: Tx,
  { kernel, wallet }: CashierParts,
  { operatorId }: OperatorPrincipal,
  order: MoneyOrder,
): Promise<boolean> {
  const { kind, playerId, currency } = order;
  const boundMinor = kernel.config.operatorAloneMinor.get(currency) ?? 0n;
  const sizeMinor = sizeOf(order);
  if (kind !== 'cashier.adjust') return sizeMinor <= boundMinor;
  // Of two at once the second sees the first.
  await wallet.lock(tx, playerId);
  const correction = { playerId, operatorId, currency, atMs: kernel.clock.nowMs() };
  if (sizeMinor + (await correctedAlone(tx, correction)) > boundMinor) return false;
  await noteCorrectedAlone(tx, { ...correction, sizeMinor });
  return true;
}

function sizeOf({ amountMinor }: MoneyOrder): bigint {
  const minor = BigInt(amountMinor);
  return minor < 0n ? -minor : minor;
}

interface Carried {
  /** Names the posting, so that it happens once. */
  readonly id: string;
  readonly by: OperatorPrincipal;
  readonly reason: string;
}

async function carryOut(tx: Tx, parts: CashierParts, order: MoneyOrder, carried: Carried): Promise<void> {
  const { wallet, kernel } = parts;
  const posting = {
    id: carried.id,
    actor: `operator:${carried.by.name}`,
    reason: carried.reason,
    atMs: kernel.clock.nowMs(),
  } as const;
  switch (order.kind) {
    case 'cashier.adjust':
      await wallet.adjust(tx, { ...order, ...posting, amountMinor: BigInt(order.amountMinor) });
      return;
    case 'cashier.write-off':
      await wallet.writeOff(tx, { ...order, ...posting });
      return;
    case 'cashier.charge-back':
      await chargeBack(tx, parts, order, posting);
      return;
    case 'cashier.suspense':
      await endSuspense(tx, parts, order, posting);
  }
}

interface OrderPosting {
  readonly actor: `operator:${string}`;
  readonly reason: string;
  readonly atMs: number;
}

/** The step a provider's charge-back takes, so that whichever comes second finds nothing left to do. */
async function chargeBack(
  tx: Tx,
  parts: CashierParts,
  { paymentId }: Extract<MoneyOrder, { readonly kind: 'cashier.charge-back' }>,
  { actor, reason, atMs }: OrderPosting,
): Promise<void> {
  const deposit = await lockNamedDeposit(tx, paymentId);
  if (deposit === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const { status } = deposit;
  if (status !== 'succeeded') throw new PlatformError('PAYMENT_STATE', { status });
  await takeStep(tx, parts, deposit, {
    event: 'charged-back',
    actor,
    reason,
    transactionId: undefined,
    causeId: paymentId,
    atMs,
  });
}

async function endSuspense(
  tx: Tx,
  { wallet }: CashierParts,
  order: Extract<MoneyOrder, { readonly kind: 'cashier.suspense' }>,
  posting: OrderPosting,
): Promise<void> {
  const { provider, callbackId, playerId, accountId } = order;
  const entry = await findSuspense(tx, provider, callbackId);
  if (entry === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  await wallet.settleSuspense(tx, {
    ...posting,
    id: `${provider}:${callbackId}`,
    provider,
    currency: entry.currency,
    amountMinor: entry.amountMinor,
    to: playerId === null || accountId === null ? 'house' : { playerId, accountId },
  });
  await settleSuspenseEntry(tx, provider, callbackId);
}
