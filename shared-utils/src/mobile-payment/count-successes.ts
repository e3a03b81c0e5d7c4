import type { Api } from '../http/http-types.ts';

/** Status of a payment that succeeded (S3-10). */
const SUCCESS = 2;
/** With so many found no further page is asked for (S4-21). */
const SUCCESSES_MAX = 5;

/**
 * How many payments of the player have succeeded, five at most: the history is read page by page, newest first, until
 * they are found or it ends (S4-21). Null when it could not be read.
 */
export async function countSuccesses(api: Pick<Api, 'get'>): Promise<number | null> {
  let found = 0;
  let seen = 0;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = { pageNumber, isIncludeArchive: true };
    const page = await api.get('/web-api/office/historypay', { query });
    if (!page.ok) return null;
    const { entities, total_count: total } = page.data;
    found += entities.filter(({ status_id: status }) => status === SUCCESS).length;
    seen += entities.length;
    if (found >= SUCCESSES_MAX) return SUCCESSES_MAX;
    if (entities.length === 0 || seen >= total) return found;
  }
}
