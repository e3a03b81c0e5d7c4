import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { sandboxMigrations } from './migrations.ts';
import { deliverDue, readSandboxCallback, SANDBOX_NAME } from './sandbox-callbacks.ts';
import { sandboxMethods } from './sandbox-methods.ts';
import { askPayout, orderPayout, playPayouts } from './sandbox-payouts.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import {
  bookMovement,
  listMovements,
  lockSandboxPayment,
  openSandboxPayment,
  saveSandboxPayment,
} from './sandbox-store.ts';

const DELIVER_EVERY_MS = 1_000;

/**
 * A payment company that behaves like a real one: hosted page, signed callbacks over HTTP, retries, delays, failures
 * on demand. It shares nothing with the cashier but the signing key and the HTTP callbacks.
 * @throws Error in production mode unless the configuration names sandbox providers.
 */
export function createSandboxProvider(kernel: Kernel): PaymentProvider {
  const { config, db, randomBytes, scheduler } = kernel;
  if (config.mode === 'production' && !config.sandbox) {
    throw new Error('sandbox providers do not run in production: set SANDBOX_PROVIDERS=yes-in-production');
  }
  const random = (bytes: number) => Buffer.from(randomBytes(bytes)).toString('hex');
  let app: HttpApp | undefined;

  const deliver = (): Promise<void> => deliverDue(kernel, callbackUrlOf(app, config.publicOrigin));

  return {
    name: SANDBOX_NAME,
    methods: sandboxMethods,
    async open({ reference, payer, methodId, amountMinor, currency, language, returnUrls }) {
      const { token } = await openSandboxPayment(db, {
        token: random(24),
        reference,
        payer,
        methodId,
        amountMinor,
        currency,
        language,
        returnUrls,
        transactionId: `fw-${random(8)}`,
      });
      return `${config.publicOrigin}/sandbox/pay/${token}`;
    },
    refund: ({ reference }) =>
      inTransaction(db, async (tx) => {
        const payment = await lockSandboxPayment(tx, { reference });
        if (payment === undefined) throw new Error(`the sandbox knows no payment ${reference}`);
        await saveSandboxPayment(tx, payment, { ...payment, state: 'refunded' });
        await bookMovement(tx, { ...payment, kind: 'refund', atMs: kernel.clock.nowMs() });
      }),
    payOut: (order) => orderPayout(kernel, order),
    payoutStatus: (reference) => askPayout(db, reference),
    report: (window) => listMovements(db, window),
    readCallback: (headers, rawBody) => readSandboxCallback(kernel, headers, rawBody),
    module: {
      migrations: sandboxMigrations,
      async routes(scope) {
        app = scope;
        await sandboxRoutes(scope, kernel, deliver);
      },
      start() {
        scheduler.every('sandbox.payouts', DELIVER_EVERY_MS, () => playPayouts(kernel));
        scheduler.every('sandbox.callbacks', DELIVER_EVERY_MS, deliver);
        return Promise.resolve();
      },
    },
  };
}

/** Our own callback address: where this process listens, else the public one. */
function callbackUrlOf(app: HttpApp | undefined, publicOrigin: string): string {
  const address = app?.server.address();
  const origin =
    address === null || address === undefined || typeof address === 'string'
      ? publicOrigin
      : `http://127.0.0.1:${address.port}`;
  return `${origin}/callbacks/payments/${SANDBOX_NAME}`;
}
