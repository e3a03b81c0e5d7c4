import { FRAME_IDS, type FrameHost } from '@paddock/contract';

import { useFrameView } from '../frame/use-frame-view.ts';
import { RegionState } from './region-state.tsx';
import { useMountedWidget } from './use-mounted-widget.ts';

/** Regions that are one element with one widget: each is named like its element. */
type LandmarkRegion = 'header' | 'footer';

export interface WidgetRegionProps {
  readonly host: FrameHost;
  readonly region: LandmarkRegion;
  readonly inert?: boolean;
}

/** A landmark with its widget; it is not there while no widget stands in it. */
export function WidgetRegion(props: WidgetRegionProps) {
  const widget = useFrameView(props.host, ({ widgets }) => widgets[props.region]);
  return widget === null ? null : <StandingRegion {...props} widget={widget} />;
}

function StandingRegion({
  host,
  region,
  widget,
  inert = false,
}: WidgetRegionProps & { readonly widget: string }) {
  const { place, view, retry } = useMountedWidget(host, widget, () => ({ region }));
  const Tag = region;
  return (
    <Tag id={FRAME_IDS[region]} className={`frame-${region}`} inert={inert}>
      <RegionState shape={region} view={view} onRetry={retry} />
      <div ref={place} className="frame-place" />
    </Tag>
  );
}
