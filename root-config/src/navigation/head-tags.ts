import {
  allowedLanguages,
  canonicalPath,
  robotsOf,
  type MatchedRoute,
  type SiteConfig,
} from '@paddock/contract';
import { isContentAddress } from '@paddock/contract/content';

/** What the head says of a page beside its title. */
export interface HeadTags {
  readonly matched: MatchedRoute;
  readonly status: number;
  readonly site: SiteConfig;
  readonly origin: string;
  /** The document's title. */
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
}

/** Writes description, robots, addresses and what other sites show of the page, as the document module does for the first. */
export function writeHeadTags(document: Document, tags: HeadTags): void {
  const { matched, status, site, title, description } = tags;
  setMeta(document, 'name', 'description', description);
  setMeta(document, 'name', 'robots', robotsOf(matched, status, site.sandbox));
  setMeta(document, 'property', 'og:site_name', site.companyName);
  setMeta(document, 'property', 'og:title', title);
  setAddresses(document, tags);
  dropOthers(document, canonicalPath(matched, matched.language));
}

/**
 * Canonical address and alternates, for pages that are well; an error page has none. Those of the document's own page stay:
 * the server knows what an address should have been that calls its match by other words.
 */
function setAddresses(document: Document, { matched, status, site, origin }: HeadTags): void {
  if (status !== 200) {
    writeAddresses(document, null, []);
    return;
  }
  const own = canonicalPath(matched, matched.language);
  if (document.head.querySelector<HTMLElement>('[data-of]')?.dataset['of'] === own) return;
  const at = (language: string) => origin + canonicalPath(matched, language);
  // A document of content is not there in every language: its own are said once the server has told them.
  if (isContentAddress(matched.path.toLowerCase())) return writeAddresses(document, at(matched.language), []);
  writeAddresses(document, at(matched.language), [
    ...allowedLanguages(site.languages, false).map((language) => ({ language, href: at(language) })),
    { language: 'x-default', href: at(site.languages.fallback) },
  ]);
}

/** Writes links in the place of those that stood. */
export function writeAddresses(
  document: Document,
  canonical: string | null,
  others: readonly { readonly language: string; readonly href: string }[],
): void {
  const stood = 'link[rel="canonical"], link[rel="alternate"][hreflang]';
  for (const link of document.head.querySelectorAll(stood)) link.remove();
  const add = (href: string, attributes: Readonly<Record<string, string>>): void => {
    const link = document.head.appendChild(document.createElement('link'));
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.href = href;
  };
  if (canonical !== null) add(canonical, { rel: 'canonical' });
  for (const { language, href } of others) add(href, { rel: 'alternate', hreflang: language });
}

/** What the document said of its own page alone: it is not true of this one. */
function dropOthers(document: Document, address: string): void {
  for (const tag of document.head.querySelectorAll<HTMLElement>('[data-of]')) {
    if (tag.dataset['of'] !== address) tag.remove();
  }
}

export function setMeta(document: Document, by: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${by}="${name}"]`);
  if (content === '') {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(by, name);
  meta.content = content;
}
