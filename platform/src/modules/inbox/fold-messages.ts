import { formatAmount, parseAmount } from '@paddock/contract';
import type { InboxContent, InboxMessage } from '@paddock/contract/schemas';

import type { MessageId, StoredMessage } from './inbox-store.ts';

type Bet = Extract<InboxContent, { kind: 'bet' }>;

export interface FoldedPage {
  readonly messages: readonly InboxMessage[];
  /** The last row taken in: the page that follows begins below it. Undefined for a page without any. */
  readonly lastId: MessageId | undefined;
}

/**
 * Puts the rows of one group together, newest first, up to a number of messages. A message stands where its newest row
 * stands, has that row's id, and is unread while any of its rows is.
 */
export function foldMessages(rows: readonly StoredMessage[], max: number): FoldedPage {
  const groups = new Map<string, StoredMessage[]>();
  let lastId: MessageId | undefined;
  for (const row of rows) {
    const key = row.group ?? row.messageId;
    const known = groups.get(key);
    if (known === undefined && groups.size === max) break;
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
    lastId = row.messageId;
  }
  return { messages: [...groups.values()].flatMap(messageOf), lastId };
}

function messageOf(rows: readonly StoredMessage[]): InboxMessage | [] {
  const [newest] = rows;
  if (newest === undefined) return [];
  const { messageId, atMs } = newest;
  const bets = rows.flatMap(({ content }) => (content.kind === 'bet' ? [content] : []));
  return {
    id: messageId,
    atMs,
    isRead: rows.every(({ isRead }) => isRead),
    content: rows.length === 1 ? newest.content : betsOf(bets),
  };
}

function betsOf(bets: readonly Bet[]) {
  const ended = (status: Bet['status']) => bets.filter((bet) => bet.status === status).length;
  const isPart = ({ status, stake, paid: back }: Bet) => status === 'returned' && back !== stake;
  const part = bets.filter(isPart).length;
  const paid = new Map<string, bigint>();
  for (const { paid: amount, currency } of bets) {
    paid.set(currency, (paid.get(currency) ?? 0n) + (parseAmount(amount, currency) ?? 0n));
  }
  return {
    kind: 'bets' as const,
    count: bets.length,
    won: ended('won'),
    lost: ended('lost'),
    returned: ended('returned') - part,
    part,
    paid: [...paid].map(([currency, minor]) => ({ amount: formatAmount(minor, currency), currency })),
  };
}
