import type { PageProps } from './parcel-module.ts';

/** The address a page is drawn for: what its props say of it. A query is an edition of rules, or nothing. */
export type DrawnPlace = Pick<
  PageProps,
  'language' | 'page' | 'routeId' | 'params' | 'path' | 'query' | 'status'
>;

/** Where an answer goes beside the cache of reads: the prices of rows or of an event, the sports with their numbers. */
export type DrawnSeed = 'row' | 'event' | 'catalogue';

/** An answer a drawing needs. Everybody may read it: the server asks as a guest. */
export interface DrawnReadRequest {
  /** As `readOf` names it: `GET /web-api/sportsbook/catalogue?`; of what the parcel brings, as its page's `useRead` does. */
  readonly key: string;
  readonly seeds?: DrawnSeed;
  /** What the parcel brings itself, a long text say: nobody is asked. */
  readonly data?: unknown;
}

export interface DrawnRead extends DrawnReadRequest {
  readonly data: unknown;
}

/** What a page was drawn from. It stands in the document as inert JSON (`FRAME_IDS.drawn`), and the browser takes the page over with it. */
export interface DrawnPage {
  readonly parcel: string;
  readonly place: DrawnPlace;
  /** When the answers were read; clocks show it. */
  readonly serverTimeMs: number;
  readonly reads: readonly DrawnRead[];
}

/** How the server draws a page. Both are pure and end at once; what they need of the site they take of `@paddock/shared-utils`. */
export interface PageDrawing {
  /** Undefined for an address that is not drawn: what stands there depends on the visitor. */
  readsOf(place: DrawnPlace): readonly DrawnReadRequest[] | undefined;
  /** The page's markup, as the browser would draw it first. */
  draw(place: DrawnPlace): string;
}

/** Exports of `src/drawing.ts`: page keys, as in the manifest's `drawn`. */
export interface DrawingModule {
  readonly drawings: Readonly<Record<string, PageDrawing>>;
}
