import { Type } from 'typebox';

import { redirectAnswer } from '../../kernel/http/declared-answers.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { STOP_PAGE_PATH, STOP_PATH, type Unsubscribing } from './newsletters/unsubscribing.ts';
import { outboxRoutes } from './sandbox/outbox-routes.ts';

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** Ending marketing letters, and the sandbox's outbox where there is one. */
export async function messageRoutes(
  app: HttpApp,
  kernel: Kernel,
  unsubscribing: Unsubscribing,
): Promise<void> {
  // A mail program posts a form that says nothing more than the address does; the page posts nothing.
  app.post(
    STOP_PATH,
    {
      schema: {
        summary: 'End marketing letters to the address of a signed link (S2-52, RFC 8058)',
        querystring: Token,
        response: { 200: Type.Object({ stopped: Type.Literal(true) }) },
      },
    },
    async (request) => {
      if (!(await unsubscribing.stop(request.query.token))) throw new PlatformError('LINK_INVALID');
      return { stopped: true as const };
    },
  );

  // A mail program that knows no one-click button opens the address: that shows the page, which asks first.
  app.get(
    STOP_PATH,
    {
      schema: {
        summary: 'Leads to the page that ends marketing letters',
        querystring: Token,
        response: { 302: redirectAnswer('The page that asks first') },
      },
    },
    async (request, reply) =>
      reply.redirect(`${STOP_PAGE_PATH}?token=${encodeURIComponent(request.query.token)}`, 302),
  );

  if (kernel.config.sandbox) await outboxRoutes(app, kernel);
}
