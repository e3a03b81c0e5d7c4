import type { BuiltParcel, DrawingFile, SiteConfig } from '@paddock/contract';

import type { DrawingWish } from '../../drawing/index.ts';
import { forDocuments } from './document-boot.ts';
import type { DocumentInput } from './document-input.ts';

/**
 * What a document could be drawn from: a page that its parcel draws, for a guest. Undefined for all others: a player's, one
 * in which parcels may be overridden, one that looks at staging, a page that is not there or hosted elsewhere.
 */
export function drawingWish(
  input: Omit<DocumentInput, 'drawing'>,
  words: ReadonlyMap<string, unknown>,
): DrawingWish | undefined {
  const { matched, loaded, visitor, facts } = input;
  const { route, params, path, language } = matched;
  const parcel = loaded.parcels.get(route.parcel);
  const isForAll =
    visitor.session.userId === null &&
    input.status === 200 &&
    input.overrides === undefined &&
    input.isStaging !== true &&
    input.remote === undefined &&
    route.layout !== 'blocked';
  if (!isForAll || parcel === undefined || !isDrawn(parcel, route.page)) return undefined;
  const { page, id: routeId } = route;
  // All else that a query says is for the page in a browser.
  const edition = facts?.kind === 'page' ? facts.edition : undefined;
  const query = edition === undefined ? '' : `?edition=${String(edition)}`;
  return {
    release: loaded.release,
    parcel,
    language,
    site: drawnSite(input.site),
    words,
    namespaces: [...new Set([...route.meta.dictionaries, route.parcel])],
    place: { language, page, routeId, params, path, query, status: 200 },
  };
}

const drawnSites = new WeakMap<SiteConfig, SiteConfig>();

/**
 * A site as documents tell it, the same object for the same site. Nothing that is drawn is by the visitor's country: a program
 * for each currency would draw the same.
 */
function drawnSite(site: SiteConfig): SiteConfig {
  const known = drawnSites.get(site);
  if (known !== undefined) return known;
  const { geoCurrencyCode: _, ...drawn } = forDocuments(site);
  drawnSites.set(site, drawn);
  return drawn;
}

function isDrawn(parcel: BuiltParcel, page: string): parcel is BuiltParcel & { drawing: DrawingFile } {
  const { drawing, manifest, copies } = parcel;
  return drawing !== undefined && copies === undefined && manifest.drawn?.includes(page) === true;
}
