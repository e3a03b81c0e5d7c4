import { Type } from 'typebox';
import type { SiteConfig } from '@paddock/contract';
import { SeoRule } from '@paddock/contract/schemas';

/** Key of `site.json` for what pages say to search engines (S3-14). */
export const SEO_KEYS = { seo: Type.Array(SeoRule, { maxItems: 500 }) };

/** Two words on one page, and a page said to be that of a host nobody knows. */
export function seoContradiction({ seo = [], ownHosts = [], languages }: SiteConfig): string | undefined {
  const paths = seo.map(({ path }) => path.toLowerCase());
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice !== undefined) return `/seo has ${twice} twice`;
  for (const { path, customCanonical, hrefLang = [] } of seo) {
    const isOther = customCanonical?.mode === 'mirror' && !ownHosts.includes(customCanonical.domain);
    if (isOther)
      return `/seo says of ${path} that it is a page of ${customCanonical.domain}, which is not in /ownHosts`;
    const unknown = hrefLang.find((code) => !languages.all.includes(code));
    if (unknown !== undefined) return `/seo names ${unknown} for ${path}, which is not in /languages`;
  }
  return undefined;
}
