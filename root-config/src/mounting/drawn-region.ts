import { FRAME_IDS, type DrawnPage, type DrawnPlace, type Hydration } from '@paddock/contract';
import { takeOver } from '@paddock/shared-utils';

/** The document's page as the server drew it. */
export interface DrawnRegion {
  /** `betting/home` */
  readonly key: string;
  readonly slot: HTMLElement;
  readonly place: DrawnPlace;
  /** Undefined where it cannot be taken over: then the page is drawn anew. */
  readonly hydration: Promise<Hydration | undefined>;
}

/** Finds what the server drew, and begins to load what takes it over. To be called before the frame draws. */
export function findDrawn(document: Document): DrawnRegion | undefined {
  const slot = document.querySelector<HTMLElement>('[data-drawn]');
  const text = document.getElementById(FRAME_IDS.drawn)?.textContent;
  if (slot === null || typeof text !== 'string') return undefined;
  const drawn = JSON.parse(text) as DrawnPage;
  const { parcel, place } = drawn;
  const hydration = takeOver(drawn).catch(() => undefined);
  return { key: `${parcel}/${place.page}`, slot, place, hydration };
}
