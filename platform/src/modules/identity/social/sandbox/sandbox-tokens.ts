import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

import type { SandboxFault } from './sandbox-people.ts';

export function signToken(payload: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'sandbox' }).sign(key);
}

/** The same token, wrong in one way. */
export async function faultyToken(token: string, fault: SandboxFault, key: CryptoKey): Promise<string> {
  const payload = decodeJwt(token);
  switch (fault) {
    case 'wrong-nonce':
      return signToken({ ...payload, nonce: 'of-somebody-else' }, key);
    case 'wrong-audience':
      return signToken({ ...payload, aud: 'another-site' }, key);
    case 'wrong-issuer':
      return signToken({ ...payload, iss: 'https://issuer.example' }, key);
    case 'unsigned':
      return new UnsecuredJWT(payload).encode();
    case 'forged':
      return signToken(payload, (await generateKeyPair('RS256')).privateKey);
    default:
      return token;
  }
}
