import { isContentAddress } from '@paddock/contract/content';

import { keepRouteHistory } from '../route-history/keep-route-history.ts';
import { writeHeadTags, type HeadTags } from './head-tags.ts';
import { atOwnAddress, showOwnAddress } from './own-address.ts';
import { writeSaidHead } from './said-head.ts';

/**
 * Shows a page at its one address, and writes the head's tags of a page, then what the server alone knows of it: what the site says in place of the page's own words,
 * and in which languages a document of content is written.
 * @param isStill whether the page is still the one on the screen once there is an answer
 */
export async function writeHead(
  document: Document,
  fetchFile: typeof fetch,
  asked: HeadTags,
  isStill: () => boolean,
): Promise<void> {
  const tags = atOwnAddress(asked);
  const { defaultView } = document;
  if (defaultView !== null) showOwnAddress(defaultView, asked.matched, tags.matched);
  writeHeadTags(document, tags);
  // One that stands is kept once it has stood for a while; of this one the page has learnt only now that it does not.
  if (tags.status !== 200 && defaultView !== null) keepRouteHistory(defaultView, tags.matched);
  if (tags.site.hasSeoRules === true || isOfContent(tags))
    await writeSaidHead(document, fetchFile, tags, isStill);
}

const isOfContent = ({ status, matched }: HeadTags): boolean =>
  status === 200 && isContentAddress(matched.path.toLowerCase());
