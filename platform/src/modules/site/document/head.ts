import { escapeHtml } from '@paddock/contract';
import type { SeoPage } from '@paddock/contract/schemas';

import type { HeadInput } from '../seo/seo-page.ts';
import { seoTags } from '../seo/seo-tags.ts';
import { tag } from './html.ts';

/** Title, description, robots, canonical and the other languages of a page, and what it is of (S3-14). */
export function headTags(input: HeadInput, page: SeoPage): string {
  const { title, description, canonical } = page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    description === '' ? '' : tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: page.metaRobots }),
    tag('meta', { property: 'og:site_name', content: page.siteName }),
    tag('meta', { property: 'og:title', content: title }),
    ...page.metas.map(({ name, content }) => tag('meta', { name, content })),
    ...(canonical === null ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    ...page.hrefLang.map(({ language, href }) => tag('link', { rel: 'alternate', hreflang: language, href })),
    ...(canonical === null ? [] : seoTags(input, page)),
  ].join('');
}
