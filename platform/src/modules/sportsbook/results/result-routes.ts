import { DAY_MS } from '@paddock/contract';
import { RESULTS_DAYS_MAX } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { sportRank } from '../read/listing.ts';
import { searchWords } from '../../../kernel/search/search-words.ts';
import { countEnded, readEnded } from './ended-events-store.ts';

const PAGE = 50;

/** What everybody may read of matches that are over. Stored events are kept for ever. */
export function resultRoutes(app: HttpApp, { db }: Pick<Kernel, 'db'>): void {
  serve(app, 'GET /web-api/sportsbook/results', { config: { budget: 'search' } }, async (request) => {
    const { cursor, championshipId, limit = PAGE, search = '', ...query } = request.query;
    checkTime(query);
    const found = await readEnded(db, {
      ...query,
      championshipId: championshipId === undefined ? undefined : requiredId(championshipId, 'INVALID_INPUT'),
      words: searchWords(search),
      after: cursor === undefined ? undefined : placeOf(cursor),
      limit: limit + 1,
    });
    const events = found.slice(0, limit);
    const last = found.length > limit ? events.at(-1) : undefined;
    return { events, next: last === undefined ? null : `${last.startsAtMs}-${last.id}` };
  });
  serve(app, 'GET /web-api/sportsbook/result-counts', { config: { budget: 'search' } }, async (request) => {
    checkTime(request.query);
    const bySport = Map.groupBy(await countEnded(db, request.query), ({ sport }) => sport);
    const sports = [...bySport].map(([slug, championships]) => ({
      slug,
      count: championships.reduce((sum, { ended }) => sum + ended, 0),
      championships: championships.map(({ id, name, region_code, region, ended }) => ({
        id: id.toString(),
        name,
        regionCode: region_code,
        regionName: region,
        count: ended,
      })),
    }));
    return { sports: sports.toSorted((a, b) => sportRank(a.slug) - sportRank(b.slug)) };
  });
}

/** @throws INVALID_INPUT for a time that ends before it begins, and one that is too long. */
function checkTime({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): void {
  const lengthMs = toMs - fromMs;
  if (lengthMs <= 0 || lengthMs > RESULTS_DAYS_MAX * DAY_MS) throw new PlatformError('INVALID_INPUT');
}

function placeOf(cursor: string): { readonly startsAtMs: string; readonly id: string } {
  const [startsAtMs = '', id = ''] = cursor.split('-');
  return { startsAtMs, id: requiredId(id, 'INVALID_INPUT') };
}
