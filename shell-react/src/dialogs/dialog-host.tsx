import type { FrameHost } from '@paddock/contract';
import { closeDialog, dialogs$, notify, type Dialog } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { useEffect, useState } from 'react';

import { useLoaded } from '../frame/use-loaded.ts';

/** The overlays are not needed for the first paint: they come with the first dialog. */
const loadDialog = () => import('./widget-dialog.tsx');

/** The one place where dialogs are: at most one is open, so that two parcels never trap the focus at once (S2-67). */
export function DialogHost({ host }: { readonly host: FrameHost }) {
  const value = useStream(dialogs$);
  const [last, setLast] = useState<Dialog | null>(null);
  if (value.status === 'open' && value.dialog !== last) setLast(value.dialog);
  const isOpen = value.status === 'open';
  const loaded = useLoaded(isOpen ? value.dialog : null, loadDialog);
  const lostId = isOpen && loaded.status === 'failed' ? value.dialog.id : null;

  useEffect(() => {
    if (lostId === null) return;
    closeDialog(lostId);
    notify({ kind: 'error', text: { key: 'common:errors.NETWORK_ERROR' } });
  }, [lostId]);

  if (last === null) return null;
  if (loaded.status !== 'ready')
    return isOpen ? <div className="frame-dialog-wait" aria-hidden="true" /> : null;
  const { WidgetDialog } = loaded.code;
  return <WidgetDialog key={last.id} host={host} dialog={last} open={isOpen} />;
}
