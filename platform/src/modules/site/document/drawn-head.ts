import { tag } from './html.ts';
import { crossOriginOf } from './preload.ts';
import type { SharedInput } from './document-input.ts';

/** The script that notes presses of a drawn page, before all other scripts: what is seen can be pressed. */
export function earlyPresses({ drawing, loaded, publicOrigin }: SharedInput): readonly string[] {
  const { earlyPresses: file } = loaded.release;
  if (drawing === undefined || file === undefined) return [];
  const { href, integrity } = file;
  const crossorigin = crossOriginOf(href, publicOrigin);
  return [`${tag('script', { async: true, src: href, integrity, crossorigin })}</script>`];
}

/** Sheets of a page that stands before its script does. */
export function drawnPageStyles({ drawing, matched: { route }, loaded }: SharedInput): readonly string[] {
  if (drawing === undefined) return [];
  const { styles = [] } = loaded.parcels.get(route.parcel)?.pages[route.page] ?? {};
  return styles.map(({ href, integrity }) =>
    tag('link', {
      rel: 'stylesheet',
      href,
      integrity,
      crossorigin: 'anonymous',
      'data-parcel': route.parcel,
    }),
  );
}
