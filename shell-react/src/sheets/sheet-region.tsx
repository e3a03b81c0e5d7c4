import { FRAME_IDS, type FrameHost } from '@paddock/contract';
import { closeSheet } from '@paddock/shared-utils';
import { useSiteConfig } from '@paddock/shared-utils/react';
import { useRef, useState } from 'react';

import { useFrameView } from '../frame/use-frame-view.ts';
import { RegionState } from '../regions/region-state.tsx';
import { useMountedWidget } from '../regions/use-mounted-widget.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { useOpenSheet } from './use-open-sheet.ts';
import { usePhone } from './use-phone.ts';
import { useSheetFocus } from './use-sheet-focus.ts';

const TAGS = { menu: 'nav', aside: 'aside' } as const;

export interface SheetRegionProps {
  readonly host: FrameHost;
  readonly region: keyof typeof TAGS;
  readonly label: string;
}

/**
 * A side region: a column on a desk, a sheet from below on a phone. It is one element with one widget in both, so that
 * turning a tablet loses nothing.
 */
export function SheetRegion(props: SheetRegionProps) {
  const standing = useFrameView(props.host, ({ widgets }) => widgets[props.region]);
  const called = useCalled(props);
  const widget = standing ?? called;
  return widget === null ? null : <StandingSheet {...props} widget={widget} />;
}

/**
 * The site's own widget of a region that the route has no column for: on a phone its sheet can be called from every page,
 * and is brought by the first call.
 */
function useCalled({ host, region }: SheetRegionProps): string | null {
  const own = useSiteConfig((config) => config.widgets[region]) ?? null;
  const hasBar = useFrameView(host, ({ layout }) => layout === 'default');
  const isPhone = usePhone();
  const isOpen = useOpenSheet() === region;
  const [wasCalled, setWasCalled] = useState(false);
  if (isOpen && !wasCalled) setWasCalled(true);
  return hasBar && isPhone && wasCalled ? own : null;
}

function StandingSheet({ host, region, widget, label }: SheetRegionProps & { readonly widget: string }) {
  const element = useRef<HTMLElement>(null);
  const { place, view, retry } = useMountedWidget(host, widget, () => ({ region }));
  const open = useOpenSheet() === region;
  useSheetFocus(element, open);
  const Tag = TAGS[region];
  return (
    <Tag
      ref={element}
      id={FRAME_IDS[region]}
      className={`frame-${region}`}
      aria-label={label}
      {...(open ? { role: 'dialog', 'aria-modal': true, tabIndex: -1 } : {})}
    >
      <SheetHandle onClose={closeSheet} />
      <RegionState shape={region} view={view} onRetry={retry} />
      <div ref={place} className="frame-place" />
    </Tag>
  );
}
