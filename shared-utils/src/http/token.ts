/** Expiry in milliseconds of a bearer token's `exp` claim; `undefined` when it is no token or has none (S5-10). */
export function tokenExpiryMs(token: string): number | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Valid only if it exists, has an exp claim and is not expired (S5-10). */
export function isTokenValid(token: string, nowMs: number): boolean {
  const expiryMs = tokenExpiryMs(token);
  return expiryMs !== undefined && expiryMs > nowMs;
}
