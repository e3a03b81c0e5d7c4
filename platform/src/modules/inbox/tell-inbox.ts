import type { IdGenerator } from '../../kernel/ids/id-generator.ts';
import { groupOf } from './group-of.ts';
import type { TellInbox } from './inbox-api.ts';
import { insertMessage } from './inbox-store.ts';

/** The one way a message comes into being; commands that run beside the server have their own. */
export function createTellInbox(ids: IdGenerator): TellInbox {
  return (tx, { playerId, cause, content, atMs }) =>
    insertMessage(tx, {
      playerId,
      messageId: ids.forPlayer<'inbox-message'>(playerId),
      cause,
      group: groupOf(content, atMs),
      content,
      atMs,
    });
}
