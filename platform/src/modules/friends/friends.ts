import { DAY_MS, SECOND_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { friendOf, insertFriend, markChargedBack } from './friend-store.ts';
import type { Friends, FriendsDependencies, FriendsParts } from './friends-api.ts';
import { playerOfCode } from './links.ts';
import { friendsMigrations } from './migrations.ts';
import { handleTermsProposals } from './operators/change-terms.ts';
import { friendsOperatorRoutes } from './operators/operator-routes.ts';
import { friendProblems } from './rewards/audit-rewards.ts';
import { lookAtFriends } from './rewards/look-at-friends.ts';
import { friendsRoutes } from './routes.ts';
import { beginSample } from './samples.ts';
import { readTerms } from './terms-store.ts';

/** How long a reward waits after the last stake it asks for was counted, at most. */
export const LOOK_EVERY_MS = 30 * SECOND_MS;
const AUDIT_EVERY_MS = DAY_MS;

/** Players who bring their friends. */
export function createFriends(kernel: Kernel, dependencies: FriendsDependencies): Friends {
  const parts: FriendsParts = { ...dependencies, kernel };
  const { db, scheduler, log } = kernel;
  handleTermsProposals(parts);
  const problems: Friends['problems'] = (on) => friendProblems(on, parts.wallet.postedAs);
  return {
    name: 'friends',
    migrations: friendsMigrations,
    routes(app) {
      friendsRoutes(app, parts);
      friendsOperatorRoutes(app, parts);
    },
    async start() {
      scheduler.every('friends.look', LOOK_EVERY_MS, () => lookAtFriends(parts));
      scheduler.every('friends.audit', AUDIT_EVERY_MS, async () => {
        const found = await problems(db);
        if (found.length > 0) log.error({ problems: found.slice(0, 100) }, 'rewards for friends are broken');
      });
      if (kernel.config.mode === 'development') await beginSample(parts);
    },
    async registered(tx, { playerId, atMs }) {
      const code = await parts.refCodeOf(tx, playerId);
      if (code === undefined) return;
      const programme = await readTerms(tx);
      const referrerId = await playerOfCode(tx, code);
      if (referrerId === undefined || programme?.terms.isOpen !== true) return;
      await insertFriend(tx, { playerId, referrerId, version: programme.version, registeredAtMs: atMs });
    },
    wasBrought: async (on, playerId) => (await friendOf(on, playerId)) !== undefined,
    depositChargedBack: (tx, { playerId, atMs }) => markChargedBack(tx, playerId, atMs),
    problems,
  };
}
