import type { FastifyRequest } from 'fastify';
import { APPEALS_PATH } from '@paddock/contract';

import type { Clock } from '../../../kernel/time/clock.ts';
import type { Appeals } from '../../blocks/index.ts';
import type { Drawing, Drawings } from '../../drawing/index.ts';
import { appealsBody } from '../appeals/appeals-page.ts';
import { factsAsDrawn } from '../seo/drawn-prices.ts';
import { renderBlockedDocument } from './blocked-document.ts';
import { sharedInput, type DocumentInput } from './document-input.ts';
import { drawingWish } from './drawn-page.ts';
import { createKeptDocuments, documentKey, isKept } from './kept-documents.ts';
import { encodingOf, packBeginning, withEnd, type Encoding, type PackedBeginning } from './packed-text.ts';
import { documentEnd, renderDocument } from './render-document.ts';
import type { SendingBuffers } from './sending-buffers.ts';

/** A document as it goes over the wire. */
export interface DocumentContent {
  readonly content: Buffer;
  readonly encoding: Encoding;
}

/** Makes documents, and keeps what many share of them. */
export function createDocumentContents(
  clock: Clock,
  drawings: Drawings,
  appeals: Appeals,
  { joined }: Pick<SendingBuffers, 'joined'>,
): (request: FastifyRequest, undrawn: Omit<DocumentInput, 'drawing'>) => Promise<DocumentContent> {
  const kept = createKeptDocuments();

  function sharedOf(input: DocumentInput, encoding: Encoding): Promise<PackedBeginning> {
    const shared = sharedInput(input);
    const make = () => packBeginning(renderDocument(shared), encoding);
    return isKept(shared) ? kept.find(documentKey(shared, encoding), make) : make();
  }

  async function framed(undrawn: Omit<DocumentInput, 'drawing'>, encoding: Encoding): Promise<Buffer> {
    const drawnWith = (drawing: Drawing | undefined) =>
      sharedOf({ ...undrawn, drawing, facts: factsAsDrawn(undrawn.facts, drawing) }, encoding);
    const wish = drawingWish(undrawn, undrawn.loaded.words);
    // A page that is drawn anew is packed before it is shown: nobody waits for it.
    const drawing = wish === undefined ? undefined : await drawings.find(wish, drawnWith);
    const beginning = await drawnWith(drawing);
    return withEnd(beginning, documentEnd({ ...undrawn, serverTimeMs: clock.nowMs() }), joined);
  }

  async function blocked(request: FastifyRequest, input: DocumentInput, encoding: Encoding): Promise<Buffer> {
    const { matched, site } = input;
    const isSent = matched.query === '?sent=1';
    const body =
      matched.path === APPEALS_PATH
        ? appealsBody(matched.language, site, await appeals.deskOf(request), { isSent })
        : undefined;
    return withEnd(await packBeginning(renderBlockedDocument(input, body), encoding), '');
  }

  return async (request, undrawn) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const isBlocked = undrawn.matched.route.layout === 'blocked';
    const content = isBlocked
      ? await blocked(request, { ...undrawn, drawing: undefined }, encoding)
      : await framed(undrawn, encoding);
    return { content, encoding };
  };
}
