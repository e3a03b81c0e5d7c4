import type { IdGenerator } from '../../kernel/ids/id-generator.ts';
import { groupOf } from './group-of.ts';
import type { TellInbox } from './inbox-api.ts';
import { insertMessages } from './inbox-store.ts';

/** The one way a message comes into being; commands that run beside the server have their own. */
export function createTellInbox(ids: IdGenerator): TellInbox {
  return (tx, told) =>
    insertMessages(
      tx,
      [told].flat().map(({ playerId, cause, content, atMs }) => ({
        playerId,
        messageId: ids.forPlayer<'inbox-message'>(playerId),
        cause,
        group: groupOf(content, atMs),
        content,
        atMs,
      })),
    );
}
