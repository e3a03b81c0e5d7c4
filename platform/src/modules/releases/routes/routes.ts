import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Registry } from '../registry.ts';
import { commandRoutes } from './command-routes.ts';
import { currentRoute } from './current-route.ts';
import { queryRoutes } from './query-routes.ts';
import { authorise } from './require-publisher.ts';
import { stagingLookRoute } from './staging-look-route.ts';
import { uploadRoute } from './upload-route.ts';

/** Requests of one address a minute: a build farm publishes many parcels of many files at once. */
const REGISTRY_PER_MINUTE = 6_000;
const PUBLIC_PER_MINUTE = 600;

export async function releaseRoutes(
  app: HttpApp,
  registry: Registry,
  kernel: Pick<Kernel, 'clock' | 'secrets' | 'config'>,
): Promise<void> {
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    await scope.register(rateLimit, { max: PUBLIC_PER_MINUTE, timeWindow: 60_000 });
    currentRoute(scope, registry.source, kernel.config);
  });
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    await scope.register(rateLimit, { max: REGISTRY_PER_MINUTE, timeWindow: 60_000 });
    scope.addHook('onRequest', (request) => authorise(request, registry));
    commandRoutes(scope, registry);
    queryRoutes(scope, registry);
    stagingLookRoute(scope, kernel);
    await uploadRoute(scope, registry);
  });
}
