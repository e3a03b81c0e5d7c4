import { formatAmount, parseAmount, parseId, type AccountId, type PlayerId } from '@paddock/contract';
import type { OperatorMoneyAnswer } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findSuspense, settleSuspenseEntry } from '../callbacks/callbacks-store.ts';

/** Money an operator moves without a provider. */
export type MoneyOrder =
  | {
      readonly kind: 'cashier.adjust';
      readonly playerId: PlayerId;
      readonly accountId: AccountId;
      readonly currency: string;
      readonly amountMinor: string;
    }
  | {
      readonly kind: 'cashier.write-off';
      readonly playerId: PlayerId;
      readonly accountId: AccountId;
      readonly currency: string;
      /** What it is expected to cost; the account is lifted to zero, whatever it then stands at. */
      readonly amountMinor: string;
    }
  | {
      readonly kind: 'cashier.suspense';
      readonly playerId: PlayerId | null;
      readonly accountId: AccountId | null;
      readonly provider: string;
      readonly callbackId: string;
      readonly currency: string;
      readonly amountMinor: string;
    };

const KINDS: readonly MoneyOrder['kind'][] = ['cashier.adjust', 'cashier.write-off', 'cashier.suspense'];

/** Lets approved proposals be carried out. Called once, before the platform starts. */
export function handleMoneyProposals(parts: CashierParts): void {
  for (const kind of KINDS) {
    parts.operators.proposals.handle(kind, {
      permission: kind === 'cashier.suspense' ? 'cashier:review' : 'cashier:adjust',
      async apply(tx, { proposalId, body, proposedBy, reason }) {
        await carryOut(tx, parts, body as MoneyOrder, { id: `p${proposalId}`, by: proposedBy, reason });
      },
    });
  }
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
  const moved = new Set<PlayerId>();
  const answer = await kernel.idempotency.run(
    { principal: `operator:${operator.operatorId}`, operation: 'cashier.order', key, body: request },
    async (tx) => {
      const order = await ordered.order(tx);
      const body = await decide(tx, parts, ordered, order);
      if (body.done && order.playerId !== null) moved.add(order.playerId);
      return { status: 200, body };
    },
  );
  for (const playerId of moved) tellPlayer(kernel.bus, playerId, { kind: 'accounts' });
  return answer;
}

async function decide(
  tx: Tx,
  parts: CashierParts,
  { operator, key, reason }: OrderedMoney,
  order: MoneyOrder,
): Promise<OperatorMoneyAnswer> {
  const { kernel, operators } = parts;
  const { kind, playerId } = order;
  const amountMinor = BigInt(order.amountMinor);
  const sizeMinor = amountMinor < 0n ? -amountMinor : amountMinor;
  const subject = playerId === null ? `provider:${kind}` : `player:${playerId}`;
  if (playerId !== null) await operators.refuseOwnPlayer(tx, operator, playerId);
  if (sizeMinor > (kernel.config.operatorAloneMinor.get(order.currency) ?? 0n)) {
    const about = playerId === null ? {} : { playerId };
    const wanted = { operator, kind, subject, ...about, body: order, reason };
    return { done: false, proposalId: await operators.propose(tx, wanted) };
  }
  await carryOut(tx, parts, order, { id: `o${operator.operatorId}-${key}`, by: operator, reason });
  await operators.record(tx, { operator, action: kind, subject, after: order, reason });
  return { done: true, proposalId: null };
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
    case 'cashier.suspense':
      await endSuspense(tx, parts, order, posting);
  }
}

async function endSuspense(
  tx: Tx,
  { wallet }: CashierParts,
  order: Extract<MoneyOrder, { readonly kind: 'cashier.suspense' }>,
  posting: { readonly actor: `operator:${string}`; readonly reason: string; readonly atMs: number },
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

/** The adjustment of a request. @throws ACCOUNT_UNKNOWN, AMOUNT_INVALID. */
export async function adjustmentOf(
  tx: Tx,
  parts: CashierParts,
  playerId: string,
  accountId: string,
  amount: string,
): Promise<MoneyOrder> {
  const account = await accountOf(tx, parts, playerId, accountId);
  const amountMinor = parseAmount(amount, account.currency);
  if (amountMinor === undefined || amountMinor === 0n) throw new PlatformError('AMOUNT_INVALID');
  return { kind: 'cashier.adjust', ...account, amountMinor: amountMinor.toString() };
}

/** The write-off of a request. @throws ACCOUNT_UNKNOWN, AMOUNT_INVALID for an account not below zero. */
export async function writeOffOf(
  tx: Tx,
  parts: CashierParts,
  playerId: string,
  accountId: string,
): Promise<MoneyOrder> {
  const { balanceMinor, ...account } = await accountOf(tx, parts, playerId, accountId);
  if (balanceMinor >= 0n) {
    throw new PlatformError('AMOUNT_INVALID', { balance: formatAmount(balanceMinor, account.currency) });
  }
  return { kind: 'cashier.write-off', ...account, amountMinor: (-balanceMinor).toString() };
}

/** The decision about an entry in suspense. @throws PAYMENT_UNKNOWN, ACCOUNT_UNKNOWN, CURRENCY_UNSUPPORTED. */
export async function suspenseOrderOf(
  tx: Tx,
  parts: CashierParts,
  provider: string,
  callbackId: string,
  to: { readonly playerId: string; readonly accountId: string } | 'house',
): Promise<MoneyOrder> {
  const entry = await findSuspense(tx, provider, callbackId);
  if (entry === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const owner = to === 'house' ? undefined : await accountOf(tx, parts, to.playerId, to.accountId);
  if (owner !== undefined && owner.currency !== entry.currency) {
    throw new PlatformError('CURRENCY_UNSUPPORTED');
  }
  return {
    kind: 'cashier.suspense',
    playerId: owner?.playerId ?? null,
    accountId: owner?.accountId ?? null,
    provider,
    callbackId,
    currency: entry.currency,
    amountMinor: entry.amountMinor.toString(),
  };
}

async function accountOf(tx: Tx, { wallet }: CashierParts, player: string, account: string) {
  const playerId = parseId<'player'>(player);
  const accountId = parseId<'account'>(account);
  const found =
    playerId === undefined || accountId === undefined
      ? undefined
      : await wallet.account(tx, playerId, accountId);
  if (found === undefined || found.kind === 'escrow') throw new PlatformError('ACCOUNT_UNKNOWN');
  const { currency, balanceMinor } = found;
  return { playerId: found.playerId, accountId: found.id, currency, balanceMinor };
}
