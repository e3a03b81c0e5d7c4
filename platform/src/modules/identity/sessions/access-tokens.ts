import { errors, jwtVerify } from 'jose';
import { parseId } from '@paddock/contract';

import { requireTokenKey, TOKEN_ALGORITHM, type TokenKeys } from '../../../kernel/crypto/token-keys.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { SESSION_ENDED } from '../identity-api.ts';
import type { PlayerPrincipal } from '../principal.ts';

/** How long a bearer token is good for. A sign-out ends it at once on every node that hears of it. */
export const TOKEN_LIFETIME_MS = 300_000;
const ISSUER = 'paddock';
const AUDIENCE = 'paddock-player';
/** Tokens whose signature is remembered: a page sends the same one for minutes. */
const REMEMBERED = 20_000;

export interface IssuedToken {
  readonly token: string;
  readonly endsAtMs: number;
}

export interface AccessTokens {
  /** A JWT signed by ES256, which other services verify by the keys of `/.well-known/jwks.json`. */
  issue(principal: Omit<PlayerPrincipal, 'kind'>): IssuedToken;
  /** @throws TOKEN_EXPIRED; UNAUTHENTICATED for anything that is not a token of ours for a session that lives. */
  verify(token: string): Promise<PlayerPrincipal>;
  /** Refuses tokens of these sessions from now on. */
  revoke(sessionIds: readonly string[]): void;
}

/** Short-lived tokens, verified without asking the database (S5-10). */
export function createAccessTokens({ secrets, clock, bus }: Kernel): AccessTokens {
  const keys = secrets.tokenKeys('player-token');
  const revokedAtMs = new Map<string, number>();

  function revoke(sessionIds: readonly string[]): void {
    const nowMs = clock.nowMs();
    for (const [sessionId, atMs] of revokedAtMs) {
      if (atMs + TOKEN_LIFETIME_MS >= nowMs) break;
      revokedAtMs.delete(sessionId);
    }
    for (const sessionId of sessionIds) revokedAtMs.set(sessionId, nowMs);
  }
  const remembered = new Map<string, Claims>();

  /** What a token says: its signature is checked once, its end and whether its key is still valid each time. */
  async function claimsOf(token: string): Promise<Claims> {
    const nowMs = clock.nowMs();
    const known = remembered.get(token);
    if (known !== undefined && known.endsAtMs > nowMs && keys.publicKey(known.keyId) !== undefined)
      return known;
    remembered.delete(token);
    const claims = await readClaims(token, keys, nowMs);
    const [oldest] = remembered.size < REMEMBERED ? [] : remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, claims);
    return claims;
  }
  bus.subscribe(SESSION_ENDED, ({ sessionId }) => revoke([sessionId]));

  return {
    issue({ playerId, sessionId }) {
      const nowSec = Math.floor(clock.nowMs() / 1_000);
      const exp = nowSec + TOKEN_LIFETIME_MS / 1_000;
      const claims = { sid: sessionId, sub: playerId, iss: ISSUER, aud: AUDIENCE, iat: nowSec, exp };
      return { token: keys.signJwt(claims, 'JWT'), endsAtMs: exp * 1_000 };
    },
    async verify(token) {
      const { sub, sid } = await claimsOf(token);
      const playerId = parseId<'player'>(sub);
      if (playerId === undefined || revokedAtMs.has(sid)) throw new PlatformError('UNAUTHENTICATED');
      return { kind: 'player', playerId, sessionId: sid };
    },
    revoke,
  };
}

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly endsAtMs: number;
  readonly keyId: string | undefined;
}

async function readClaims(token: string, keys: TokenKeys, nowMs: number): Promise<Claims> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      (header) => requireTokenKey(keys, header.kid),
      {
        algorithms: [TOKEN_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: new Date(nowMs),
      },
    );
    const { sub, sid, exp = 0 } = payload;
    return { sub: String(sub), sid: String(sid), endsAtMs: exp * 1_000, keyId: protectedHeader.kid };
  } catch (error) {
    throw new PlatformError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
  }
}
