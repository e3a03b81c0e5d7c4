import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ClientErrorReportBody } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Log } from '../../kernel/module.ts';
import { readCspReports } from './csp-report.ts';
import type { Canaries } from '../releases/index.ts';

const REPORT_BODY_BYTES = 64 * 1024;
/** Reports one address may send in a minute. */
const REPORTS_PER_MINUTE = 60;
const WATCHES_PER_MINUTE = 600;

export interface ReportTools {
  readonly log: Log;
  /** Keeps how parcels fare, and judges canaries by it. */
  readonly health: Pick<Canaries, 'met' | 'watched' | 'addVitals' | 'addFailures'>;
  /** Team that owns a parcel, by its manifest: added here, so that browsers need not know it. */
  ownerOf(parcel: string): string | undefined;
}

/** Where browsers tell what went wrong: failures of our code, and violations of the content security policy. */
export async function reportRoutes(app: HttpApp, { log, ownerOf, health }: ReportTools): Promise<void> {
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    await scope.register(rateLimit, { max: REPORTS_PER_MINUTE, timeWindow: 60_000 });
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: REPORT_BODY_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );

    serve(scope, 'POST /web-api/client-errors', { bodyLimit: REPORT_BODY_BYTES }, async (request, reply) => {
      const { release, errors } = request.body;
      health.addFailures(request.body);
      for (const error of errors) {
        const owner = ownerOf(error.parcel?.split('@')[0] ?? '') ?? null;
        log.warn({ clientError: error, owner, release }, 'a browser reported a failure');
      }
      await health.met(request, parcelsThatFailed(errors), 'failed');
      return reply.status(202).send({});
    });

    serve(scope, 'POST /web-api/client-health', { bodyLimit: REPORT_BODY_BYTES }, async (request, reply) => {
      health.addVitals(request.body.vitals);
      await health.met(request, request.body.met, 'loaded');
      return reply.status(202).send({});
    });

    serve(
      scope,
      'POST /web-api/canary-watch',
      { bodyLimit: REPORT_BODY_BYTES, config: { rateLimit: { max: WATCHES_PER_MINUTE } } },
      async (request, reply) => {
        await health.watched(request, request.body);
        return reply.status(202).send({});
      },
    );

    serve(scope, 'POST /web-api/csp-reports', { bodyLimit: REPORT_BODY_BYTES }, async (request, reply) => {
      const reports = readCspReports(request.body);
      if (reports === undefined) throw new PlatformError('INVALID_INPUT');
      for (const report of reports) {
        log.warn({ csp: report }, 'a browser blocked something by policy');
      }
      return reply.status(204).send(null);
    });
  });
}

/** Kinds that speak against the parcel they are of. */
const FAILURES: ReadonlySet<ClientErrorReportBody['kind']> = new Set([
  'error',
  'rejection',
  'load',
  'lifecycle',
]);

function parcelsThatFailed(errors: readonly ClientErrorReportBody[]): string[] {
  return errors.flatMap(({ kind, parcel }) => (parcel !== null && FAILURES.has(kind) ? [parcel] : []));
}
