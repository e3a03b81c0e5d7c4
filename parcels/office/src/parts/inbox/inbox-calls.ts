import type { InboxUnread, InboxView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

/** Reads the first so many pages of the player's messages as one list. */
export async function readInbox(pages: number, signal: AbortSignal): Promise<ApiResult<InboxView>> {
  let read = await readPage(null, signal);
  for (let page = 2; page <= pages && read.ok && read.data.next !== null; page += 1) {
    const { messages } = read.data;
    const following = await readPage(read.data.next, signal);
    read = following.ok
      ? { ...following, data: { ...following.data, messages: [...messages, ...following.data.messages] } }
      : following;
  }
  return read;
}

function readPage(before: string | null, signal: AbortSignal): Promise<ApiResult<InboxView>> {
  return api.get('/web-api/inbox', { query: before === null ? {} : { before }, signal });
}

/** Marks one message read. All pages of the player hear of it, this one too. */
export const markRead = (id: string): Promise<ApiResult<InboxUnread>> =>
  api.post('/web-api/inbox/:id/read', {}, { params: { id } });

/** Marks everything read up to a message. */
export const markAllRead = (throughId: string): Promise<ApiResult<InboxUnread>> =>
  api.post('/web-api/inbox/read-all', { throughId });
