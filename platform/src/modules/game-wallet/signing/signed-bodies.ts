import type { FastifyRequest } from 'fastify';
import type { Problem } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { callsFrom } from '../companies/companies.ts';
import type { Adapter } from '../companies/company-store.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { isSignedBy, type SigningKey } from './signature.ts';
import { keepRawBodies } from './signed-calls.ts';

/** How companies of a shape sign: the body alone, by any of their keys that hold now. */
export interface BodySignature {
  readonly adapter: Exclude<Adapter, 'paddock'>;
  readonly algorithm: SigningKey['algorithm'];
  readonly header: string;
  /** How the header is written. */
  readonly encoding: 'base64' | 'hex';
}

/**
 * Takes no call of a scope but those whose body was signed by the company of the address: `:company`. Without a time in
 * it a recorded call can be sent again, and is a repeat.
 * @returns whose call it is
 */
export function takeSignedBodies(
  scope: HttpApp,
  parts: Pick<GameWalletParts, 'kernel' | 'companies'>,
  shape: BodySignature,
): (request: FastifyRequest) => string {
  const raw = keepRawBodies(scope);
  const companies = new WeakMap<FastifyRequest, string>();
  scope.addHook('preValidation', async (request) => {
    companies.set(request, await signingCompany(request, raw.of(request)));
  });
  return (request) => {
    const company = companies.get(request);
    if (company === undefined) throw new Error('a call of nobody is answered');
    return company;
  };

  /** @throws GAME_SIGNATURE, also for a company that is not there or of another shape; GAME_ADDRESS */
  async function signingCompany(request: FastifyRequest, body: string): Promise<string> {
    const { company: code } = request.params as { readonly company: string };
    parts.kernel.security.concerns(request, { account: { provider: code } });
    const said = request.headers[shape.header];
    if (typeof said !== 'string') throw new PlatformError('GAME_SIGNATURE');
    const signature = Buffer.from(said, shape.encoding).toString('base64');
    return parts.companies.judged(code, (caller) => {
      const keys = caller?.keysNow().filter((key) => key.algorithm === shape.algorithm) ?? [];
      if (!isSignedBy(keys, body, signature) || caller?.company.adapter !== shape.adapter)
        throw new PlatformError('GAME_SIGNATURE');
      if (!callsFrom(caller.company, request.ip)) throw new PlatformError('GAME_ADDRESS');
      return code;
    });
  }
}

/** What says nothing of a call: it was not judged, and may come again. */
const NOT_JUDGED = new Set([429, 500, 503]);

/**
 * Lets a scope refuse in the words of another company, whatever refuses: a route, a schema, a budget.
 * @param say the words for a refusal, with the status of HTTP they have where the call was judged
 */
export function refuseInWords(
  scope: HttpApp,
  say: (problem: Problem, request: FastifyRequest) => { readonly status: number; readonly words: object },
): void {
  scope.addHook('preSerialization', (request, reply, payload, done) => {
    const { statusCode } = reply;
    if (statusCode < 400) return done(null, payload);
    const { status, words } = say(payload as Problem, request);
    if (!NOT_JUDGED.has(statusCode)) void reply.code(status);
    done(null, words);
  });
}
