import { Type } from 'typebox';
import { pageAnswer, redirectAnswer } from '@paddock/contract/endpoints';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { html } from '../../../kernel/http/html.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { sandboxDocument, sandboxHeaders, sandboxStyle } from '../../../kernel/sandbox/sandbox-page.ts';
import {
  chooseAnswer,
  openSandboxChecks,
  SANDBOX_ANSWERS,
  type SandboxAnswer,
  type SandboxCheck,
} from './sandbox-store.ts';

const PAGE = '/sandbox/identity-checks';
const STYLE_PATH = `${PAGE}.css`;

const BUTTONS: Readonly<Record<SandboxAnswer, string>> = {
  approve: 'Approve',
  refuse: 'Refuse: unreadable',
  'ask-more': 'Ask for proof of address',
  never: 'Never answer',
};

const Choice = Type.Object(
  {
    reference: Type.String({ pattern: '^[1-9]\\d{0,18}$' }),
    answer: Type.Union(SANDBOX_ANSWERS.map((answer) => Type.Literal(answer))),
  },
  { additionalProperties: false },
);

/** The desk of the pretended identity-check company. It exists in sandbox mode alone. */
export async function sandboxCheckRoutes(
  app: HttpApp,
  kernel: Kernel,
  send: () => Promise<void>,
): Promise<void> {
  await sandboxStyle(app, STYLE_PATH);

  app.get(
    PAGE,
    {
      schema: {
        summary: 'Checks the sandbox identity-check company has',
        response: { 200: pageAnswer('The checks') },
      },
    },
    async (_request, reply) => {
      const checks = await openSandboxChecks(kernel.db);
      return reply.headers(sandboxHeaders()).send(pageOf(checks));
    },
  );

  app.post(
    PAGE,
    {
      schema: {
        summary: 'Chooses the answer to a check',
        body: Choice,
        response: { 303: redirectAnswer('The checks') },
      },
    },
    async (request, reply) => {
      const { reference, answer } = request.body;
      await chooseAnswer(kernel.db, reference, answer, kernel.clock.nowMs());
      await send();
      return reply.header('cache-control', 'no-store').redirect(PAGE, 303);
    },
  );
}

function pageOf(checks: readonly SandboxCheck[]): string {
  const none = html`<p class="text">No check waits. Send documents on the site and come back.</p>`;
  return sandboxDocument({
    language: 'en',
    company: 'Plainface',
    badge: 'Sandbox: nobody is really checked',
    title: 'Identity checks',
    stylePath: STYLE_PATH,
    content: html`<h1>Checks</h1>
      ${checks.length === 0 ? none : checks.map(formOf)}`,
  });
}

function formOf({ reference, summary, answer }: SandboxCheck) {
  const buttons = SANDBOX_ANSWERS.map(
    (choice) =>
      html`<button class="${choice === 'approve' ? 'primary' : 'quiet'}" name="answer" value="${choice}">
        ${BUTTONS[choice]}
      </button>`,
  );
  const silent = html`<p class="text">It gets no answer.</p>`;
  return html`<form method="post" aria-label="${reference}">
    <p class="text"><strong class="figures">${reference}</strong><br />${summary}</p>
    ${answer === 'never' ? silent : undefined}
    <input type="hidden" name="reference" value="${reference}" />
    ${buttons}
  </form>`;
}
