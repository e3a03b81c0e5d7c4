import type { TellInbox } from '../modules/inbox/index.ts';

/** For tests of what nobody reads about. */
export const tellNobody: TellInbox = () => Promise.resolve();
