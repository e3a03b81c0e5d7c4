import { createPublicKey, verify } from 'node:crypto';
import { parseId, type PlayerId } from '@paddock/contract';

/** Tokens are made for the next moment, not for a bookmark. */
const PARTNER_TOKEN_MAX_MS = 120_000;
/** Clocks of partners may differ by this much. */
const CLOCK_DIFFERENCE_MS = 30_000;

export interface PartnerToken {
  readonly playerId: PlayerId;
  /** Named by the partner, never twice. */
  readonly nonce: string;
  readonly expiresAtMs: number;
}

/** What a partner signs with its Ed25519 key: the method's id is part of it, so that no key speaks for another. */
export const signedTextOf = (methodId: string, token: string): string =>
  `paddock-sign-in\n${methodId}\n${token}`;

/** True when the signature, base64url, is the key's over this token. */
export function isSignedBy(publicKeyPem: string, methodId: string, token: string, sign: string): boolean {
  const key = createPublicKey(publicKeyPem);
  const text = Buffer.from(signedTextOf(methodId, token));
  // Another kind of key would verify by another algorithm, which nobody has agreed to.
  return key.asymmetricKeyType === 'ed25519' && verify(null, text, key, Buffer.from(sign, 'base64url'));
}

/** Reads a token whose signature is right; undefined when it is over, made for too long or not of this form. */
export function readPartnerToken(token: string, nowMs: number): PartnerToken | undefined {
  const claims = claimsOf(token);
  if (claims === undefined) return undefined;
  const { player_id: player, nonce, expires_at_ms: expiresAtMs } = claims;
  const playerId = typeof player === 'string' ? parseId<'player'>(player) : undefined;
  if (playerId === undefined || typeof nonce !== 'string' || !/^[\w-]{8,64}$/.test(nonce)) return undefined;
  if (typeof expiresAtMs !== 'number' || !Number.isInteger(expiresAtMs)) return undefined;
  const isInTime = expiresAtMs > nowMs && expiresAtMs <= nowMs + PARTNER_TOKEN_MAX_MS + CLOCK_DIFFERENCE_MS;
  return isInTime ? { playerId, nonce, expiresAtMs } : undefined;
}

interface Claims {
  readonly player_id?: unknown;
  readonly nonce?: unknown;
  readonly expires_at_ms?: unknown;
}

function claimsOf(token: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
