import {
  escapeHtml,
  allowedLanguages,
  canonicalPath,
  documentTitle,
  robotsOf,
  seoKeysOf,
  withLanguage,
  type MatchedRoute,
  type SiteConfig,
} from '@paddock/contract';

import type { Dictionaries } from '../release/dictionaries.ts';
import { tag } from './html.ts';

export interface HeadInput {
  readonly matched: MatchedRoute;
  readonly status: number;
  readonly site: SiteConfig;
  readonly dictionaries: Dictionaries;
  readonly publicOrigin: string;
  /** Values of the title's and description's placeholders the server knows: names of the match, the championship. */
  readonly seoValues: Readonly<Record<string, string>>;
}

/** Title, description, robots, canonical and the other languages of a page (S3-14). */
export function headTags({
  matched,
  status,
  site,
  dictionaries,
  publicOrigin,
  seoValues,
}: HeadInput): string {
  const keys = seoKeysOf(matched.route);
  const values = { company: site.companyName, ...seoValues };
  const say = (key: string) => dictionaries.text(matched.language, keys.namespace, key, values);
  const description = say(keys.description);
  const title = documentTitle(say(keys.title) ?? '', site.companyName);
  const robots = site.sandbox ? 'noindex, nofollow' : robotsOf(matched, status);
  return [
    `<title>${escapeHtml(title)}</title>`,
    description === undefined ? '' : tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: robots }),
    tag('meta', { property: 'og:site_name', content: site.companyName }),
    tag('meta', { property: 'og:title', content: title }),
    ...(status === 200 ? addresses(matched, site, publicOrigin) : []),
  ].join('');
}

/** Canonical address and one alternate per language guests may see; `x-default` lets the site choose. */
function addresses(matched: MatchedRoute, site: SiteConfig, publicOrigin: string): readonly string[] {
  const languages = allowedLanguages(site.languages, false);
  const alternate = (hreflang: string, path: string) =>
    tag('link', { rel: 'alternate', hreflang, href: publicOrigin + path });
  return [
    tag('link', { rel: 'canonical', href: publicOrigin + canonicalPath(matched, matched.language) }),
    ...languages.map((code) => alternate(code, withLanguage(code, matched.path))),
    alternate('x-default', withLanguage(site.languages.fallback, matched.path)),
  ];
}
