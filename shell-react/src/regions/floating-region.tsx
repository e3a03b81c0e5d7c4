import { FRAME_IDS, type FrameHost } from '@paddock/contract';

import { useAfter } from '../frame/use-after.ts';
import { useFrameView } from '../frame/use-frame-view.ts';
import { useMountedWidget } from './use-mounted-widget.ts';

/** How long after the frame the widget is asked for: the code and the data of the first page have the line until then. */
export const FLOATING_AFTER_MS = 2_000;

/** What floats over every page: an offer, not a part of the page. It comes last, announces nothing and never complains. */
export function FloatingRegion({ host, inert }: { readonly host: FrameHost; readonly inert: boolean }) {
  const widget = useFrameView(host, ({ widgets }) => widgets.floating);
  const isDue = useAfter(FLOATING_AFTER_MS);
  if (widget === null) return null;
  return (
    <div id={FRAME_IDS.floating} className="frame-floating" inert={inert}>
      {isDue && <FloatingWidget host={host} widget={widget} />}
    </div>
  );
}

function FloatingWidget({ host, widget }: { readonly host: FrameHost; readonly widget: string }) {
  const { place } = useMountedWidget(host, widget, () => ({ region: 'floating' }));
  return <div ref={place} className="frame-place" />;
}
