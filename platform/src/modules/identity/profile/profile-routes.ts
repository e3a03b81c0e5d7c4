import { UserConfigView, UserDataChange, UserDataView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { userConfigOf } from './user-config.ts';
import { changeUserData, userDataView } from './user-data.ts';

/** What the player's own screens read, and the person behind the account. */
export function userRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, requirePlayer } = parts;
  const { db, clock } = kernel;

  app.get(
    '/web-api/user/config',
    { schema: { summary: 'Config of the player (S7-16)', response: { 200: UserConfigView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const player = await findPlayer(db, playerId, clock.nowMs());
      if (player === undefined) throw new PlatformError('UNAUTHENTICATED');
      return { result: await userConfigOf(parts, player) };
    },
  );
  app.get(
    '/web-api/user/data',
    { schema: { summary: 'The person behind the account (S3-21)', response: { 200: UserDataView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return userDataView(parts, playerId);
    },
  );
  app.post(
    '/web-api/user/data',
    {
      schema: {
        summary: 'Change what is known of the person (S3-21)',
        body: UserDataChange,
        response: { 200: UserDataView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return changeUserData(parts, playerId, request.body);
    },
  );
}
