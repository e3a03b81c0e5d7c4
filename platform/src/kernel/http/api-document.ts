import swagger from '@fastify/swagger';
import {
  ENDPOINTS,
  ownErrorsByStatus,
  REFUSAL,
  refusalWith,
  type Endpoint,
} from '@paddock/contract/endpoints';

import type { HttpApp } from './http-app.ts';
import type { PlatformModule } from '../module.ts';

/** The generated OpenAPI document at /openapi.json: every route with its module as tag, and how it refuses. */
export async function describeApi(app: HttpApp): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Paddock', version: '0.1.0' } },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        response: {
          ...refusalsOf(`${String(route.method)} ${url}`),
          ...(schema.response as object | undefined),
          default: refusalOf(`${String(route.method)} ${url}`),
        },
      },
    }),
  });
  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    // Written once: it is most of a megabyte, and anybody may ask for it without end.
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

const TABLE: Readonly<Record<string, Endpoint>> = ENDPOINTS;

/** How an endpoint of the table refuses by codes of its own, by status; the default stands for the general ones. */
function refusalsOf(name: string): Readonly<Record<number, object>> {
  const endpoint = TABLE[name];
  if (endpoint === undefined) return {};
  return Object.fromEntries(
    [...ownErrorsByStatus(name, endpoint)].map(([status, codes]) => [status, refusalWith(codes)]),
  );
}

/** How an endpoint refuses with what is not its own: by a code of the table, or in the words of another company. */
function refusalOf(name: string): object {
  const refusal = TABLE[name]?.refusal;
  return refusal === undefined
    ? REFUSAL
    : { description: 'A refusal in the words of the company', ...refusal };
}

/** Adds routes under a tag: the module they are of. */
export async function addRoutes(app: HttpApp, parts: readonly PlatformModule[]): Promise<void> {
  let tag = '';
  app.addHook('onRoute', (route) => {
    if (route.schema !== undefined) route.schema.tags ??= [tag];
  });
  for (const part of parts) {
    tag = part.name;
    await part.routes?.(app);
  }
}
