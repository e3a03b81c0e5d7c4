import {
  allowedLanguages,
  canonicalPath,
  documentTitle,
  robotsOf,
  seoKeysOf,
  type MatchedRoute,
  type SiteConfig,
} from '@paddock/contract';

export interface HeadInput {
  readonly matched: MatchedRoute;
  readonly status: number;
  readonly site: SiteConfig;
  readonly origin: string;
  /** The page the document was written for, so that its head says it all already. */
  readonly isDocuments: boolean;
  /** Values of the placeholders in title and description, from the page. */
  readonly values: Readonly<Record<string, string>>;
  /** Translates a key of a namespace; a missing key answers the key. */
  translate(namespace: string, key: string, values: Readonly<Record<string, string>>): string;
}

/** A placeholder whose value the page has not given yet. */
const OPEN_PLACEHOLDER = /\{\{/;

/**
 * Writes what the document module wrote for the first page. Answers the page's own title, for announcing; empty while
 * values for its placeholders are missing. Until they come the document's own words stand on the first page.
 */
export function applyHead(document: Document, input: HeadInput): string {
  const { matched, status, site } = input;
  const { companyName } = site;
  const keys = seoKeysOf(matched.route);
  const translate = (key: string): string =>
    input.translate(keys.namespace, key, { company: companyName, ...input.values });
  const waits = OPEN_PLACEHOLDER.test(translate(keys.title));
  if (waits && input.isDocuments) return '';
  const say = (key: string): string => {
    const words = translate(key);
    const missing = words === key || words === `${keys.namespace}:${key}`;
    return missing || OPEN_PLACEHOLDER.test(words) ? '' : words;
  };
  const title = say(keys.title);
  document.title = documentTitle(title, companyName);
  setMeta(document, 'name', 'description', say(keys.description));
  setMeta(document, 'name', 'robots', robotsOf(matched, status, site.sandbox));
  setMeta(document, 'property', 'og:site_name', companyName);
  setMeta(document, 'property', 'og:title', document.title);
  setAddresses(document, input);
  return title === '' && !waits ? companyName : title;
}

/** Canonical address and alternates, for pages that are well; an error page has none. */
function setAddresses(document: Document, { matched, status, site, origin }: HeadInput): void {
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
