import type { RegionProps } from '@paddock/contract';
import { createContext, useContext, useLayoutEffect } from 'react';

/** Direction of writing of the page's language. */
export type Direction = 'ltr' | 'rtl';

/** What components below a ParcelRoot may know of the parcel they are in. */
export interface ParcelEnvironment {
  readonly parcel: string;
  readonly direction: Direction;
  /** Null until the root has painted once. */
  readonly portalContainer: HTMLElement | null;
  /** What the root config passed; null outside of a page or widget made by `reactLifecycles`. */
  readonly props: RegionProps | null;
}

/** Outside of a ParcelRoot: tests and galleries of single components. */
const NOWHERE: ParcelEnvironment = { parcel: '', direction: 'ltr', portalContainer: null, props: null };

export const ParcelContext = createContext<ParcelEnvironment>(NOWHERE);

/** The parcel's name, direction and portal container. */
export function useParcel(): ParcelEnvironment {
  return useContext(ParcelContext);
}

/**
 * Tells the root config that the page is ready: its first content or skeleton stands in the document. It is said before
 * the browser paints, so that the page is laid out and painted once, in sight, and not a first time while it is hidden.
 * A later mount brings another `onReady` and is answered again.
 */
export function useReady(isReady: boolean): void {
  const { props } = useContext(ParcelContext);
  const onReady = props?.onReady;
  useLayoutEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
}
