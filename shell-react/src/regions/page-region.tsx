import { FRAME_IDS, type FrameHost, type RegionView } from '@paddock/contract';
import { useEffect, useRef } from 'react';

import { RegionState } from './region-state.tsx';

export interface PageRegionProps {
  readonly host: FrameHost;
  readonly view: RegionView;
  readonly inert: boolean;
}

/** The main landmark. The root config mounts pages into its place and keeps the old one until the new one is ready. */
export function PageRegion({ host, view, inert }: PageRegionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) host.attachPageRegion(place.current);
  }, [host]);
  return (
    <main
      id={FRAME_IDS.page}
      className="frame-page"
      tabIndex={-1}
      inert={inert}
      aria-busy={view.status === 'loading'}
    >
      <RegionState shape="page" view={view} onRetry={() => host.retryPage()} />
      <div ref={place} className="frame-place" />
    </main>
  );
}
