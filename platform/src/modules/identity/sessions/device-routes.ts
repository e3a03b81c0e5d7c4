import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { IdentityParts } from '../identity-parts.ts';

/** Where a player has signed in, and signing out from afar, which takes a fresh proof of who is there. */
export function deviceRoutes(app: HttpApp, parts: IdentityParts): void {
  const { devices, sessions, security, requirePlayer } = parts;

  serve(app, 'GET /web-api/auth/devices', async (request) => {
    const { playerId, sessionId } = await requirePlayer(request);
    const list = await devices.list(playerId, sessionId);
    return {
      devices: list.map((device) => ({
        id: device.deviceId,
        browser: device.browser,
        system: device.system,
        address: device.address,
        method: device.method,
        first_seen_at_ms: device.firstSeenAtMs,
        last_login_at_ms: device.lastLoginAtMs,
        is_signed_in: device.isSignedIn,
        is_this: device.isThis,
      })),
    };
  });

  serve(app, 'POST /web-api/auth/devices/:id/sign-out', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId } = principal;
    await security.stepUp.require(principal);
    // Only sessions of this player are found: another's device id is one that has none.
    const deviceId = requiredId<'device'>(request.params.id, 'NOT_FOUND');
    const standing = await devices.sessionsOn(playerId, deviceId);
    for (const sessionId of standing) await sessions.end(sessionId);
    return { ended: standing.length };
  });

  serve(app, 'POST /web-api/auth/devices/sign-out-others', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await security.stepUp.require(principal);
    return { ended: await sessions.endAll(playerId, sessionId) };
  });
}
