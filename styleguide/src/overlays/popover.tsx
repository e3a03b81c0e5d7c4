import { Popover as Base } from '@base-ui/react/popover';
import { classNames } from '@paddock/styleguide';
import type { ReactElement, ReactNode } from 'react';

import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';
import { EDGE_GAP_PX, POPUP_GAP_PX, type Align, type Side } from './placement.ts';
import styles from './popup.module.css';

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** With both the caller keeps it open or closed. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly container?: HTMLElement | undefined;
}

/** Never beside its button, which it would cover there: what is too high for the screen scrolls by itself. */
const ABOVE_OR_BELOW = { fallbackAxisSide: 'none' } as const;

/** Content that floats beside its button: settings, an explanation with a link. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, side = 'bottom', align = 'end', open, onOpenChange } = props;
  const container = usePortalContainer(props.container);
  const attributes = usePopupAttributes();
  return (
    <OverlayScope>
      <Base.Root
        open={open}
        onOpenChange={(next) => {
          onOpenChange?.(next);
        }}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner
            side={side}
            align={align}
            sideOffset={POPUP_GAP_PX}
            collisionPadding={EDGE_GAP_PX}
            collisionAvoidance={ABOVE_OR_BELOW}
            className={styles.positioner}
          >
            <Base.Popup {...attributes} className={classNames(styles.popup, styles.popover)}>
              {title !== undefined && <Base.Title className={styles.title}>{title}</Base.Title>}
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}
