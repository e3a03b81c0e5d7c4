import type { FrameHost } from '@paddock/contract';
import { dialogs$, type Dialog } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { lazy, Suspense, useState } from 'react';

/** The overlays are not needed for the first paint: they come with the first dialog. */
const WidgetDialog = lazy(async () => ({ default: (await import('./widget-dialog.tsx')).WidgetDialog }));

/** The one place where dialogs are: at most one is open, so that two parcels never trap the focus at once (S2-67). */
export function DialogHost({ host }: { readonly host: FrameHost }) {
  const value = useStream(dialogs$);
  const [last, setLast] = useState<Dialog | null>(null);
  if (value.status === 'open' && value.dialog !== last) setLast(value.dialog);
  if (last === null) return null;
  return (
    <Suspense fallback={<div className="frame-dialog-wait" aria-hidden="true" />}>
      <WidgetDialog key={last.id} host={host} dialog={last} open={value.status === 'open'} />
    </Suspense>
  );
}
