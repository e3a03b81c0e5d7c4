import Fastify from 'fastify';

import { answer, jobOf } from '../setup/child.ts';
import type { BareRouteJob } from './bare-route-job.ts';

/** Routes that send bytes they have, packed where the product's answer was, under its headers: the least a document can cost. */
const { port, pages } = await jobOf<BareRouteJob>();
const app = Fastify();
for (const asked of new Set(pages.map(({ path }) => path))) {
  const forms = new Map(
    pages.flatMap(({ path, accepted, headers, body }) =>
      path === asked ? [[accepted, { headers, content: Buffer.from(body, 'base64') }] as const] : [],
    ),
  );
  app.get(asked, (request, reply) => {
    const form = forms.get(request.headers['accept-encoding'] ?? '');
    return reply.headers(form?.headers ?? {}).send(form?.content);
  });
}
await app.listen({ host: '127.0.0.1', port });
answer('listening');
