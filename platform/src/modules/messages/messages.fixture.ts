import type { Database } from '../../kernel/database/database.ts';
import { SANDBOX_CARRIER } from './carriers/sandbox-carrier.ts';
import type { Messages } from './messages-api.ts';
import { newestMessages, type ShownMessage } from './outbox-store.ts';

/**
 * Takes messages and never delivers them: for tests of other modules, which move months of time and would look into the
 * outbox every second of them. What was sent can be read all the same.
 */
export function withoutDelivery(messages: Messages): Messages {
  return { ...messages, start: () => Promise.resolve() };
}

/** What the sandbox holds for a recipient, newest first. */
export function sentTo(db: Database, to: string): Promise<readonly ShownMessage[]> {
  return newestMessages(db, { carrier: SANDBOX_CARRIER, to, limit: 100 });
}

/** What the mails to a recipient are about, newest first. */
export async function subjectsTo(db: Database, to: string): Promise<readonly (string | undefined)[]> {
  return (await sentTo(db, to)).map(({ content }) => content.subject);
}

/** The newest code sent to a recipient. @throws Error when there is none */
export async function codeSentTo(db: Database, to: string): Promise<string> {
  const code = (await sentTo(db, to)).find(({ content }) => content.code !== undefined)?.content.code;
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Path and query of the newest link sent to a recipient. @throws Error when there is none */
export async function linkSentTo(db: Database, to: string): Promise<string> {
  const link = (await sentTo(db, to)).find(({ content }) => content.link !== undefined)?.content.link;
  if (link === undefined) throw new Error(`no link was sent to ${to}`);
  return link.path;
}
