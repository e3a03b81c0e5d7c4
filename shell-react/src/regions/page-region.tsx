import { DEFAULT_SKELETON, FRAME_IDS, type FrameHost } from '@paddock/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useFrameView } from '../frame/use-frame-view.ts';
import { RegionState } from './region-state.tsx';

export interface PageRegionProps {
  readonly host: FrameHost;
  readonly inert: boolean;
}

/** The main landmark. The root config mounts pages into its place and keeps the old one until the new one is ready. */
export function PageRegion({ host, inert }: PageRegionProps) {
  const view = useFrameView(host, ({ page }) => page);
  // The document drew the shape of this visit's page, and stands until the frame has drawn itself.
  const [kind] = useState(
    () =>
      document.querySelector<HTMLElement>(`#${FRAME_IDS.page} > [data-kind]`)?.dataset['kind'] ??
      DEFAULT_SKELETON,
  );
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn] = useState(view.status === 'ready');
  // What the server drew of the page goes in before the frame is painted.
  useLayoutEffect(() => {
    if (isDrawn && place.current !== null) host.attachPageRegion(place.current);
  }, [host, isDrawn]);
  // Any other page once this region hears of it: one ready earlier would be painted below its own skeleton.
  useEffect(() => {
    if (!isDrawn && place.current !== null) host.attachPageRegion(place.current);
  }, [host, isDrawn]);
  return (
    <main
      id={FRAME_IDS.page}
      className="frame-page"
      tabIndex={-1}
      inert={inert}
      aria-busy={view.status === 'loading'}
    >
      <RegionState shape="page" kind={kind} view={view} onRetry={() => host.retryPage()} />
      <div ref={place} className="frame-place" />
    </main>
  );
}
