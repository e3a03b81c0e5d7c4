import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { MessageChannel } from './messages-api.ts';
import type { MessageContent } from './templates/template.ts';

export interface NewMessage {
  readonly messageId: string;
  readonly channel: MessageChannel;
  readonly carrier: string;
  readonly to: string;
  readonly playerId: PlayerId | null;
  /** The site it comes from; null for the installation's own. */
  readonly brand: string | null;
  readonly template: string;
  readonly language: string;
  readonly marketing: boolean;
  readonly secret: boolean;
  /** Null for a decoy. */
  readonly content: MessageContent | null;
  readonly notAfterMs: number | null;
  readonly atMs: number;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  const decoy = message.content === null;
  await sql`
    insert into messages_outbox (
      message_id, channel, carrier, recipient, player_id, brand, template, language, marketing, secret, content, state,
      next_at_ms, not_after_ms, created_at_ms, ended_at_ms)
    values (
      ${message.messageId}, ${message.channel}, ${message.carrier}, ${decoy ? '' : message.to}, ${message.playerId},
      ${message.brand}, ${message.template}, ${message.language}, ${message.marketing}, ${message.secret},
      ${decoy ? null : JSON.stringify(message.content)}, ${decoy ? 'decoy' : 'waiting'},
      ${message.atMs}, ${message.notAfterMs}, ${message.atMs}, ${decoy ? message.atMs : null})`.execute(tx);
}

/** A message taken to be delivered now. */
export interface DueMessage {
  readonly messageId: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly playerId: PlayerId | null;
  /** The site it comes from; null for the installation's own. */
  readonly brand: string | null;
  readonly template: string;
  readonly language: string;
  readonly marketing: boolean;
  readonly content: MessageContent;
  /** This try counted. */
  readonly tries: number;
  /** True when an earlier try ended with its node: it said neither that it went well nor why not. */
  readonly mayHaveArrived: boolean;
  /** True when it is too late to be of use. */
  readonly late: boolean;
}

/** Takes what is due, oldest first, away from other nodes until the lease ends; a crash then brings it back. */
export async function claimDue(
  db: Database,
  { nowMs, leaseMs, limit }: { readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly DueMessage[]> {
  const { rows } = await sql<{
    message_id: bigint;
    channel: MessageChannel;
    recipient: string;
    player_id: bigint | null;
    brand: string | null;
    template: string;
    language: string;
    marketing: boolean;
    content: MessageContent;
    tries: number;
    failure_before: string | null;
    not_after_ms: bigint | null;
  }>`
    with due as (
      select message_id as id, failure as failure_before from messages_outbox
        where state = 'waiting' and content is not null and next_at_ms <= ${nowMs}
        order by next_at_ms, message_id limit ${limit} for update skip locked)
    update messages_outbox set tries = tries + 1, next_at_ms = ${nowMs + leaseMs}, failure = null
      from due where message_id = due.id
      returning message_id, channel, recipient, player_id, brand, template, language, marketing, content, tries,
        failure_before, not_after_ms`.execute(db);
  return rows.map((row) => ({
    messageId: row.message_id.toString(),
    channel: row.channel,
    to: row.recipient,
    playerId: row.player_id === null ? null : (row.player_id.toString() as PlayerId),
    brand: row.brand,
    template: row.template,
    language: row.language,
    marketing: row.marketing,
    content: row.content,
    tries: row.tries,
    mayHaveArrived: row.tries > 1 && row.failure_before === null,
    late: row.not_after_ms !== null && Number(row.not_after_ms) < nowMs,
  }));
}

/** Ends a message. What may not be kept goes, unless the sandbox's outbox shows it. */
export async function endMessage(
  db: Database,
  messageId: string,
  end: {
    readonly state: 'sent' | 'dead';
    readonly carrier: string;
    readonly keepsSecrets: boolean;
    readonly failure: string | null;
    readonly atMs: number;
  },
): Promise<void> {
  await sql`
    update messages_outbox
      set state = ${end.state}, carrier = ${end.carrier}, failure = ${end.failure}, ended_at_ms = ${end.atMs},
        content = case when secret and not ${end.keepsSecrets}::boolean then null else content end
      where message_id = ${messageId} and state = 'waiting'`.execute(db);
}

export async function postponeMessage(
  db: Database,
  messageId: string,
  { failure, nextAtMs }: { readonly failure: string; readonly nextAtMs: number },
): Promise<void> {
  await sql`
    update messages_outbox set failure = ${failure}, next_at_ms = ${nextAtMs}
      where message_id = ${messageId} and state = 'waiting'`.execute(db);
}

/** Forgets what ended before then. */
export async function forgetEnded(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from messages_outbox where ended_at_ms < ${beforeMs}`.execute(db);
}

/** A message as the sandbox's page shows it. */
export interface ShownMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly brand: string | null;
  readonly template: string;
  readonly language: string;
  readonly content: MessageContent;
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly failure: string | null;
  readonly atMs: number;
}

/** The newest messages of a carrier, to one recipient or to all. */
export async function newestMessages(
  db: Database,
  {
    carrier,
    to,
    limit,
  }: { readonly carrier: string; readonly to: string | undefined; readonly limit: number },
): Promise<readonly ShownMessage[]> {
  const { rows } = await sql<{
    message_id: bigint;
    channel: MessageChannel;
    recipient: string;
    brand: string | null;
    template: string;
    language: string;
    content: MessageContent;
    state: ShownMessage['state'];
    failure: string | null;
    created_at_ms: bigint;
  }>`
    select message_id, channel, recipient, brand, template, language, content, state, failure, created_at_ms
      from messages_outbox
      where carrier = ${carrier} and content is not null ${to === undefined ? sql`` : sql`and recipient = ${to}`}
      order by message_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.message_id.toString(),
    channel: row.channel,
    to: row.recipient,
    brand: row.brand,
    template: row.template,
    language: row.language,
    content: row.content,
    state: row.state,
    failure: row.failure,
    atMs: Number(row.created_at_ms),
  }));
}
