import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton, classNames } from '@paddock/styleguide';
import { useRef, type ReactNode, type RefObject } from 'react';

import { closeReasonOf, isSecondClick, type CloseReason } from './close-reason.ts';
import styles from './dialog.module.css';
import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** The person wants it closed. Nothing closes unless the caller sets `open`. */
  readonly onClose: (reason: CloseReason) => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers, where the content shows its own. */
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot, the final one last. Leaving and going on look the same where the spec says so. */
  readonly actions?: ReactNode;
  /** 400, 560 or 960 wide. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** `corner` hangs it below the header's end on desktops, over a page that stays clear. */
  readonly placement?: 'centre' | 'corner' | undefined;
  /** On phones: from below, or over the whole screen (long forms). */
  readonly phone?: 'sheet' | 'full' | undefined;
  /** Label of the cross. Without it there is none: then the actions must offer a way out. */
  readonly closeLabel?: string | undefined;
  /** False: a press outside and Escape do nothing (a question that must be answered). */
  readonly dismissible?: boolean | undefined;
  /** A panel at the start of a large dialog, without inner space; not on phones. */
  readonly aside?: ReactNode;
  /** What has the focus first; else the first field or action, never the cross. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly container?: HTMLElement | undefined;
}

/** A modal dialog: focus stays inside and returns, Escape closes, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  const { open, onClose, dismissible = true, size = 'small', phone = 'sheet', aside } = props;
  const inCorner = props.placement === 'corner';
  const container = usePortalContainer(props.container);
  const attributes = usePopupAttributes();
  const main = useRef<HTMLDivElement>(null);
  return (
    <OverlayScope>
      <Base.Root
        open={open}
        disablePointerDismissal={!dismissible}
        onOpenChange={(next, details) => {
          const reason = closeReasonOf(details.reason);
          if (isSecondClick(details.reason, details.event)) return;
          if (!next && (dismissible || reason === 'button')) onClose(reason);
        }}
      >
        <Base.Portal container={container}>
          <Base.Backdrop className={classNames(styles.scrim, inCorner && styles.cornerScrim)} />
          <Base.Viewport
            className={classNames(
              styles.viewport,
              styles[`${phone}Viewport`],
              inCorner && styles.cornerViewport,
            )}
          >
            <Base.Popup
              {...attributes}
              initialFocus={props.initialFocus ?? (() => firstWanted(main.current))}
              className={classNames(styles.popup, styles[size], styles[phone])}
            >
              {aside !== undefined && <div className={styles.aside}>{aside}</div>}
              <DialogMain {...props} main={main} />
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}

/**
 * What the person came for: the first field or button after the head. Where there is none yet the dialog itself, by its
 * name; `true` leaves the choice to the library.
 */
function firstWanted(main: HTMLElement | null): HTMLElement | true {
  const wanted = main?.querySelector<HTMLElement>(
    ':scope > :not(header) :is(input, select, textarea, button, a[href]):not(:disabled)',
  );
  return wanted ?? main?.closest<HTMLElement>('[role=dialog]') ?? true;
}

function DialogMain(props: DialogProps & { readonly main: RefObject<HTMLDivElement | null> }) {
  const { main, title, titleHidden, description, children, actions, closeLabel } = props;
  return (
    <div ref={main} className={styles.main}>
      <header className={classNames(styles.head, titleHidden && styles.headHidden)}>
        <Base.Title className={classNames(styles.title, titleHidden && styles.hidden)}>{title}</Base.Title>
        {closeLabel !== undefined && (
          <Base.Close render={<IconButton icon="close" label={closeLabel} className={styles.close} />} />
        )}
      </header>
      {(description !== undefined || children !== undefined) && (
        <div className={styles.body}>
          {description !== undefined && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children}
        </div>
      )}
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </div>
  );
}
