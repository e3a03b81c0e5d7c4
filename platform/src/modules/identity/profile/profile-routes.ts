import { UserConfigView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { noStore } from '../../../kernel/http/no-store.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findEmail, findPlayer } from '../players-store.ts';

/** What the player's own screens read. */
export function userRoutes(app: HttpApp, { kernel, requirePlayer, hasDeposit }: IdentityParts): void {
  const { db, clock } = kernel;

  app.get(
    '/web-api/user/config',
    { schema: { summary: 'Config of the player (S7-16)', response: { 200: UserConfigView } } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const player = await findPlayer(db, playerId, clock.nowMs());
      if (player === undefined) throw new PlatformError('UNAUTHENTICATED');
      const email = await findEmail(db, playerId);
      noStore(reply);
      return {
        result: {
          user_id: playerId,
          user_email: email,
          user_name: email.split('@')[0] ?? '',
          user_country_id: player.countryId,
          ban_level: player.banLevel,
          restricted_until_ms: player.restrictedUntilMs,
          has_deposit: await hasDeposit(db, playerId),
          registered_at_ms: player.registeredAtMs,
        },
      };
    },
  );
}
