import type { IdGenerator } from '../../kernel/ids/id-generator.ts';
import type { TellDevices } from '../web-push/index.ts';
import { groupOf } from './group-of.ts';
import type { TellInbox } from './inbox-api.ts';
import { insertMessages } from './inbox-store.ts';

/** The one way a message comes into being; commands that run beside the server have their own. */
export function createTellInbox(ids: IdGenerator, tellDevices: TellDevices): TellInbox {
  return async (tx, told) => {
    const entries = [told].flat();
    await insertMessages(
      tx,
      entries.map(({ playerId, cause, content, atMs }) => ({
        playerId,
        messageId: ids.forPlayer<'inbox-message'>(playerId),
        cause,
        group: groupOf(content, atMs),
        content,
        atMs,
      })),
    );
    await tellDevices(tx, entries);
  };
}
