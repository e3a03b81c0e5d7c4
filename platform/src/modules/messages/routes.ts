import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { STOP_PAGE_PATH, type Unsubscribing } from './newsletters/unsubscribing.ts';
import { outboxRoutes } from './sandbox/outbox-routes.ts';

/** Ending marketing letters, and the sandbox's outbox where there is one. */
export async function messageRoutes(
  app: HttpApp,
  kernel: Kernel,
  unsubscribing: Unsubscribing,
): Promise<void> {
  // A mail program posts a form that says nothing more than the address does; the page posts nothing.
  serve(app, 'POST /web-api/user/stopnewsletter', async (request) => {
    if (!(await unsubscribing.stop(request.query.token))) throw new PlatformError('LINK_INVALID');
    return { stopped: true as const };
  });

  // A mail program that knows no one-click button opens the address: that shows the page, which asks first.
  serve(app, 'GET /web-api/user/stopnewsletter', async (request, reply) =>
    reply.redirect(`${STOP_PAGE_PATH}?token=${encodeURIComponent(request.query.token)}`, 302),
  );

  if (kernel.config.sandbox) await outboxRoutes(app, kernel);
}
