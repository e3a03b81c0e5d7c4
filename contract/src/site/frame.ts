import { escapeHtml } from './escape-html.ts';
import type { LayoutName, RouteMeta, SkeletonKind } from '../routing/route.ts';
import { FRAME_REGIONS, type FrameRegion } from './boot.ts';

/** Ids the document, the root config and the frame share. The page region is `#page`, target of the skip link. */
export const FRAME_IDS = {
  /** Inert JSON of BootData. */
  boot: 'boot',
  /** Inert JSON of DrawnPage. */
  drawn: 'drawn',
  /** React root of the frame; the document fills it with `frameMarkup`. */
  root: 'frame-root',
  header: 'region-header',
  menu: 'region-menu',
  page: 'page',
  aside: 'region-aside',
  footer: 'region-footer',
  floating: 'region-floating',
  /** Home of every region's portals, outside all clipping. */
  portals: 'frame-portals',
  /** Polite live region for page titles. */
  announcer: 'frame-announcer',
  /** Complete, translated fatal page, hidden until the frame cannot be loaded. */
  fatal: 'fatal',
} as const;

/** Element and class of every landmark, in document order. Parcels render no landmark of their own inside them. */
const LANDMARKS = [
  { region: 'header', tag: 'header', label: undefined },
  { region: 'menu', tag: 'nav', label: 'menu' },
  { region: 'page', tag: 'main', label: undefined },
  { region: 'aside', tag: 'aside', label: 'aside' },
  { region: 'footer', tag: 'footer', label: undefined },
  { region: 'floating', tag: 'div', label: undefined },
] as const;

/** Which widget stands in which region; null leaves the region out. */
export type FrameWidgets = Readonly<Record<FrameRegion, string | null>>;

const LAYOUT_REGIONS: Readonly<Record<LayoutName, readonly FrameRegion[]>> = {
  default: FRAME_REGIONS,
  headless: ['footer', 'floating'],
  empty: [],
  blocked: [],
};

/** The widgets of a route: the site's, cut by the layout, changed by the route's own regions (S2-02 to S2-05). */
export function frameWidgets(
  layout: LayoutName,
  site: FrameWidgets,
  regions: RouteMeta['regions'] = {},
): FrameWidgets {
  const widgetOf = (region: FrameRegion): string | null => {
    if (!LAYOUT_REGIONS[layout].includes(region)) return null;
    const own = region === 'header' ? undefined : regions[region];
    return own === undefined ? site[region] : own;
  };
  return {
    header: widgetOf('header'),
    menu: widgetOf('menu'),
    aside: widgetOf('aside'),
    footer: widgetOf('footer'),
    floating: widgetOf('floating'),
  };
}

/** Of a route that says nothing of what comes. */
export const DEFAULT_SKELETON: SkeletonKind = 'text';

/** Words the document needs before any script runs, from the `common` dictionary (`frame.*`). */
export interface FrameWords {
  readonly skip: string;
  readonly menu: string;
  readonly aside: string;
}

/**
 * The frame as HTML with reserved, empty regions, for the document. The frame's React tree draws the same elements
 * with the same ids and classes, so that taking over moves nothing.
 */
export function frameMarkup(
  layout: LayoutName,
  widgets: FrameWidgets,
  words: FrameWords,
  skeleton: SkeletonKind = DEFAULT_SKELETON,
  drawn?: { readonly parcel: string; readonly html: string },
): string {
  const landmarks = LANDMARKS.filter(({ region }) => region === 'page' || widgets[region] !== null);
  const html = landmarks.map(({ region, tag, label }) => {
    const name = label === undefined ? '' : ` aria-label="${escapeHtml(words[label])}"`;
    const focus = region === 'page' ? ' tabindex="-1"' : '';
    // A page's shape has four parts; each kind lays out those it has.
    const [kind, parts] =
      region === 'page' ? [` data-kind="${skeleton}"`, '<i></i><i></i><i></i><i></i>'] : ['', ''];
    const shape = `<div class="frame-skeleton" data-shape="${region}"${kind} aria-hidden="true">${parts}</div>`;
    const content = region === 'page' && drawn !== undefined ? drawnSlot(drawn) : shape;
    return `<${tag} id="${FRAME_IDS[region]}" class="frame-${region}"${name}${focus}>${content}</${tag}>`;
  });
  const skip = `<a class="frame-skip" href="#${FRAME_IDS.page}">${escapeHtml(words.skip)}</a>`;
  return `<div class="frame" ${frameAttributes(layout, widgets)}>${skip}${html.join('')}</div>`;
}

/** A page as the server drew it, in the place it will be mounted in. */
function drawnSlot({ parcel, html }: { readonly parcel: string; readonly html: string }): string {
  return `<div class="frame-place"><div class="frame-slot" data-parcel="${escapeHtml(parcel)}" data-drawn="">${html}</div></div>`;
}

/** `data-layout`, and `data-menu` and `data-aside` where those columns stand: what the frame's grid looks at. */
function frameAttributes(layout: LayoutName, widgets: FrameWidgets): string {
  const columns = (['menu', 'aside'] as const).filter((region) => widgets[region] !== null);
  return [`data-layout="${layout}"`, ...columns.map((region) => `data-${region}=""`)].join(' ');
}
