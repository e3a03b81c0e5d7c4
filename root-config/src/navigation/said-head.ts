import { withLanguage } from '@paddock/contract';
import { isContentAddress } from '@paddock/contract/content';
import type { SeoPage } from '@paddock/contract/schemas';

import { setMeta, writeAddresses, type HeadTags } from './head-tags.ts';

const PATH = '/web-api/seo/page';

/**
 * Writes what the site says of a page in place of its own words, as the document of the page has it (S3-14, S7-27). Where
 * nobody answers, or the page has no address of its own, the head stays as it is.
 * @param isStill whether the page is still the one on the screen once there is an answer
 */
export async function writeSaidHead(
  document: Document,
  fetchFile: typeof fetch,
  { matched }: Pick<HeadTags, 'matched'>,
  isStill: () => boolean,
): Promise<void> {
  // What a signed link shows has no address of its own yet: nobody could say anything of it.
  if (isContent(matched) && new URLSearchParams(matched.query).has('preview')) {
    writeNone(document, matched);
    return;
  }
  const asked = encodeURIComponent(withLanguage(matched.language, matched.path));
  const answer = await fetchFile(`${PATH}?path=${asked}`);
  if (answer.status === 404 && isStill()) writeNone(document, matched);
  if (!answer.ok) return;
  const page = (await answer.json()) as SeoPage;
  if (!isStill()) return;
  document.title = page.title;
  setMeta(document, 'name', 'description', page.description);
  setMeta(document, 'name', 'robots', page.metaRobots);
  setMeta(document, 'property', 'og:site_name', page.siteName);
  setMeta(document, 'property', 'og:title', page.title);
  writeAddresses(document, page.canonical, page.hrefLang);
}

const isContent = ({ path }: HeadTags['matched']): boolean => isContentAddress(path.toLowerCase());

/** A document of content that nobody may list: never there, only shown beforehand, or taken back while its page stood open. */
function writeNone(document: Document, matched: HeadTags['matched']): void {
  if (!isContent(matched)) return;
  setMeta(document, 'name', 'robots', 'noindex, follow');
  writeAddresses(document, null, []);
  for (const tag of document.head.querySelectorAll('[data-of]')) tag.remove();
}
