import { jwtVerify } from 'jose';
import { parseId, type Id } from '@paddock/contract';

import { requireTokenKey, TOKEN_ALGORITHM } from '../../../kernel/crypto/token-keys.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorId } from '../operators-api.ts';

const TYPE = 'operator+jwt';
const ISSUER = 'paddock-operators';
const AUDIENCE = 'paddock-operator-api';

export type OperatorSessionId = Id<'operator-session'>;

export interface OperatorClaims {
  readonly operatorId: OperatorId;
  readonly sessionId: OperatorSessionId;
}

/** Bearer tokens of operators: a key, type, issuer and audience of their own. Each names a session of the database. */
export interface OperatorTokens {
  issue(claims: OperatorClaims, expiresAtMs: number): string;
  /** @throws UNAUTHENTICATED for anything else, a player's token too. */
  verify(token: string): Promise<OperatorClaims>;
}

export function createOperatorTokens({ secrets, clock }: Pick<Kernel, 'secrets' | 'clock'>): OperatorTokens {
  const keys = secrets.tokenKeys('operator-token');
  return {
    issue({ operatorId, sessionId }, expiresAtMs) {
      const times = { iat: Math.floor(clock.nowMs() / 1_000), exp: Math.floor(expiresAtMs / 1_000) };
      return keys.signJwt({ sid: sessionId, sub: operatorId, iss: ISSUER, aud: AUDIENCE, ...times }, TYPE);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, (header) => requireTokenKey(keys, header.kid), {
          algorithms: [TOKEN_ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: new Date(clock.nowMs()),
        });
        const operatorId = parseId<'operator'>(String(payload.sub));
        const sessionId = parseId<'operator-session'>(String(payload['sid']));
        if (operatorId !== undefined && sessionId !== undefined) return { operatorId, sessionId };
      } catch {
        // Whatever is wrong with it, the caller learns that it does not sign them in.
      }
      throw new PlatformError('UNAUTHENTICATED');
    },
  };
}
