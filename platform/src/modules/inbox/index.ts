export { createInbox } from './inbox.ts';
export { createTellInbox } from './tell-inbox.ts';
export type { Inbox, InboxEntry, TellInbox } from './inbox-api.ts';
