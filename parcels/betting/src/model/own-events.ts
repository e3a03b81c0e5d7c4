import type { EventListView, FollowedChoice, FollowedView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';

/** What an answer of the server brings at most. */
const MOST_AN_ANSWER = 200;

type Page = Required<Pick<FollowedChoice, 'offset' | 'limit'>>;

/**
 * The first so many of a player's own events, answer by answer; all of them where there are fewer.
 * @param most how many are wanted; Infinity is all there are
 */
export async function readOwnEvents(
  ask: (page: Page) => Promise<ApiResult<FollowedView>>,
  most: number,
): Promise<ApiResult<EventListView>> {
  const events = new Map<string, EventListView['events'][number]>();
  const types = new Map<string, EventListView['types'][number]>();
  for (let offset = 0; ;) {
    const limit = Math.min(MOST_AN_ANSWER, most - offset);
    const result = await ask({ offset, limit });
    if (!result.ok) return result;
    const { total, ...found } = result.data;
    // An event that came up again, as others before it went, is the newer one.
    for (const event of found.events) events.set(event.id, event);
    for (const type of found.types) types.set(type.key, type);
    offset += found.events.length;
    if (found.events.length < limit || offset >= Math.min(most, total))
      return { ...result, data: { total, events: [...events.values()], types: [...types.values()] } };
  }
}
