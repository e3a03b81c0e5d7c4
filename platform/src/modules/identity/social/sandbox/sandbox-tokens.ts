import { decodeJwt, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

import type { SandboxFault } from './sandbox-people.ts';

export function signToken(payload: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'sandbox' }).sign(key);
}

/** The same token, wrong in one way. */
export function faultyToken(token: string, fault: SandboxFault, key: CryptoKey): Promise<string> {
  const payload = decodeJwt(token);
  switch (fault) {
    case 'wrong-nonce':
      return signToken({ ...payload, nonce: 'of-somebody-else' }, key);
    case 'wrong-audience':
      return signToken({ ...payload, aud: 'another-site' }, key);
    case 'wrong-issuer':
      return signToken({ ...payload, iss: 'https://issuer.example' }, key);
    case 'unsigned':
      return Promise.resolve(new UnsecuredJWT(payload).encode());
    default:
      return Promise.resolve(token);
  }
}
