import { Type } from 'typebox';
import { blockInForce, MINUTE_MS, type BlockInfo } from '@paddock/contract';
import { redirectAnswer } from '@paddock/contract/endpoints';
import type { FastifyRequest } from 'fastify';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { setOwnCookie } from '../../kernel/http/own-cookies.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { Operators } from '../operators/index.ts';
import { GEO_OFF_COOKIE, GEO_OFF_PATH, readPass, signPass } from './geo-pass.ts';

export interface BlockRoutesParts {
  readonly kernel: Kernel;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Whatever its display type. */
  toldOf(request: FastifyRequest): BlockInfo | undefined;
  isGeoOff(request: FastifyRequest): boolean;
}

const Pass = Type.Object({ pass: Type.String({ minLength: 1, maxLength: 200 }) });

/** What open pages ask about themselves, and how a browser comes to pass blocks by country. */
export function blockRoutes(app: HttpApp, { kernel, operators, toldOf, isGeoOff }: BlockRoutesParts): void {
  const { config, clock, secrets, db } = kernel;

  serve(app, 'POST /blocks-api/api/v2/block', (request, reply) => {
    const block = toldOf(request);
    reply.header('cache-control', 'no-store');
    const applies = blockInForce(block, { isGeoOff: isGeoOff(request) }) !== undefined;
    return { data: { block: block === undefined ? null : { ...block }, applies } };
  });

  serve(app, 'POST /operator-api/blocks/passes', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { minutes, reason } = request.body;
    const untilMs = clock.nowMs() + minutes * MINUTE_MS;
    await inTransaction(db, (tx) =>
      operators.record(tx, {
        operator,
        action: 'blocks.pass',
        subject: 'site:geo-off',
        after: { untilMs },
        reason,
      }),
    );
    const pass = signPass(secrets, 'link', untilMs);
    return { link: `${config.publicOrigin}${GEO_OFF_PATH}?pass=${pass}`, untilMs };
  });

  app.get(
    GEO_OFF_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['blocks'],
        summary: 'Lets this browser pass blocks by country',
        querystring: Pass,
        response: { 303: redirectAnswer('The site') },
      },
    },
    async (request, reply) => {
      const untilMs = readPass(secrets, 'link', request.query.pass, clock.nowMs());
      if (untilMs === undefined)
        throw new PlatformError('INVALID_INPUT', {
          problems: ['/pass: the link is over, or none of this site'],
        });
      setOwnCookie(reply, config, GEO_OFF_COOKIE, signPass(secrets, 'cookie', untilMs), {
        maxAge: Math.floor((untilMs - clock.nowMs()) / 1_000),
      });
      return reply.header('cache-control', 'no-store').redirect('/', 303);
    },
  );
}
