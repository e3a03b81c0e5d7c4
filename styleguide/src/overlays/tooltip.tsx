import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, type ReactElement, type ReactNode } from 'react';

import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';
import { EDGE_GAP_PX, POPUP_GAP_PX, type Side } from './placement.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One button or link. Its own label must be enough: on touch there is no tooltip. */
  readonly children: ReactElement;
  readonly text: ReactNode;
  readonly side?: Side | undefined;
  readonly container?: HTMLElement | undefined;
}

/** A few words about what the pointer or the focus is on. */
export function Tooltip({ children, text, side = 'top', container }: TooltipProps) {
  const portal = usePortalContainer(container);
  const attributes = usePopupAttributes();
  const id = useId();
  return (
    <OverlayScope>
      <Base.Root>
        <Base.Trigger render={children} aria-describedby={id} />
        <Base.Portal container={portal}>
          <Base.Positioner
            side={side}
            sideOffset={POPUP_GAP_PX}
            collisionPadding={EDGE_GAP_PX}
            className={styles.positioner}
          >
            <Base.Popup {...attributes} id={id} role="tooltip" className={styles.popup}>
              <Base.Arrow className={styles.arrow} />
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}

/** Makes the tooltips of a toolbar follow each other without a wait. */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return <Base.Provider>{children}</Base.Provider>;
}
