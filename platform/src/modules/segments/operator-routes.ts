import { SegmentConditions, type SegmentView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import { TOLD_BY_KIND } from '../../kernel/http/told-by-kind.ts';
import { removeSegment, usesOf, writeSegment } from './change-segments.ts';
import { countPlayers } from './judge-players.ts';
import { readSegments } from './segment-store.ts';
import type { SegmentsParts } from './segments-api.ts';

/** All players are gone through. */
const COUNTED = { config: { budget: 'search' } } as const;

/** Segments by operators: who configures the site writes them, as promotions; everybody looks. */
export function segmentOperatorRoutes(app: HttpApp, parts: SegmentsParts): void {
  const { operators } = parts;

  serve(app, 'GET /operator-api/segments', async (request) => {
    await operators.requireOperator(request);
    return { segments: await viewsOf(parts, undefined), schema: SegmentConditions };
  });

  serve(app, 'GET /operator-api/segments/:code', COUNTED, async (request) => {
    await operators.requireOperator(request);
    const view = await viewOf(parts, request.params.code);
    return { ...view, players: await countPlayers(parts, view.conditions) };
  });

  serve(app, 'POST /operator-api/segments', TOLD_BY_KIND, async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    await writeSegment(parts, request.body, operator);
    return viewOf(parts, request.body.code);
  });

  serve(app, 'POST /operator-api/segments/:code/delete', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    await removeSegment(parts, request.params.code, { operator, reason: request.body.reason });
    return reply.status(204).send(null);
  });
}

async function viewsOf(parts: SegmentsParts, codes: readonly string[] | undefined): Promise<SegmentView[]> {
  const { db } = parts.kernel;
  const usedBy = await usesOf(db, parts);
  const segments = await readSegments(db, codes);
  return segments.map((one) => ({ ...one, usedBy: [...(usedBy.get(one.code) ?? [])] }));
}

async function viewOf(parts: SegmentsParts, code: string): Promise<SegmentView> {
  const [view] = await viewsOf(parts, [code]);
  if (view === undefined) throw new PlatformError('NOT_FOUND');
  return view;
}
