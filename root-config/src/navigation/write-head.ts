import { isContentAddress } from '@paddock/contract/content';

import { writeHeadTags, type HeadTags } from './head-tags.ts';
import { writeSaidHead } from './said-head.ts';

/**
 * Writes the head's tags of a page, then what the server alone knows of it: what the site says in place of the page's own words,
 * and in which languages a document of content is written.
 * @param isStill whether the page is still the one on the screen once there is an answer
 */
export async function writeHead(
  document: Document,
  fetchFile: typeof fetch,
  tags: HeadTags,
  isStill: () => boolean,
): Promise<void> {
  writeHeadTags(document, tags);
  if (tags.site.hasSeoRules === true || isOfContent(tags))
    await writeSaidHead(document, fetchFile, tags, isStill);
}

const isOfContent = ({ status, matched }: HeadTags): boolean =>
  status === 200 && isContentAddress(matched.path.toLowerCase());
