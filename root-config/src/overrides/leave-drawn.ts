import type { BootData, DEFAULT_SKELETON, DrawnPage, FRAME_IDS } from '@paddock/contract';

import { parcelOf } from './overrides-api.ts';

// Their types alone: a value that this chunk took from what everybody loads would be made known there.
const DRAWN_ID: (typeof FRAME_IDS)['drawn'] = 'drawn';
const USUAL_SHAPE: typeof DEFAULT_SKELETON = 'text';

/** Where the document's own import map stands: the overrides library adds others below it. */
const OWN_MAP = 'script[type="systemjs-importmap"]';

/** Where a name of the import map leads now; null for one outside of it. */
type AddressOf = (name: string) => string | null;

/**
 * Leaves aside what the server drew where code that would take it over is overridden, the page's parcel or a module that all
 * share: the server knows neither. Its region is then as in a document without a drawing. To be called before anything else
 * is added to the import map, and before the page starts.
 */
export function leaveDrawn(
  document: Document,
  addressOf: AddressOf,
  { routeTable }: Pick<BootData, 'routeTable'>,
): void {
  const slot = document.querySelector<HTMLElement>('[data-drawn]');
  const drawn = document.getElementById(DRAWN_ID);
  if (slot === null || drawn === null) return;
  const { parcel, place } = JSON.parse(drawn.textContent) as DrawnPage;
  if (!overridden(document, addressOf).some((name) => [parcel, null].includes(parcelOf(name)))) return;
  const route = routeTable.routes.find(({ id }) => id === place.routeId);
  slot.parentElement?.replaceWith(skeletonOf(document, route?.meta.skeleton));
  drawn.remove();
  // The published sheets would stay on beside the override's own.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-parcel]'))
    if (sheet.dataset['parcel'] === parcel) sheet.remove();
}

/** Names that lead elsewhere than the document says, whichever way of the overrides library brought it about. */
function overridden(document: Document, addressOf: AddressOf): readonly string[] {
  const { imports } = JSON.parse(document.querySelector(OWN_MAP)?.textContent ?? '{"imports":{}}') as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return Object.entries(imports).flatMap(([name, address]) =>
    addressOf(name) === new URL(address, document.baseURI).href ? [] : [name],
  );
}

/** The page's shape, as the document has it that holds no drawing (`frameMarkup`). */
function skeletonOf(document: Document, kind: string = USUAL_SHAPE): HTMLElement {
  const skeleton = document.createElement('div');
  skeleton.className = 'frame-skeleton';
  Object.assign(skeleton.dataset, { shape: 'page', kind });
  skeleton.ariaHidden = 'true';
  skeleton.append(...Array.from({ length: 4 }, () => document.createElement('i')));
  return skeleton;
}
