import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  CanaryWatchBody,
  ClientErrorBatchBody,
  ClientHealthBody,
  type ClientErrorReportBody,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Log } from '../../kernel/module.ts';
import { CSP_REPORT_PATH } from './document/security-headers.ts';
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

    scope.post(
      '/web-api/client-errors',
      {
        bodyLimit: REPORT_BODY_BYTES,
        schema: {
          tags: ['site'],
          summary: 'Failures in a browser',
          body: ClientErrorBatchBody,
          response: { 202: Type.Object({}) },
        },
      },
      async (request, reply) => {
        const { release, errors } = request.body;
        health.addFailures(request.body);
        for (const error of errors) {
          const owner = ownerOf(error.parcel?.split('@')[0] ?? '') ?? null;
          log.warn({ clientError: error, owner, release }, 'a browser reported a failure');
        }
        await health.met(request, parcelsThatFailed(errors), 'failed');
        return reply.status(202).send({});
      },
    );

    scope.post(
      '/web-api/client-health',
      {
        bodyLimit: REPORT_BODY_BYTES,
        schema: {
          tags: ['site'],
          summary: 'How parcels fared in a browser',
          body: ClientHealthBody,
          response: { 202: Type.Object({}) },
        },
      },
      async (request, reply) => {
        health.addVitals(request.body.vitals);
        await health.met(request, request.body.met, 'loaded');
        return reply.status(202).send({});
      },
    );

    scope.post(
      '/web-api/canary-watch',
      {
        bodyLimit: REPORT_BODY_BYTES,
        // Two for each navigation: one that is lost would speak against the canary.
        config: { rateLimit: { max: WATCHES_PER_MINUTE } },
        schema: {
          tags: ['site'],
          summary: 'A tab waits for a canary, no longer does, or hangs',
          body: CanaryWatchBody,
          response: { 202: Type.Object({}) },
        },
      },
      async (request, reply) => {
        await health.watched(request, request.body);
        return reply.status(202).send({});
      },
    );

    scope.post(
      CSP_REPORT_PATH,
      {
        bodyLimit: REPORT_BODY_BYTES,
        schema: {
          tags: ['site'],
          summary: 'Violations of the content security policy',
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const reports = readCspReports(request.body);
        if (reports === undefined) throw new PlatformError('INVALID_INPUT');
        for (const report of reports) {
          log.warn({ csp: report }, 'a browser blocked something by policy');
        }
        return reply.status(204).send(null);
      },
    );
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
