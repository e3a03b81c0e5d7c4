import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { ownAddress } from '../../../kernel/http/own-address.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { CheckProvider } from '../checking/check-provider.ts';
import { readSandboxAnswer, SANDBOX_NAME, sendDueAnswers } from './sandbox-callbacks.ts';
import { sandboxCheckRoutes } from './sandbox-routes.ts';
import { insertSandboxCheck, sandboxCheckMigrations } from './sandbox-store.ts';

const SEND_EVERY_MS = 1_000;
/** Without a choice the sandbox approves after this, so that a demo goes on by itself. */
export const SANDBOX_DECIDES_MS = 30_000;

/**
 * An identity-check company that behaves like a real one: it takes a check, answers later by a signed callback over
 * HTTP, and tries again. Its page chooses the answer: approved, refused, more asked for, or none at all.
 */
export function createSandboxChecks(kernel: Kernel): CheckProvider {
  const { db, clock, config, scheduler } = kernel;
  let app: HttpApp | undefined;
  const send = (): Promise<void> =>
    sendDueAnswers(
      kernel,
      `${ownAddress(app, config.publicOrigin)}/callbacks/identity-checks/${SANDBOX_NAME}`,
    );

  return {
    name: SANDBOX_NAME,
    async submit({ reference, documents, stated }) {
      const names = documents.map(({ kind }) => kind).join(', ');
      const person = stated === null ? '' : ` · ${stated.name} ${stated.surname}`;
      const atMs = clock.nowMs();
      await insertSandboxCheck(db, {
        reference,
        summary: `${names}${person}`,
        answerAtMs: atMs + SANDBOX_DECIDES_MS,
        atMs,
      });
    },
    readCallback: (headers, rawBody) => readSandboxAnswer(kernel, headers, rawBody),
    module: {
      migrations: sandboxCheckMigrations,
      async routes(scope) {
        app = scope;
        await sandboxCheckRoutes(scope, kernel, send);
      },
      start() {
        scheduler.every('sandbox.identity-checks', SEND_EVERY_MS, send);
        return Promise.resolve();
      },
    },
  };
}
