import { Type } from 'typebox';
import { IdentificationRequest, VerificationView } from '@paddock/contract/schemas';

import { CALLBACK_ANSWER, fileAnswer } from '../../kernel/http/declared-answers.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { NO_BYTES } from '../../kernel/http/signed-callback.ts';
import { receiveAnswer } from './checking/receive-answer.ts';
import { submitDue } from './checking/run-checks.ts';
import { listDocuments } from './documents/document-store.ts';
import { removeDocument, sendDocuments, statePerson, viewOf } from './player-steps.ts';
import { tellOfVerification, type VerificationParts } from './verification-parts.ts';

const CALLBACK_LIMIT_BYTES = 16 * 1024;
const DocumentPath = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The player's own verification. */
export function verificationRoutes(app: HttpApp, parts: VerificationParts): void {
  const { kernel, requirePlayer, files } = parts;

  app.get(
    '/web-api/verification',
    { schema: { summary: 'How the verification stands (S4-17)', response: { 200: VerificationView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return viewOf(parts, playerId);
    },
  );

  app.post(
    '/web-api/verification/send',
    { schema: { summary: 'Sends the documents to be checked', response: { 200: VerificationView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      await sendDocuments(parts, playerId);
      tellOfVerification(parts, playerId);
      await submitDue(parts);
      return viewOf(parts, playerId);
    },
  );

  app.post(
    '/web-api/identification',
    {
      schema: {
        summary: 'Who the player is, as in the document; only where the site asks (S2-26, S5-02)',
        body: IdentificationRequest,
        response: { 200: VerificationView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      if (!parts.identificationEnabled()) throw new PlatformError('NOT_FOUND');
      await statePerson(parts, playerId, request.body);
      return viewOf(parts, playerId);
    },
  );

  app.delete(
    '/web-api/verification/documents/:id',
    {
      schema: {
        summary: 'Takes a document back that was not sent',
        params: DocumentPath,
        response: { 200: VerificationView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      await removeDocument(parts, playerId, request.params.id);
      return viewOf(parts, playerId);
    },
  );

  app.get(
    '/web-api/verification/documents/:id',
    {
      config: { budget: 'search' },
      schema: {
        summary: 'A document, to its owner alone',
        params: DocumentPath,
        response: { 200: fileAnswer('The file as it was sent in', ...Object.keys(EXTENSIONS)) },
      },
    },
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
