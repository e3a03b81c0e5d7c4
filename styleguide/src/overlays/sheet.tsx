import { Drawer } from '@base-ui/react/drawer';
import { IconButton, classNames } from '@paddock/styleguide';
import type { ReactNode } from 'react';

import { closeReasonOf, type CloseReason } from './close-reason.ts';
import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  /** Between the title and the button that folds it: links, icon buttons. */
  readonly tools?: ReactNode;
  /** Label of the button that folds it. */
  readonly closeLabel: string;
  /** Ends above the bottom bar, which stays in reach of the thumb. */
  readonly aboveBar?: boolean | undefined;
  readonly children: ReactNode;
  readonly container?: HTMLElement | undefined;
}

/** A panel from below for phones: handle to drag, scrim, focus inside, Escape. The coupon lives here. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, titleHidden, tools, closeLabel, aboveBar, children } = props;
  const container = usePortalContainer(props.container);
  const attributes = usePopupAttributes();
  return (
    <OverlayScope>
      <Drawer.Root
        open={open}
        swipeDirection="down"
        onOpenChange={(next, details) => {
          if (!next) onClose(closeReasonOf(details.reason));
        }}
      >
        <Drawer.Portal container={container}>
          <Drawer.Backdrop className={classNames(styles.scrim, aboveBar && styles.aboveBar)} />
          <Drawer.Viewport className={classNames(styles.viewport, aboveBar && styles.aboveBar)}>
            <Drawer.Popup {...attributes} className={styles.popup}>
              <div className={styles.handle} aria-hidden />
              <header className={styles.head}>
                <Drawer.Title className={classNames(styles.title, titleHidden && styles.hidden)}>
                  {title}
                </Drawer.Title>
                {tools}
                <Drawer.Close render={<IconButton icon="chevron-down" label={closeLabel} />} />
              </header>
              <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </OverlayScope>
  );
}
