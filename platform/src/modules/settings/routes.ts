import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { PlayerId } from '@paddock/contract';
import { CookiesAgreement, SettingsChange, SettingsView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { RequirePlayer } from '../identity/index.ts';

export interface SettingsRoutesParts {
  readonly requirePlayer: RequirePlayer;
  view(playerId: PlayerId): Promise<SettingsView>;
  change(playerId: PlayerId, change: SettingsChange): Promise<SettingsView>;
  agreed(playerId: PlayerId, agreedAtMs: number): Promise<void>;
}

export function settingsRoutes(http: HttpApp, parts: SettingsRoutesParts): void {
  const app = http.withTypeProvider<TypeBoxTypeProvider>();
  const { requirePlayer } = parts;

  app.get(
    '/web-api/user/settings',
    { schema: { summary: 'Settings of the player (S3-25, S3-26)', response: { 200: SettingsView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return parts.view(playerId);
    },
  );
  app.post(
    '/web-api/user/settings',
    {
      schema: {
        summary: 'Change some settings; those that are not named stay (S3-25, S3-26)',
        body: SettingsChange,
        response: { 200: SettingsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return parts.change(playerId, request.body);
    },
  );
  app.post(
    '/web-api/user/cookies-agreement',
    {
      schema: {
        summary: 'When the player agreed to cookies (S7-20)',
        body: CookiesAgreement,
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      await parts.agreed(playerId, Date.parse(request.body.cookiesAgreeTime));
      return {};
    },
  );
}
