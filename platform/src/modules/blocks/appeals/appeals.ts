import type { AppealView } from '@paddock/contract/schemas';

import type { Appeal } from './appeal-store.ts';
import type { AppealParts, Appeals } from './appeals-api.ts';
import { appealable, ownAppeals, sendAppeal } from './send-appeal.ts';

const viewOf = ({ id, text, state, answer, createdAtMs, changedAtMs }: Appeal): AppealView => ({
  id,
  text,
  state,
  answer,
  createdAtMs,
  changedAtMs,
});

/** How somebody who is kept out says that this is wrong, and what became of it (S2-66). */
export const createAppeals = (parts: AppealParts): Appeals => ({
  async deskOf(request) {
    const session = await parts.sessionOf(request);
    return {
      appeals: (await ownAppeals(parts, request, session)).map(viewOf),
      mayAppeal: appealable(parts, request, session) !== undefined,
      asksEmail: session === undefined,
    };
  },
  send: (request, reply, wanted) => sendAppeal(parts, request, reply, wanted),
});
