import { PARCEL_FILE_BYTES } from '@paddock/contract/releases';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { upload } from '../commands/upload.ts';
import type { Registry } from '../registry.ts';
import { publisherOfRequest } from './require-publisher.ts';

/** Takes the files of a parcel, one a request, as they are and whatever content type they name. */
export async function uploadRoute(scope: HttpApp, registry: Registry): Promise<void> {
  await scope.register((files: HttpApp) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: PARCEL_FILE_BYTES },
      (_request, body, done) => {
        done(null, body);
      },
    );
    serve(
      files,
      'PUT /web-api/registry/files',
      { bodyLimit: PARCEL_FILE_BYTES, config: { slowBody: true } },
      async (request) => {
        const content = request.body ?? new Uint8Array();
        if (!(content instanceof Uint8Array)) throw new PlatformError('MALFORMED_BODY');
        const { href } = request.query;
        const integrity = request.headers['x-integrity'];
        await upload(registry, publisherOfRequest(request), { href, integrity, content });
        return { href };
      },
    );
    return Promise.resolve();
  });
}
