import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { pageAnswer, pageOrRefusal, redirectAnswer } from '@paddock/contract/endpoints';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { sandboxHeaders, sandboxStyle } from '../../../kernel/sandbox/sandbox-page.ts';
import { act } from './sandbox-actions.ts';
import { returnUrlOf, sandboxPage, STYLE_PATH, unknownPage } from './sandbox-page.ts';
import { findSandboxPayment, type SandboxPayment } from './sandbox-store.ts';

const Token = Type.Object({ token: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
const Action = Type.Object(
  {
    choice: Type.Union([
      Type.Literal('pay'),
      Type.Literal('code'),
      Type.Literal('decline'),
      Type.Literal('cancel'),
      Type.Literal('repeat'),
      Type.Literal('charge-back'),
    ]),
    delivery: Type.Optional(Type.Union([Type.Literal('now'), Type.Literal('later'), Type.Literal('twice')])),
    code: Type.Optional(Type.String({ maxLength: 16 })),
  },
  { additionalProperties: false },
);

/** What is longer than any token leads to no route. */
const UNKNOWN = pageOrRefusal('No such payment');

/** The hosted page of the sandbox company, on the platform's own address. */
export async function sandboxRoutes(
  app: HttpApp,
  kernel: Kernel,
  deliver: () => Promise<void>,
): Promise<void> {
  const payee = new URL(kernel.config.publicOrigin).host;

  await sandboxStyle(app, STYLE_PATH);

  app.get(
    '/sandbox/pay/:token',
    {
      schema: {
        summary: 'Page of the sandbox payment provider',
        params: Token,
        response: { 200: pageAnswer('The payment'), 404: UNKNOWN },
      },
    },
    async (request, reply) => {
      const payment = await findSandboxPayment(kernel.db, request.params.token);
      return sendPage(reply, kernel, payment, payee);
    },
  );

  app.post(
    '/sandbox/pay/:token',
    {
      schema: {
        summary: 'A choice on the sandbox payment page',
        params: Token,
        body: Action,
        response: { 303: redirectAnswer('The page again, or back to the site'), 404: UNKNOWN },
      },
    },
    async (request, reply) => {
      const { choice, delivery = 'now', code = '' } = request.body;
      const payment = await act(kernel, request.params.token, { choice, delivery, code });
      if (payment === undefined) return sendPage(reply, kernel, undefined, payee);
      await deliver();
      const leaves = payment.state !== 'open' && payment.state !== 'code' && choice !== 'repeat';
      const next = leaves && choice !== 'charge-back' ? returnUrlOf(payment) : request.url;
      // See Other: going back or reloading never posts a second time.
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    },
  );
}

function sendPage(reply: FastifyReply, kernel: Kernel, payment: SandboxPayment | undefined, payee: string) {
  return reply
    .status(payment === undefined ? 404 : 200)
    .headers(sandboxHeaders(kernel.hosts.origins()))
    .send(payment === undefined ? unknownPage('en') : sandboxPage(payment, payee));
}
