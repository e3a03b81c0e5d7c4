import {
  allowedLanguages,
  canonicalPath,
  robotsOf,
  type MatchedRoute,
  type SiteConfig,
} from '@paddock/contract';

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
}

/** Canonical address and alternates, for pages that are well; an error page has none. */
function setAddresses(document: Document, { matched, status, site, origin }: HeadTags): void {
  for (const link of document.head.querySelectorAll(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
  )) {
    link.remove();
  }
  if (status !== 200) return;
  const add = (attributes: Readonly<Record<string, string>>, language: string): void => {
    const link = document.head.appendChild(document.createElement('link'));
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.href = origin + canonicalPath(matched, language);
  };
  add({ rel: 'canonical' }, matched.language);
  for (const code of allowedLanguages(site.languages, false)) add({ rel: 'alternate', hreflang: code }, code);
  add({ rel: 'alternate', hreflang: 'x-default' }, site.languages.fallback);
}

function setMeta(document: Document, by: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${by}="${name}"]`);
  if (content === '') {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(by, name);
  meta.content = content;
}
