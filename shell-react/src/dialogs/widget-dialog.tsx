import type { FrameHost } from '@paddock/contract';
import { closeDialog, type Dialog as DialogValue } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Dialog } from '@paddock/styleguide/overlays';
import { useRef, useState } from 'react';

import { RegionState } from '../regions/region-state.tsx';
import { useMountedWidget } from '../regions/use-mounted-widget.ts';
import { useFocusOnReady } from './use-focus-on-ready.ts';

interface WidgetDialogProps {
  readonly host: FrameHost;
  readonly dialog: DialogValue;
  readonly open: boolean;
}

/** A dialog around a widget. The widget gives the title; closing is the host's. */
export function WidgetDialog({ host, dialog, open }: WidgetDialogProps) {
  const t = useT('common');
  const [title, setTitle] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      onClose={() => closeDialog(dialog.id)}
      title={title ?? t('loading')}
      titleHidden={title === null}
      size={dialog.size}
      placement={dialog.placement}
      dismissible={dialog.dismissible}
      closeLabel={dialog.dismissible ? t('close') : undefined}
    >
      <DialogContent host={host} dialog={dialog} onTitle={setTitle} />
    </Dialog>
  );
}

interface DialogContentProps {
  readonly host: FrameHost;
  readonly dialog: DialogValue;
  readonly onTitle: (title: string) => void;
}

/** Mounted with the dialog's popup, so that the widget lives exactly as long as it. */
function DialogContent({ host, dialog, onTitle }: DialogContentProps) {
  const portals = useRef<HTMLDivElement>(null);
  const { place, view, retry } = useMountedWidget(host, dialog.widget, () => ({
    region: 'dialog',
    props: { ...dialog.props, close: () => closeDialog(dialog.id), setTitle: onTitle },
    ...(portals.current === null ? {} : { portalsParent: portals.current }),
  }));
  useFocusOnReady(place, view.status);
  return (
    <div className="frame-dialog" data-size={dialog.size} aria-busy={view.status === 'loading'}>
      <RegionState shape="dialog" view={view} onRetry={retry} />
      <div ref={place} className="frame-place" />
      <div ref={portals} />
    </div>
  );
}
