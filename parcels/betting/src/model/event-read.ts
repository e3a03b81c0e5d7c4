import { readOf } from '@paddock/shared-utils';

/** A match with all its markets, as it is read. */
export const eventRead = (id: string) => readOf('/web-api/sportsbook/events/:id', { params: { id } });
