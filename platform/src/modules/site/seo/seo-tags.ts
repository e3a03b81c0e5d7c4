import { withLanguage } from '@paddock/contract';
import type { SeoPage } from '@paddock/contract/schemas';

import { inertJson } from '../../../kernel/http/inert-json.ts';
import { tag } from '../document/html.ts';
import { cardPath, SITE_CARD_PATH } from './card-routes.ts';
import { ogLocaleOf } from './og-locale.ts';
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
    ...(page.description === '' ? [] : [og('description', page.description)]),
    og('locale', ogLocaleOf(matched.language)),
    og('image', picture.url),
    og('image:type', `image/${picture.format}`),
    og('image:width', String(picture.width)),
    og('image:height', String(picture.height)),
    og('image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image', 'data-of': of }),
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

/** A picture other sites show of a page. */
export interface SocialPicture {
  readonly url: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The card of a match, the first picture of a document, and of all other pages the card of the site. */
export function pictureOf(
  { facts, matched, site, publicOrigin }: HeadInput,
  { name }: Pick<SeoPage, 'name'>,
): SocialPicture {
  const card = (path: string, alt: string): SocialPicture => {
    const { width, height } = CARD;
    return { url: publicOrigin + path, format: 'png', width, height, alt };
  };
  if (facts?.kind === 'match') return card(cardPath(facts.id, matched.language), name);
  if (facts?.picture === undefined) return card(SITE_CARD_PATH, site.companyName);
  const { path, ...picture } = facts.picture;
  return { url: publicOrigin + path, format: formatOf(path), ...picture };
}

/** As media types call it. */
function formatOf(path: string): string {
  const [, ending = 'webp'] = /\.([a-z]+)$/.exec(path) ?? [];
  return ending === 'jpg' ? 'jpeg' : ending;
}
