import {
  escapeHtml,
  directionOf,
  FRAME_IDS,
  frameMarkup,
  type BuiltFile,
  type FrameWidgets,
  type FrameWords,
  type RouteDefinition,
} from '@paddock/contract';

import { LOOK_PATH } from '../../releases/index.ts';
import { hiddenCard, PLAIN_STYLE } from '../pages/plain-page.ts';
import { seoPageOf, type HeadInput } from '../seo/seo-page.ts';
import { siteWords } from '../words/site-words.ts';
import { brandTags, iconTags } from './brand-tags.ts';
import { ownBootJson, sharedBootJson } from './document-boot.ts';
import type { SharedInput } from './document-input.ts';
import { importMapJson } from './document-json.ts';
import { documentParts, type DocumentParts } from './document-parts.ts';
import { drawnPageStyles, earlyPresses } from './drawn-head.ts';
import { headTags } from './head.ts';
import { tag } from './html.ts';
import { crossOriginOf, parcelsOfPage, preloadLinks, ROOT_MODULES, widgetsOf } from './preload.ts';
import { viewportOf } from './site-platform.ts';
import { belowDrawn, withoutScripts } from './without-scripts.ts';

/**
 * The document of a page: head, import map, preloads, boot data and the frame's reserved regions. No script in it is
 * inline and executable: the map and the boot data are inert JSON.
 * @returns all of it but its end, which is its visitor's own (`documentEnd`)
 */
export function renderDocument(input: SharedInput): string {
  const { matched, site, visitor, loaded } = input;
  const widgets = widgetsOf(matched, site, loaded);
  const parts = partsOf(input, widgets);
  const said: HeadInput = { ...input, dictionaries: loaded.dictionaries, titled: titledBy(input) };
  const page = seoPageOf(said);
  return [
    '<!doctype html>',
    tag('html', {
      lang: matched.language,
      dir: directionOf(matched.language),
      'data-theme': visitor.theme,
      'data-scale': visitor.scale,
      'data-look': visitor.looks,
      'data-platform': visitor.platform,
    }),
    `<head>${headOf(input, widgets, parts, headTags(said, page))}</head>`,
    `<body>${withoutScripts(input, page)}${bodyOf(input, widgets, parts)}`,
  ].join('');
}

/** The end of a document: who asks, and when. */
export function documentEnd(own: Parameters<typeof ownBootJson>[0]): string {
  return `${ownBootJson(own)}</script></body></html>`;
}

/** Overrides change any parcel, so their documents carry all. */
function partsOf(input: SharedInput, widgets: FrameWidgets): DocumentParts {
  const { loaded, matched, overrides } = input;
  const needed = overrides === undefined ? parcelsOfPage(matched, widgets) : loaded.parcels.keys();
  return documentParts(loaded.release, new Set(needed));
}

function headOf(input: SharedInput, widgets: FrameWidgets, parts: DocumentParts, pageTags: string): string {
  const { matched, loaded, publicOrigin } = input;
  const { release } = loaded;
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: viewportOf(input.visitor.platform) }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    pageTags,
    iconTags(input.site),
    // Sheets first: nothing is painted before the last of them, and a slow line has six connections.
    ...release.styles.map(({ href, integrity }) =>
      tag('link', {
        rel: 'stylesheet',
        href,
        integrity,
        crossorigin: crossOriginOf(href, publicOrigin),
      }),
    ),
    tag('link', { rel: 'stylesheet', href: PLAIN_STYLE.href }),
    ...brandTags(input.site),
    ...drawnPageStyles(input),
    ...earlyPresses(input),
    ...release.fonts.map(({ href }) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    ...mapAndLoader(input, parts),
    preloadLinks(matched, widgets, loaded, publicOrigin),
  ].join('');
}

/** A page that stands and shows nothing is titled as the page of what is not there. */
function titledBy({ status, pageStatus, loaded }: SharedInput): RouteDefinition | undefined {
  return status === 404 && pageStatus === 200 ? loaded.matcher.notFound() : undefined;
}

/** In the order import-map-overrides and SystemJS need: type, map, overrides, loader, root module. */
function mapAndLoader(
  { loaded: { release }, canary, overrides, publicOrigin, scriptAddresses }: SharedInput,
  parts: DocumentParts,
): readonly string[] {
  const deferred = ({ href, integrity }: BuiltFile) => {
    const crossorigin = crossOriginOf(href, publicOrigin);
    return `${tag('script', { defer: true, src: href, integrity, crossorigin })}</script>`;
  };
  const [root] = ROOT_MODULES;
  return [
    tag('meta', {
      name: 'importmap-type',
      content: 'systemjs-importmap',
      'allow-query-param-override': overrides === undefined ? undefined : true,
    }),
    scriptAddresses.length === 0 ? '' : tag('meta', { name: 'scripts', content: scriptAddresses.join(' ') }),
    `<script type="systemjs-importmap">${importMapJson(parts)}</script>`,
    ...(overrides === undefined
      ? []
      : [deferred(release.overrides.rescue), deferred(release.overrides.library)]),
    ...(canary === undefined || release.canaryWatch === undefined ? [] : [deferred(release.canaryWatch)]),
    deferred(release.loader),
    `${tag('script', { type: 'systemjs-module', src: `import:${root}` })}</script>`,
  ];
}

function bodyOf(input: SharedInput, widgets: FrameWidgets, parts: DocumentParts): string {
  const { matched, site, visitor, drawing } = input;
  const { layout, meta, parcel } = matched.route;
  const drawn = drawing && { parcel, html: drawing.html };
  const words = siteWords(matched.language);
  const fatal = {
    theme: visitor.theme,
    companyName: site.companyName,
    title: words.fatal.title,
    paragraphs: [words.fatal.text],
    action: { label: words.fatal.retry, href: '' },
    styles: [],
  };
  return [
    input.isDemo ? `<p class="site-notice">${escapeHtml(words.demo)}</p>` : '',
    ...stagingMark(input),
    `<div id="${FRAME_IDS.root}">${frameMarkup(layout, widgets, frameWords(input), meta.skeleton, drawn)}</div>`,
    belowDrawn(input),
    `<div id="${FRAME_IDS.portals}"></div>`,
    `<div id="${FRAME_IDS.announcer}" class="frame-announcer" role="status" aria-live="polite"></div>`,
    hiddenCard(FRAME_IDS.fatal, fatal),
    ...(drawing === undefined
      ? []
      : [`<script type="application/json" id="${FRAME_IDS.drawn}">${drawing.json}</script>`]),
    `<script type="application/json" id="${FRAME_IDS.boot}">${sharedBootJson(input, parts)}`,
  ].join('');
}

/** On every page of a browser that looks at staging: what it is, and the way out. */
function stagingMark({
  isStaging,
  matched: { language },
  loaded: { release },
}: SharedInput): readonly string[] {
  if (isStaging !== true) return [];
  const mark = siteWords(language).staging.mark.replace('{{release}}', String(release.number));
  return [`${tag('a', { class: 'staging-mark', href: LOOK_PATH })}${escapeHtml(mark)}</a>`];
}

/** The frame's words of the release's `common` dictionary, so that document and page say the same. */
function frameWords({ matched: { language }, loaded: { dictionaries } }: SharedInput): FrameWords {
  const own = siteWords(language).frame;
  const say = (key: keyof FrameWords) => dictionaries.text(language, 'common', `frame.${key}`) ?? own[key];
  return { skip: say('skip'), menu: say('menu'), aside: say('aside') };
}
