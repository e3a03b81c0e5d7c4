import type { SiteConfig } from '@paddock/contract';

import { appIconsOf } from '../app/app-icons.ts';
import { HOUSE_COLOUR } from '../app/theme-colour.ts';
import { tag } from './html.ts';

/** Icons, manifest and the browser's own frame in the site's colour. */
export function iconTags(site: SiteConfig): string {
  const { pwaManifest } = site;
  const theme = (content: string, media?: string) => tag('meta', { name: 'theme-color', content, media });
  return [
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'manifest', href: '/manifest.json' }),
    ...touchIcons(site),
    ...(pwaManifest === undefined
      ? [
          theme(HOUSE_COLOUR, '(prefers-color-scheme: light)'),
          theme('#0a2117', '(prefers-color-scheme: dark)'),
        ]
      : [theme(pwaManifest.themeColor)]),
  ].join('');
}

/** For home screens that read no manifest (S9-12). */
function touchIcons(site: SiteConfig): readonly string[] {
  if (!site.isPwa) return [];
  return appIconsOf(site)
    .filter(({ purpose }) => purpose === 'any')
    .map(({ href, size }) => tag('link', { rel: 'apple-touch-icon', sizes: `${size}x${size}`, href }));
}

/** After the house's own colours. A change of the brand finds it by its mark. */
export const brandTags = ({ brandStyle: href }: SiteConfig): readonly string[] =>
  href === undefined ? [] : [tag('link', { rel: 'stylesheet', href, 'data-brand': true })];
