import compress from '@fastify/compress';
import Fastify from 'fastify';

import { answer, jobOf } from '../setup/child.ts';
import type { BareRouteJob } from './bare-route-job.ts';

/** Routes that send texts they have, under the headers of the product's own, packed as the product packs them. */
const { port, pages } = await jobOf<BareRouteJob>();
const app = Fastify();
await app.register(compress, { global: true, threshold: 1024 });
for (const { path, headers, html } of pages)
  app.get(path, (_request, reply) => reply.headers(headers).send(html));
await app.listen({ host: '127.0.0.1', port });
answer('listening');
