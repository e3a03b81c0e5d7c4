import { Type } from 'typebox';
import { CALLBACK_ANSWER } from '@paddock/contract/endpoints';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { NO_BYTES } from '../../kernel/http/signed-callback.ts';
import { receiveAnswer } from './checking/receive-answer.ts';
import { submitDue } from './checking/run-checks.ts';
import { listDocuments } from './documents/document-store.ts';
import { removeDocument, sendDocuments, statePerson, viewOf } from './player-steps.ts';
import { tellOfVerification, type VerificationParts } from './verification-parts.ts';

const CALLBACK_LIMIT_BYTES = 16 * 1024;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The player's own verification. */
export function verificationRoutes(app: HttpApp, parts: VerificationParts): void {
  const { kernel, requirePlayer, files } = parts;

  serve(app, 'GET /web-api/verification', async (request) => {
    const { playerId } = await requirePlayer(request);
    return viewOf(parts, playerId);
  });

  serve(app, 'POST /web-api/verification/send', async (request) => {
    const { playerId } = await requirePlayer(request);
    await sendDocuments(parts, playerId);
    tellOfVerification(parts, playerId);
    await submitDue(parts);
    return viewOf(parts, playerId);
  });

  serve(app, 'POST /web-api/identification', async (request) => {
    const { playerId } = await requirePlayer(request);
    if (!parts.identificationEnabled()) throw new PlatformError('NOT_FOUND');
    await statePerson(parts, playerId, request.body);
    return viewOf(parts, playerId);
  });

  serve(app, 'DELETE /web-api/verification/documents/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    await removeDocument(parts, playerId, request.params.id);
    return viewOf(parts, playerId);
  });

  serve(
    app,
    'GET /web-api/verification/documents/:id',
    { config: { budget: 'search' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const { id } = request.params;
      const document = (await listDocuments(kernel.db, playerId)).find(({ documentId }) => documentId === id);
      if (document === undefined) throw new PlatformError('NOT_FOUND');
      const name = `${document.kind}.${EXTENSIONS[document.mediaType] ?? 'bin'}`;
      return reply
        .headers({
          'content-type': document.mediaType,
          'content-disposition': `attachment; filename="${name}"`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(await files.read(id));
    },
  );
}

/** The company's way back to us. A scope of its own: the signature covers the bytes as they came. */
export function checkCallbackRoute(app: HttpApp, parts: VerificationParts): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/callbacks/identity-checks/:provider',
      {
        bodyLimit: CALLBACK_LIMIT_BYTES,
        schema: {
          tags: ['verification'],
          summary: 'Signed callback of an identity-check company',
          params: Type.Object({ provider: Type.String() }),
          response: { 200: CALLBACK_ANSWER },
        },
      },
      async (request) => {
        const { params, headers, body = NO_BYTES } = request;
        parts.kernel.security.concerns(request, { account: { provider: params.provider } });
        return {
          received: true as const,
          outcome: await receiveAnswer(parts, params.provider, headers, body),
        };
      },
    );
    done();
  });
}
