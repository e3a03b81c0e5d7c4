import multipart from '@fastify/multipart';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import { DocumentKind } from '@paddock/contract/schemas';
import type { ErrorCode, PlayerId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { addDocument, FILES_AT_ONCE, viewOf } from '../player-steps.ts';
import type { VerificationParts } from '../verification-parts.ts';
import { DOCUMENT_BYTES } from './check-document.ts';
import { UploadSlots } from './upload-slots.ts';

/** Room for the parts' own headers and the field that names the kind. */
const ENVELOPE_BYTES = 64 * 1024;
const BODY_BYTES = FILES_AT_ONCE * DOCUMENT_BYTES + ENVELOPE_BYTES;

/** What the multipart parser says, in our codes. */
const CODE_OF_PARSER: Readonly<Record<string, ErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_FILES_LIMIT: 'DOCUMENTS_TOO_MANY',
  FST_PARTS_LIMIT: 'DOCUMENTS_TOO_MANY',
  FST_FIELDS_LIMIT: 'INVALID_INPUT',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
};

/** Takes documents: a field `kind`, then its files. They are read as they come, one at a time. */
export async function uploadRoute(app: HttpApp, parts: VerificationParts): Promise<void> {
  const slots = new UploadSlots(parts.kernel.clock);
  await app.register(async (scope: HttpApp) => {
    await scope.register(multipart, {
      limits: {
        fileSize: DOCUMENT_BYTES,
        files: FILES_AT_ONCE,
        fields: 2,
        parts: FILES_AT_ONCE + 2,
        fieldSize: 64,
        fieldNameSize: 32,
        headerPairs: 20,
      },
    });
    serve(
      scope,
      'POST /web-api/verification/documents',
      { config: { slowBody: true } },
      async (request, reply) => {
        const { playerId } = await parts.requirePlayer(request);
        if (Number(request.headers['content-length'] ?? '0') > BODY_BYTES) throw tooLarge(reply);
        const { raw, ip: address } = request;
        const place = slots.take({
          playerId,
          address,
          receivedBytes: () => raw.socket.bytesRead,
          cut: () => void raw.destroy(),
        });
        if (place === undefined) throw new PlatformError('TOO_MANY_REQUESTS');
        try {
          await takeParts(request, parts, playerId);
        } catch (error) {
          // What is left of the body is not waited for.
          void reply.header('connection', 'close');
          throw ofParser(error);
        } finally {
          place();
        }
        return viewOf(parts, playerId);
      },
    );
  });
}

async function takeParts(request: FastifyRequest, parts: VerificationParts, playerId: PlayerId) {
  let kind: DocumentKind | undefined;
  let taken = 0;
  for await (const part of request.parts() as AsyncIterableIterator<MultipartFile | MultipartValue>) {
    if (part.type === 'field') {
      kind = kindOf(part);
      continue;
    }
    const content = await part.toBuffer();
    if (kind === undefined || part.fieldname !== 'file') {
      throw new PlatformError('INVALID_INPUT', [{ at: '/kind', message: 'must come before the files' }]);
    }
    // The file's name and what the browser called its type are left where they came from.
    await addDocument(parts, playerId, kind, content);
    taken += 1;
  }
  if (taken === 0) throw new PlatformError('INVALID_INPUT', [{ at: '/file', message: 'is missing' }]);
}

function kindOf({ fieldname, value }: MultipartValue): DocumentKind {
  if (fieldname !== 'kind' || !Check(DocumentKind, value)) {
    throw new PlatformError('INVALID_INPUT', [{ at: `/${fieldname}`, message: 'is not a kind of document' }]);
  }
  return value;
}

function tooLarge(reply: FastifyReply): PlatformError {
  void reply.header('connection', 'close');
  return new PlatformError('BODY_TOO_LARGE', { maxBytes: DOCUMENT_BYTES });
}

/** A broken or endless body is the sender's fault, never ours; anything else that is thrown stays a fault. */
function ofParser(error: unknown): unknown {
  if (error instanceof PlatformError) return error;
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  const known = CODE_OF_PARSER[code ?? ''];
  if (known === 'BODY_TOO_LARGE') return new PlatformError(known, { maxBytes: DOCUMENT_BYTES });
  if (known !== undefined) return new PlatformError(known);
  const isBroken =
    code?.startsWith('FST_') === true ||
    /multipart|boundary|unexpected end|part terminated/i.test(message ?? '');
  return isBroken ? new PlatformError('MALFORMED_BODY') : error;
}
