interface Claims {
  readonly exp?: unknown;
  readonly sub?: unknown;
}

/** What a bearer token says; nothing when it is no token. Nobody trusts it: the server checks the signature. */
function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/** Expiry in milliseconds of a bearer token's `exp` claim; `undefined` when it is no token or has none (S5-10). */
export function tokenExpiryMs(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Whose token it is. */
export function tokenSubject(token: string): unknown {
  return claimsOf(token).sub;
}

/** Valid only if it exists, has an exp claim and is not expired (S5-10). */
export function isTokenValid(token: string, nowMs: number): boolean {
  const expiryMs = tokenExpiryMs(token);
  return expiryMs !== undefined && expiryMs > nowMs;
}
