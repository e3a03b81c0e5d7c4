import { useMemo, useState, type ReactNode } from 'react';
import type { RegionProps } from '@paddock/contract';

import { ParcelBoundary, type ErrorTexts } from './parcel-boundary.tsx';
import { ParcelContext, type Direction } from './parcel-context.ts';
import styles from './parcel-root.module.css';

export interface ParcelRootProps {
  /** The parcel's name, for errors: "betting". */
  readonly parcel: string;
  readonly direction: Direction;
  /** Words for a failure of the whole parcel. */
  readonly errorTexts: () => ErrorTexts;
  readonly portalContainer?: HTMLElement | undefined;
  /** What the root config passed; `useReady` reads it. */
  readonly props?: RegionProps | undefined;
  readonly children: ReactNode;
}

/** The root of every React parcel: direction, error boundary that names the parcel, container for portals. */
export function ParcelRoot(root: ParcelRootProps) {
  const { parcel, direction, portalContainer, props, children } = root;
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const container = portalContainer ?? own;
  const environment = useMemo(
    () => ({ parcel, direction, portalContainer: container, props: props ?? null }),
    [parcel, direction, container, props],
  );
  return (
    <ParcelContext value={environment}>
      {/* `contents`: the wrapper carries direction and takes no part in the region's layout. */}
      <div dir={direction} data-parcel={parcel} className={styles.root}>
        <ParcelBoundary parcel={parcel} errorTexts={root.errorTexts} onError={props?.onError}>
          {children}
        </ParcelBoundary>
        {portalContainer === undefined && <div ref={setOwn} data-portals="" className={styles.root} />}
      </div>
    </ParcelContext>
  );
}
