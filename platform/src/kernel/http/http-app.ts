import { fastify, LogController, type FastifyError } from 'fastify';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import websocket from '@fastify/websocket';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ErrorCode } from '@paddock/contract';

import type { PlatformConfig } from '../config/config.ts';
import { isConnectionLost } from '../database/connection-lost.ts';
import type { Clock } from '../time/clock.ts';
import { BucketError } from '../storage/bucket.ts';
import { forbidPagesOfAnswers } from './answer-policy.ts';
import { describeApi } from './api-document.ts';
import { refuseForeignRequests } from './foreign-requests.ts';
import { readJsonBodies } from './json-body.ts';
import { readOwnCookiesOnly } from './own-cookies.ts';
import { keepAnswersPrivate } from './private-answers.ts';
import { refuseDuringMaintenance, type MaintenanceGate } from './maintenance-gate.ts';
import { PlatformError } from './problem.ts';
import { readableAddress } from './readable-address.ts';
import { refuseRaw, refuseTwoHosts, refuseUnrouted } from './raw-refusals.ts';
import type { createRefusalLog } from './refusal-log.ts';
import { retryAfterSecOf } from './retry-after.ts';
import { compileSerializer } from './serializer.ts';
import type { ArrivingBodies } from './slow-bodies.ts';
import { refuseUnkeepableAddresses } from './unkeepable-text.ts';
import { compileValidator } from './validator.ts';

/** Largest JSON body an endpoint takes unless it says otherwise. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/**
 * What a message of a WebSocket may be: browsers send one frame each. Pieces are bounded by their number too, as each of a
 * byte costs a hundred times that until the last has come.
 */
const SOCKET_BOUNDS = { maxPayload: 64 * 1024, maxFragments: 16, maxBufferedChunks: 1_024 };
/** Time the head of a request has to arrive. */
const HEADERS_WITHIN_MS = 30_000;
/** The Fastify instance every module registers its routes on, typed by TypeBox schemas. */
export type HttpApp = ReturnType<typeof bareApp>;

function bareApp(config: PlatformConfig) {
  return fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // No line tells of one request what another could be found by, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    // How long a body may take is looked at by `ArrivingBodies`, which knows what honest slowness is.
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_WITHIN_MS },
    clientErrorHandler: refuseRaw,
    frameworkErrors: (_error, _request, reply) => void refuseUnrouted(reply),
    // A machine that stands still for a while starts late; by itself Fastify would give up after ten seconds.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** What an app has to do with besides its config. */
export interface HttpAppParts {
  /** Told of everything that is refused. */
  readonly logRefusal: ReturnType<typeof createRefusalLog>;
  /** What stops play. */
  readonly maintenance: MaintenanceGate;
  readonly clock: Clock;
  /** Told of every body on its way. */
  readonly bodies: Pick<ArrivingBodies, 'watch'>;
}

/** Builds the HTTP app: bodies, cookies, WebSocket, OpenAPI at /openapi.json, one error handler. */
export async function createHttpApp(config: PlatformConfig, parts: HttpAppParts): Promise<HttpApp> {
  const { logRefusal, maintenance, clock, bodies } = parts;
  const app = bareApp(config);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler((error: FastifyError | PlatformError, request, reply) => {
    // Who hangs up in the middle of a body reads no answer: a bounded line, whatever the broken stream was to whom.
    const isCutOff = request.raw.destroyed && !request.raw.complete;
    const problem = isCutOff ? new PlatformError('MALFORMED_BODY') : toProblemError(error);
    const isUnexpected = problem.code === 'INTERNAL' || (error instanceof BucketError && !isCutOff);
    if (isUnexpected) request.log.error({ err: error, url: request.url }, 'unexpected error');
    else logRefusal(request, problem.code);
    const retryAfterSec = retryAfterSecOf(problem, clock.nowMs());
    if (retryAfterSec !== undefined) void reply.header('retry-after', retryAfterSec);
    return reply.status(problem.status).send(problem.toProblem());
  });
  app.setNotFoundHandler((_request, reply) => {
    const problem = new PlatformError('NOT_FOUND');
    return reply.status(problem.status).send(problem.toProblem());
  });
  bodies.watch(app);
  refuseTwoHosts(app);
  keepAnswersPrivate(app);
  forbidPagesOfAnswers(app);
  readJsonBodies(app);
  refuseUnkeepableAddresses(app);
  refuseForeignRequests(app, config);
  refuseDuringMaintenance(app, maintenance);
  await app.register(cookie);
  readOwnCookiesOnly(app, config);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(websocket, {
    options: SOCKET_BOUNDS,
    // Whose sockets they are tells them why, in a hook of its own.
    preClose(done) {
      app.websocketServer.close();
      done();
    },
    errorHandler(error, socket, request) {
      const code = 'code' in error ? String(error.code) : '';
      if (code.startsWith('WS_ERR_')) logRefusal(request, brokenFrame(code));
      // Who leaves in the middle of a frame is no fault of anybody's.
      else if (code !== 'ECONNRESET' && code !== 'EPIPE')
        request.log.error({ err: error, url: request.url }, 'unexpected error');
      socket.terminate();
    },
  });
  await describeApi(app);
  return app;
}

/** What a frame that is none, or none we take, is refused with. */
const brokenFrame = (code: string): ErrorCode =>
  code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'BODY_TOO_LARGE' : 'MALFORMED_BODY';

const CODE_OF_FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
};

function toProblemError(error: FastifyError | PlatformError): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof BucketError || isConnectionLost(error)) return new PlatformError('UNAVAILABLE');
  if (error.validation !== undefined) {
    return new PlatformError(
      'INVALID_INPUT',
      error.validation.map(({ instancePath, message }) => ({ at: instancePath, message })),
    );
  }
  const code = CODE_OF_FASTIFY[error.code];
  if (code !== undefined) return new PlatformError(code);
  if (error.statusCode === 429) return new PlatformError('TOO_MANY_REQUESTS');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new PlatformError(error instanceof SyntaxError ? 'MALFORMED_BODY' : 'INVALID_INPUT');
  }
  return new PlatformError('INTERNAL');
}
