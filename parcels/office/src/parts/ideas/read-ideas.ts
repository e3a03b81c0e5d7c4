import type { IdeasView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

/** Reads the first so many pages of the player's ideas as one list. */
export async function readIdeas(pages: number, signal: AbortSignal): Promise<ApiResult<IdeasView>> {
  const first = await readPage(1, signal);
  let last = first;
  let ideas = first.ok ? first.data.ideas : [];
  for (let pageNumber = 2; pageNumber <= pages && last.ok; pageNumber += 1) {
    last = await readPage(pageNumber, signal);
    if (last.ok) ideas = [...ideas, ...last.data.ideas];
  }
  return last.ok && first.ok ? { ...first, data: { ...first.data, ideas } } : last;
}

function readPage(pageNumber: number, signal: AbortSignal): Promise<ApiResult<IdeasView>> {
  return api.get('/web-api/ideas', { query: { pageNumber }, signal });
}
