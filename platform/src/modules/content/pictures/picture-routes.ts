import pLimit from 'p-limit';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Operators } from '../../operators/index.ts';
import { addPicture, removePicture, type PictureParts } from './change-pictures.ts';
import { PICTURE_BYTES } from './make-picture.ts';
import { readPictures, usesOf } from './picture-store.ts';
import { PICTURES, pictureView } from './picture-view.ts';

export interface PictureRoutesParts extends Omit<PictureParts, 'operators'> {
  readonly kernel: PictureParts['kernel'];
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
}

/** Base64 of the largest file, and the words around it. */
const BODY_BYTES = Math.ceil(PICTURE_BYTES / 3) * 4 + 16 * 1024;

/** How operators bring, list and remove pictures, and how everybody sees them. */
export function pictureRoutes(app: HttpApp, parts: PictureRoutesParts): void {
  const { kernel, operators, files } = parts;
  const oneAtATime = pLimit(1);

  serve(app, 'GET /operator-api/content/pictures', async (request) => {
    await operators.requireOperator(request);
    const uses = await usesOf(kernel.db);
    const pictures = await readPictures(kernel.db);
    return { pictures: pictures.map((picture) => pictureView(picture, uses.get(picture.id) ?? [])) };
  });

  serve(app, 'POST /operator-api/content/pictures', { bodyLimit: BODY_BYTES }, async (request) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    const picture = await oneAtATime(() => addPicture(parts, operator, request.body));
    return pictureView(picture, (await usesOf(kernel.db, picture.id)).get(picture.id) ?? []);
  });

  serve(app, 'POST /operator-api/content/pictures/:id/remove', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await removePicture(parts, operator, { id: request.params.id, reason: request.body.reason });
    return reply.status(204).send(null);
  });

  app.get(`${PICTURES}/:id/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { id, name } = request.params as { readonly id: string; readonly name: string };
    const content = await files.read(id, name);
    if (content === undefined) throw new PlatformError('NOT_FOUND');
    return reply
      .type(name.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(content));
  });
}
