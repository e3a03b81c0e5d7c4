import { ownSpelling } from '@paddock/contract';

import type { HeadTags } from './head-tags.ts';

/** What the head says of a page that was asked for in capitals: that it stands at its one address. */
export function atOwnAddress(tags: HeadTags): HeadTags {
  const { matched, status } = tags;
  return status === 404 ? tags : { ...tags, matched: { ...matched, path: ownSpelling(matched) } };
}

/** Shows that address for the one a link had, as a direct load is redirected to it; not where another page has come meanwhile. */
export function showOwnAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  asked: HeadTags['matched'],
  own: HeadTags['matched'],
): void {
  const { pathname, search, hash } = location;
  if (asked.path === own.path || pathname.replace(/\/$/, '') !== `/${asked.language}${asked.path}`) return;
  history.replaceState(history.state, '', `/${own.language}${own.path}${search}${hash}`);
}
