import type { PlayerId } from '@paddock/contract';
import type { SettingsChange, SettingsView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { RequirePlayer } from '../identity/index.ts';

export interface SettingsRoutesParts {
  readonly requirePlayer: RequirePlayer;
  view(playerId: PlayerId): Promise<SettingsView>;
  change(playerId: PlayerId, change: SettingsChange): Promise<SettingsView>;
  agreed(playerId: PlayerId, agreedAtMs: number): Promise<void>;
}

export function settingsRoutes(app: HttpApp, parts: SettingsRoutesParts): void {
  const { requirePlayer } = parts;

  serve(app, 'GET /web-api/user/settings', async (request) => {
    const { playerId } = await requirePlayer(request);
    return parts.view(playerId);
  });
  serve(app, 'POST /web-api/user/settings', async (request) => {
    const { playerId } = await requirePlayer(request);
    return parts.change(playerId, request.body);
  });
  serve(app, 'POST /web-api/user/cookies-agreement', async (request) => {
    const { playerId } = await requirePlayer(request);
    await parts.agreed(playerId, Date.parse(request.body.cookiesAgreeTime));
    return {};
  });
}
