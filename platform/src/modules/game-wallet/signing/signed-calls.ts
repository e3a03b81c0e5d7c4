import type { FastifyRequest } from 'fastify';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { unkeepableText } from '../../../kernel/http/unkeepable-text.ts';
import { callsFrom } from '../companies/companies.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { isSignedBy, signedText } from './signature.ts';

export const KEY_HEADER = 'x-wallet-key';
export const TIMESTAMP_HEADER = 'x-wallet-timestamp';
export const SIGNATURE_HEADER = 'x-wallet-signature';

/** A call signed longer ago, or further ahead, is refused: a recorded one cannot be sent again later. */
export const SIGNATURE_WINDOW_MS = 300_000;

/** The text of a body, beside what was parsed of it. */
export interface RawBodies {
  of(request: FastifyRequest): string;
}

/** Lets a scope keep each JSON body as it came: a signature covers those bytes, not what they mean. */
export function keepRawBodies(scope: HttpApp): RawBodies {
  const bodies = new WeakMap<FastifyRequest, string>();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    bodies.set(request, text);
    void parse(request, text, (error, body: unknown) => {
      if (error !== null) return done(error);
      const refusal = text.includes('\\u') ? unkeepableText(body) : undefined;
      if (refusal === undefined) done(null, body);
      else done(refusal);
    });
  });
  return { of: (request) => bodies.get(request) ?? '' };
}

/**
 * The company whose key signed a call of our own API.
 * @throws GAME_SIGNATURE for a missing, forged or outdated signature, a key that does not hold, or a company of another
 * shape; GAME_ADDRESS
 */
export async function signingCompany(
  { kernel, companies }: Pick<GameWalletParts, 'kernel' | 'companies'>,
  request: FastifyRequest,
  body: string,
): Promise<string> {
  const [named, timestamp, signature] = [KEY_HEADER, TIMESTAMP_HEADER, SIGNATURE_HEADER].map(
    (name) => request.headers[name],
  );
  const [, code, keyId] = typeof named === 'string' ? (/^([a-z0-9-]+)\.(.+)$/.exec(named) ?? []) : [];
  if (code === undefined || typeof timestamp !== 'string' || typeof signature !== 'string')
    throw new PlatformError('GAME_SIGNATURE');
  kernel.security.concerns(request, { account: { provider: code } });
  const text = signedText({ method: request.method, path: request.originalUrl, timestamp, body });
  const isFresh =
    /^\d{1,15}$/.test(timestamp) && Math.abs(kernel.clock.nowMs() - Number(timestamp)) <= SIGNATURE_WINDOW_MS;
  return companies.judged(code, (caller) => {
    const isGenuine = isSignedBy(caller?.keysNow(keyId) ?? [], text, signature);
    if (caller?.company.adapter !== 'paddock' || !isGenuine || !isFresh)
      throw new PlatformError('GAME_SIGNATURE');
    if (!callsFrom(caller.company, request.ip)) throw new PlatformError('GAME_ADDRESS');
    return code;
  });
}
