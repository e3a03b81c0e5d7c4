import type { ContentBody, ContentState, ContentVersionView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { move, publish, takeBack, withdrawPlan, writeDraft } from './change-content.ts';
import { differencesOf } from './differences.ts';
import { readDocument, type StoredDocument } from './document-store.ts';
import { textIn } from './library.ts';
import { missingDocument } from './missing-document.ts';
import { PREVIEW_MS, signPreview } from './preview.ts';
import { readWaiting, type ContentPlan } from './publication-store.ts';
import { readNewest, readVersion, readVersions, type ListedVersion } from './version-store.ts';

export interface OperatorContentParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'secrets'>;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Languages of the site, its own first. */
  readonly languages: () => readonly string[];
  /** Reads again what is published. */
  readonly look: () => Promise<void>;
}

/** How operators read, write, publish and take back documents. */
export function operatorContentRoutes(app: HttpApp, parts: OperatorContentParts): void {
  const { kernel, operators, look } = parts;

  serve(app, 'GET /operator-api/content', async (request) => {
    await operators.requireOperator(request);
    return { documents: [...(await states(parts))] };
  });

  serve(app, 'GET /operator-api/content/document', async (request) => {
    await operators.requireOperator(request);
    const { address } = request.query;
    const document = await knownDocument(kernel, address);
    const number = request.query.number ?? document.latest;
    const [state] = await states(parts, address);
    const { body } = await knownVersion(kernel, document, number);
    if (state === undefined) throw new PlatformError('CONTENT_UNKNOWN');
    const versions = await readVersions(kernel.db, document.id);
    return { state, number, body, versions: versions.map((one) => versionView(one, state.published)) };
  });

  serve(app, 'GET /operator-api/content/differences', async (request) => {
    await operators.requireOperator(request);
    const { address, from, to } = request.query;
    const document = await knownDocument(kernel, address);
    const before = await knownVersion(kernel, document, from);
    const after = await knownVersion(kernel, document, to);
    return { differences: [...differencesOf(before.body, after.body)] };
  });

  serve(app, 'POST /operator-api/content/drafts', async (request) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    return { number: await writeDraft(parts, operator, request.body) };
  });

  serve(app, 'POST /operator-api/content/preview', async (request) => {
    await operators.requireOperator(request, 'content:edit');
    const { address, number } = request.body;
    const document = await knownDocument(kernel, address);
    await knownVersion(kernel, document, number);
    const endsAtMs = kernel.clock.nowMs() + PREVIEW_MS;
    const preview = { document: document.id.toString(), address, number, endsAtMs };
    const signed = signPreview(kernel.secrets, preview);
    return { path: `${address}?preview=${encodeURIComponent(signed)}`, endsAtMs };
  });

  serve(app, 'POST /operator-api/content/publish', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    const { fromMs, ...wish } = request.body;
    await publish(parts, operator, { ...wish, fromMs });
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/content/take-back', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await takeBack(parts, operator, request.body);
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/content/move', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await move(parts, operator, request.body);
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/content/plans/:id/withdraw', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'content:edit');
    await withdrawPlan(parts, operator, { id: request.params.id, reason: request.body.reason });
    return reply.status(204).send(null);
  });
}

type Db = Pick<Kernel, 'db'>;

/** @throws CONTENT_UNKNOWN, CONTENT_MOVED */
async function knownDocument({ db }: Db, address: string): Promise<StoredDocument> {
  const document = await readDocument(db, address);
  if (document === undefined) throw await missingDocument(db, address);
  return document;
}

/** @throws CONTENT_VERSION_UNKNOWN */
async function knownVersion({ db }: Db, { id }: StoredDocument, number: number) {
  const version = await readVersion(db, id, number);
  if (version === undefined) throw new PlatformError('CONTENT_VERSION_UNKNOWN');
  return version;
}

async function states(
  { kernel, languages }: OperatorContentParts,
  address?: string,
): Promise<readonly ContentState[]> {
  const plans = Map.groupBy(await readWaiting(kernel.db), ({ documentId }) => documentId);
  const [own = 'en'] = languages();
  return (await readNewest(kernel.db, address)).map(({ id, body, ...document }) => ({
    ...document,
    kind: body.kind,
    title: titleOf(body, own) || document.address,
    planned: (plans.get(id) ?? []).map(planView),
    languages: Object.keys(body.texts),
    missing: languages().filter((code) => !Object.hasOwn(body.texts, code)),
  }));
}

/** Blank where a draft waits for it. */
const titleOf = (body: ContentBody, own: string): string => textIn(body, own, own).text.title.trim();

const planView = ({ id, number, fromMs }: ContentPlan): ContentState['planned'][number] => ({
  id: id.toString(),
  number,
  fromMs,
});

function versionView(
  { wasPublished, isPlanned, ...version }: ListedVersion,
  published: number | null,
): ContentVersionView {
  const unread = isPlanned ? 'planned' : wasPublished ? 'replaced' : 'draft';
  return { ...version, state: version.number === published ? 'published' : unread };
}
