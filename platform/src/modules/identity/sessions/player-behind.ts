import type { PlayerId } from '@paddock/contract';

import type { Asking } from '../../../kernel/http/route-budgets.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Who calls a route, by a token or by the cookie of a session: their calls are their own to spend, whoever else floods from
 * their network. Undefined for guests and for what is forged or over. It refuses nothing and extends nothing.
 */
export async function playerBehind(
  { tokenOwner, sessions }: Pick<IdentityParts, 'tokenOwner' | 'sessions'>,
  request: Asking,
): Promise<PlayerId | undefined> {
  const owner = await tokenOwner(request).catch(() => undefined);
  if (owner !== undefined) return owner.playerId;
  const cookieToken = readSessionCookie(request);
  if (cookieToken === undefined) return undefined;
  // A database that is away is told by the route itself.
  return (await sessions.find(cookieToken).catch(() => undefined))?.playerId;
}
