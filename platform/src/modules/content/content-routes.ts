import type { FastifyRequest } from 'fastify';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { ContentSearch } from './content-search.ts';
import { drawableDraft } from './draft-body.ts';
import { readDocument } from './document-store.ts';
import type { Library, PublishedDocument } from './library.ts';
import { readPreview } from './preview.ts';
import { readVersion } from './version-store.ts';
import { belowPage, contentLine, contentView, type Reader, type ShownVersion } from './views.ts';

export interface ReadingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'secrets'>;
  readonly library: Library;
  readonly search: ContentSearch;
  readonly readerOf: (language: string, request: FastifyRequest) => Reader;
}

/** What visitors read. */
export function contentRoutes(app: HttpApp, parts: ReadingParts): void {
  const { library, search, readerOf } = parts;

  // Maintenance is when drafts are written: who has a link to one sees it then too.
  const isServedMeanwhile = ({ query }: FastifyRequest) => isPreview(parts, query);
  serve(app, 'GET /web-api/content/document', { config: { isServedMeanwhile } }, async (request) => {
    const { address, language, edition, preview } = request.query;
    const shown =
      preview === undefined ? await published(parts, address, edition) : await draft(parts, address, preview);
    return contentView(library, shown, readerOf(language, request));
  });

  serve(app, 'GET /web-api/content/below', { config: { budget: 'search' } }, (request) => {
    const { address, language, page } = request.query;
    if (library.get(address) === undefined) throw new PlatformError('NOT_FOUND');
    return belowPage(library, address, Number(page), readerOf(language, request));
  });

  serve(app, 'GET /web-api/content/search', { config: { budget: 'search' } }, (request) => {
    const { typed, language, below } = request.query;
    const reader = readerOf(language, request);
    const isWanted = ({ address }: PublishedDocument) =>
      below === undefined || address.startsWith(`${below}/`);
    const lines = search
      .find(typed, language)
      .filter(isWanted)
      .map((document) => contentLine(document, reader));
    return { lines, count: lines.length };
  });
}

/** @throws CONTENT_MOVED with where it is read now; NOT_FOUND, also for an edition that was never read */
async function published(
  { kernel, library }: ReadingParts,
  address: string,
  edition: number | undefined,
): Promise<ShownVersion> {
  const document = library.get(address);
  if (document === undefined) {
    const to = library.movedTo(address);
    throw to === undefined ? new PlatformError('NOT_FOUND') : new PlatformError('CONTENT_MOVED', { to });
  }
  if (edition === undefined || edition === document.number) return { ...document, isPreview: false };
  const found = document.body.kind === 'rules' && document.editions.find(({ number }) => number === edition);
  const version = found ? await readVersion(kernel.db, document.id, edition) : undefined;
  if (!found || version === undefined) throw new PlatformError('NOT_FOUND');
  return { ...document, body: version.body, number: edition, sinceMs: found.fromMs, isPreview: false };
}

/** Whether an address asks for a draft by a link that is good for it, before anything was checked. */
function isPreview({ kernel }: Pick<ReadingParts, 'kernel'>, query: unknown): boolean {
  const { address, preview } = query as Readonly<Record<string, unknown>>;
  if (typeof address !== 'string' || typeof preview !== 'string') return false;
  return readPreview(kernel.secrets, preview, { address, nowMs: kernel.clock.nowMs() }) !== undefined;
}

/**
 * What of a version can be drawn.
 * @throws CONTENT_LINK_INVALID for a link that is not ours, of another address or document, or over
 */
export async function draft(
  { kernel }: Pick<ReadingParts, 'kernel'>,
  address: string,
  signed: string,
): Promise<ShownVersion> {
  const preview = readPreview(kernel.secrets, signed, { address, nowMs: kernel.clock.nowMs() });
  if (preview === undefined) throw new PlatformError('CONTENT_LINK_INVALID');
  const document = await readDocument(kernel.db, address);
  if (document?.id.toString() !== preview.document) throw new PlatformError('CONTENT_LINK_INVALID');
  const version = await readVersion(kernel.db, document.id, preview.number);
  if (version === undefined) throw new PlatformError('CONTENT_LINK_INVALID');
  const { body, atMs } = version;
  return {
    address,
    body: drawableDraft(body),
    number: preview.number,
    sinceMs: atMs,
    editions: [],
    isPreview: true,
  };
}
