import { withLanguage } from '@paddock/contract';
import type { SeoPage } from '@paddock/contract/schemas';

import { inertJson } from '../../../kernel/http/inert-json.ts';
import { tag } from '../document/html.ts';
import { cardPath } from './card-routes.ts';
import type { HeadInput } from './seo-page.ts';
import { CARD } from './card.ts';
import { structuredData } from './structured-data.ts';

/**
 * What the head of a page that is well says to machines and to other sites beside its title (S7-27). Each tag names the page
 * it is of: it is taken away when the browser shows another one without a new document.
 */
export function seoTags(input: HeadInput, page: SeoPage): readonly string[] {
  const { facts, matched } = input;
  const of = withLanguage(matched.language, matched.path);
  const og = (name: string, content: string) =>
    tag('meta', { property: `og:${name}`, content, 'data-of': of });
  const data = dataOf(input, page);
  const picture = pictureOf(input, page);
  return [
    og('type', facts?.kind === 'page' && facts.isArticle ? 'article' : 'website'),
    ...(page.canonical === null ? [] : [og('url', page.canonical)]),
    og('locale', matched.language),
    ...(picture === null
      ? []
      : [
          og('image', picture.url),
          og('image:type', 'image/png'),
          og('image:width', String(picture.width)),
          og('image:height', String(picture.height)),
          og('image:alt', picture.alt),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image', 'data-of': of }),
        ]),
    ...(data === undefined
      ? []
      : [`${tag('script', { type: 'application/ld+json', 'data-of': of })}${inertJson(data)}</script>`]),
  ];
}

/** What a page is of, in the words of schema.org; undefined where it has nothing to say, and of a draft. */
export function dataOf({ facts, matched, ownPath, site, publicOrigin }: HeadInput, { name }: SeoPage) {
  if (facts?.kind === 'page' && facts.isPreview) return undefined;
  const { language } = matched;
  const page = { language, path: ownPath, title: name, companyName: site.companyName, publicOrigin };
  return structuredData(facts, page);
}

/** The picture other sites show of a page; null where there is none. */
export function pictureOf({ facts, matched, publicOrigin }: HeadInput, { name }: SeoPage) {
  if (facts?.kind !== 'match') return null;
  return { url: publicOrigin + cardPath(facts.id, matched.language), ...CARD, alt: name };
}
