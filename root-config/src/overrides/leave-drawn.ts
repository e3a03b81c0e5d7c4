import { DEFAULT_SKELETON, FRAME_IDS, type BootData, type DrawnPage } from '@paddock/contract';

import { addressOf, type SystemRegistry } from '../remote/system-registry.ts';
import { parcelOf } from './overrides-api.ts';

/** Where the document's own import map stands: the overrides library adds others below it. */
const OWN_MAP = 'script[type="systemjs-importmap"]';

/**
 * Leaves aside what the server drew where code that would take it over is overridden, the page's parcel or a module that all
 * share: the server knows neither. Its region is then as in a document without a drawing. To be called before anything else
 * is added to the import map, and before the page starts.
 */
export function leaveDrawn(
  document: Document,
  system: Pick<SystemRegistry, 'resolve'>,
  { routeTable }: Pick<BootData, 'routeTable'>,
): void {
  const slot = document.querySelector<HTMLElement>('[data-drawn]');
  const drawn = document.getElementById(FRAME_IDS.drawn);
  if (slot === null || drawn === null) return;
  const { parcel, place } = JSON.parse(drawn.textContent) as DrawnPage;
  if (!overridden(document, system).some((name) => [parcel, null].includes(parcelOf(name)))) return;
  const route = routeTable.routes.find(({ id }) => id === place.routeId);
  slot.parentElement?.replaceWith(skeletonOf(document, route?.meta.skeleton));
  drawn.remove();
  // The published sheets would stay on beside the override's own.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-parcel]'))
    if (sheet.dataset['parcel'] === parcel) sheet.remove();
}

/** Names that lead elsewhere than the document says, whichever way of the overrides library brought it about. */
function overridden(document: Document, system: Pick<SystemRegistry, 'resolve'>): readonly string[] {
  const { imports } = JSON.parse(document.querySelector(OWN_MAP)?.textContent ?? '{"imports":{}}') as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return Object.entries(imports).flatMap(([name, address]) =>
    addressOf(system, name) === new URL(address, document.baseURI).href ? [] : [name],
  );
}

/** The page's shape, as the document has it that holds no drawing (`frameMarkup`). */
function skeletonOf(document: Document, kind: string = DEFAULT_SKELETON): HTMLElement {
  const skeleton = document.createElement('div');
  skeleton.className = 'frame-skeleton';
  Object.assign(skeleton.dataset, { shape: 'page', kind });
  skeleton.ariaHidden = 'true';
  skeleton.append(...Array.from({ length: 4 }, () => document.createElement('i')));
  return skeleton;
}
