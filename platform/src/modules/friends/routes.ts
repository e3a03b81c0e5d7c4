import { inTransaction } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { FriendsParts } from './friends-api.ts';
import { giveLink } from './links.ts';
import { readTerms } from './terms-store.ts';
import { friendsView } from './views.ts';

/** Bringing friends as players see it. */
export function friendsRoutes(app: HttpApp, parts: FriendsParts): void {
  const { kernel, requirePlayer, requireConsent } = parts;

  serve(app, 'GET /web-api/friends', async (request) => {
    const { playerId } = await requirePlayer(request);
    return friendsView(parts, playerId);
  });

  serve(app, 'POST /web-api/friends/link', async (request) => {
    const { playerId } = await requireConsent(request);
    const programme = await readTerms(kernel.db);
    if (programme?.terms.isOpen !== true) throw new PlatformError('PROMOTION_NOT_FOR_YOU');
    // Nothing is offered to who may be given nothing (rules §9).
    if (!(await parts.mayBeGiven(kernel.db, playerId))) throw new PlatformError('PROMOTION_NOT_FOR_YOU');
    await inTransaction(kernel.db, (tx) => giveLink(tx, playerId, kernel.randomBytes, kernel.clock.nowMs()));
    return friendsView(parts, playerId);
  });
}
