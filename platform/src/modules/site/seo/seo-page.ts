import {
  documentTitle,
  inLanguage,
  robotsOf,
  seoKeysOf,
  seoKeysOfPage,
  withLanguage,
  type MatchedRoute,
  type RouteDefinition,
  type SiteConfig,
} from '@paddock/contract';
import type { MetaRobots, SeoPage, SeoRule } from '@paddock/contract/schemas';

import type { Dictionaries } from '../release/dictionaries.ts';
import { dictionaryName } from './dictionary-name.ts';
import type { PageFacts } from './page-facts.ts';
import { pageLanguages } from './page-languages.ts';
import { seoWordsOf, strictest } from './seo-rules.ts';

export interface HeadInput {
  readonly matched: MatchedRoute;
  /** The page's own path, without language; the asked one may call what it is of by other words. */
  readonly ownPath: string;
  readonly status: number;
  readonly site: SiteConfig;
  readonly dictionaries: Dictionaries;
  readonly publicOrigin: string;
  /** Values of the title's and description's placeholders the server knows: names of the match, the championship. */
  readonly seoValues: Readonly<Record<string, string>>;
  /** What it is of, beyond its title. */
  readonly facts?: PageFacts | undefined;
  /** The page whose words title it, where these are not its own. */
  readonly titled?: RouteDefinition | undefined;
}

/** What a page says to search engines: its own words, and what the site says in their place (S3-14). */
export function seoPageOf(input: HeadInput): SeoPage {
  const { matched, status, site, facts } = input;
  const { rule, robots } = seoWordsOf(site.seo, matched.path);
  const own = ownWords(input);
  const { language } = matched;
  const name = rule?.title === undefined ? own.title : inLanguage(rule.title, language);
  const isPreview = facts?.kind === 'page' && facts.isPreview;
  const isWell = status === 200 && !isPreview;
  return {
    title: documentTitle(name, site.companyName),
    name: name === '' ? site.companyName : name,
    description: rule?.description === undefined ? own.description : inLanguage(rule.description, language),
    siteName: rule?.siteName ?? site.companyName,
    metaRobots: strictest(robotsOf(matched, status, site.sandbox || isPreview) as MetaRobots, robots),
    metas: [...(rule?.metas ?? [])],
    canonical: isWell ? canonicalOf(input, rule) : null,
    hrefLang: isWell ? [...alternates(input, rule)] : [],
  };
}

/** A page's own title and description; empty where its parcel has none. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The words of a page in its own language: the most particular that its parcel has. */
export function ownWords(
  input: Pick<HeadInput, 'matched' | 'site' | 'dictionaries' | 'seoValues' | 'titled'>,
): PageWords {
  const { matched, site, dictionaries, seoValues, titled } = input;
  const values = { company: site.companyName, ...seoValues, ...dictionaryName(matched, dictionaries) };
  const say = (namespace: string, key: string) => dictionaries.text(matched.language, namespace, key, values);
  const { namespace, title, description } =
    titled === undefined ? seoKeysOfPage(matched, say) : seoKeysOf(titled);
  return { title: say(namespace, title) ?? '', description: say(namespace, description) ?? '' };
}

/** The page's own address; of a document without a text in the page's language that of the language it is shown in. */
function canonicalOf(input: HeadInput, rule: SeoRule | undefined): string {
  const { matched, ownPath, site, publicOrigin, facts } = input;
  const shown = facts?.kind === 'page' ? facts.language : matched.language;
  const { codes } = pageLanguages(site.languages, undefined);
  const own = withLanguage(codes.includes(shown) ? shown : matched.language, ownPath);
  const said = rule?.customCanonical;
  if (said === undefined) return publicOrigin + own;
  if (said.mode === 'url') return publicOrigin + withLanguage(matched.language, said.targetUrl);
  return `${new URL(publicOrigin).protocol}//${said.domain}${own}`;
}

/** The page in each language it is there in for guests; `x-default` lets the site choose. */
function alternates({ ownPath, site, publicOrigin, facts }: HeadInput, rule: SeoRule | undefined) {
  const written = facts?.kind === 'page' ? facts.languages : undefined;
  const { codes, byDefault } = pageLanguages(site.languages, written);
  const named = codes.filter((code) => rule?.hrefLang?.includes(code) ?? true);
  const at = (language: string, code: string) => ({
    language,
    href: publicOrigin + withLanguage(code, ownPath),
  });
  const all = named.map((code) => at(code, code));
  return byDefault === undefined ? all : [...all, at('x-default', byDefault)];
}
