import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { COOKIES } from '@paddock/contract';
import { pageAnswer, pageOrRefusal, redirectAnswer } from '@paddock/contract/endpoints';

import {
  SANDBOX_ONE_TAP_SCRIPT,
  type SocialProviderConfig,
} from '../../../../kernel/config/social-config.ts';
import { ownPageLanguage } from '../../../../kernel/http/accepted-languages.ts';
import type { HttpApp } from '../../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import { sandboxHeaders, sandboxStyle } from '../../../../kernel/sandbox/sandbox-page.ts';
import type { SandboxIssuer } from './sandbox-issuer.ts';
import { gonePage, loginPage, STYLE_PATH } from './sandbox-page.ts';
import { ISSUER_PATH, LOGIN_PATH } from './sandbox-paths.ts';
import { personById, SANDBOX_FAULTS } from './sandbox-people.ts';

const ONE_TAP_STYLE = '/sandbox/one-tap.css';

const Uid = Type.Object({ uid: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
const Person = Type.String({ pattern: '^[a-z0-9-]{1,64}$' });
const Fault = Type.Union(SANDBOX_FAULTS.map((fault) => Type.Literal(fault)));
const Choice = Type.Object(
  {
    person: Person,
    choice: Type.Union([Type.Literal('go'), Type.Literal('deny')]),
    fault: Type.Optional(Fault),
  },
  { additionalProperties: false },
);

/** The pretended company on the platform's own address: issuer, login page and one-tap. In sandbox mode alone. */
export async function sandboxSocialRoutes(
  app: HttpApp,
  kernel: Kernel,
  client: SocialProviderConfig,
): Promise<void> {
  let made: Promise<SandboxIssuer> | undefined;
  // Its library takes a while to load and its key to make, and most starts never ask for it.
  const issuer = (): Promise<SandboxIssuer> => (made ??= makeIssuer());
  async function makeIssuer(): Promise<SandboxIssuer> {
    const { createSandboxIssuer } = await import('./sandbox-issuer.ts');
    return createSandboxIssuer(kernel, client);
  }
  const { publicOrigin } = kernel.config;
  await sandboxStyle(app, STYLE_PATH);
  issuerRoutes(app, issuer, publicOrigin);

  app.get(
    `${LOGIN_PATH}/:uid`,
    {
      schema: {
        summary: 'Login page of the sandbox company',
        params: Uid,
        response: { 200: pageAnswer('Who one may be'), 404: pageOrRefusal('The sign-in is over') },
      },
    },
    async (request, reply) => {
      const language = languageOf(request);
      const isOpen = await (await issuer()).provider.interactionDetails(request.raw, reply.raw).then(
        ({ uid }) => uid === request.params.uid,
        () => false,
      );
      return reply
        .status(isOpen ? 200 : 404)
        .headers(sandboxHeaders([publicOrigin]))
        .send(isOpen ? loginPage(language) : gonePage(language));
    },
  );

  app.post(
    `${LOGIN_PATH}/:uid`,
    {
      schema: {
        summary: 'Who one is at the sandbox company',
        params: Uid,
        body: Choice,
        response: { 303: redirectAnswer('Back to the site'), 404: pageOrRefusal('The sign-in is over') },
      },
    },
    async (request, reply) => {
      const { person, choice, fault = 'none' } = request.body;
      if (personById(person) === undefined) throw new PlatformError('NOT_FOUND');
      const own = await issuer();
      const isOpen = await own.provider.interactionDetails(request.raw, reply.raw).then(
        () => true,
        () => false,
      );
      if (!isOpen) {
        return reply
          .status(404)
          .headers(sandboxHeaders())
          .send(gonePage(languageOf(request)));
      }
      reply.hijack();
      await own.finish(request.raw, reply.raw, person, choice === 'deny' ? 'denied' : fault);
      return reply;
    },
  );

  await oneTapRoutes(app, issuer);
}

/** Everything below the issuer's path goes to the library as it came. */
function issuerRoutes(app: HttpApp, issuer: () => Promise<SandboxIssuer>, publicOrigin: string): void {
  const { host, protocol } = new URL(publicOrigin);
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const own = await issuer();
    const { raw } = request;
    const url = raw.url ?? '/';
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
    // Nobody is remembered: each sign-in asks again who one is.
    if (url.startsWith(`${ISSUER_PATH}/auth`) && raw.headers.cookie !== undefined) {
      raw.headers.cookie = raw.headers.cookie.replace(/_session[^;]*;?\s*/g, '');
    }
    Object.assign(raw, { originalUrl: url, url: url.slice(ISSUER_PATH.length) || '/' });
    reply.hijack();
    await own.handle(raw, reply.raw);
    return reply;
  };
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    for (const method of ['GET', 'POST'] as const) {
      // An issuer takes requests of other sites: that is what it is for.
      scope.route({
        method,
        url: `${ISSUER_PATH}/*`,
        config: { takesForeignRequests: true },
        schema: { hide: true },
        handler: pass,
      });
    }
    done();
  });
}

/** One-tap without a company: its script at our own origin, since no other may run here, and its tokens. */
async function oneTapRoutes(app: HttpApp, issuer: () => Promise<SandboxIssuer>): Promise<void> {
  for (const [path, file, type] of [
    [SANDBOX_ONE_TAP_SCRIPT, 'one-tap.js.txt', 'application/javascript; charset=utf-8'],
    [ONE_TAP_STYLE, 'one-tap.css', 'text/css; charset=utf-8'],
  ] as const) {
    const content = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
  app.get(
    '/sandbox/one-tap/credential',
    {
      schema: {
        summary: 'A credential of the sandbox company, as its one-tap prompt would give',
        querystring: Type.Object({
          person: Person,
          nonce: Type.String({ maxLength: 128 }),
          fault: Type.Optional(Fault),
        }),
        response: { 200: Type.Object({ credential: Type.String() }) },
      },
    },
    async (request) => {
      const { person, nonce, fault = 'none' } = request.query;
      if (personById(person) === undefined) throw new PlatformError('NOT_FOUND');
      return { credential: await (await issuer()).credential(person, nonce, fault) };
    },
  );
}

function languageOf(request: FastifyRequest): 'en' | 'ru' {
  return ownPageLanguage(request.cookies[COOKIES.language], request.headers['accept-language']);
}
