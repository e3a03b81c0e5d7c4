import {
  cloneElement,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';

import { currentRoute$, notify } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

type Overlays = typeof import('@paddock/styleguide/overlays');

export interface LazyPopoverProps {
  /** A button. */
  readonly trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  readonly title?: string;
  readonly children: ReactNode;
  /** Where it stands against its button. */
  readonly side?: 'top' | 'bottom';
  readonly onOpen?: () => void;
}

/**
 * A popover whose machinery is loaded on first use, to keep it out of the first view; pointing at the button begins the
 * load. It closes when another page is shown.
 */
export function LazyPopover({ trigger, title, children, side = 'bottom', onOpen }: LazyPopoverProps) {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOnNavigation(setOpen);

  function load(): void {
    if (overlays !== null) return;
    import('@paddock/styleguide/overlays').then(setOverlays, () => {
      setOpen(false);
      notify({ kind: 'error', text: { key: 'header:popoverFailed' } });
    });
  }
  function change(open: boolean): void {
    if (open) onOpen?.();
    setOpen(open);
  }

  if (overlays === null) {
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: load,
      onClick: () => {
        load();
        change(!isOpen);
      },
    });
  }
  return (
    <overlays.Popover trigger={trigger} title={title} side={side} open={isOpen} onOpenChange={change}>
      {children}
    </overlays.Popover>
  );
}

function useCloseOnNavigation(setOpen: (open: boolean) => void): void {
  const shown = useStreamValue(currentRoute$, (route) => (route.status === 'ready' ? route.matched : null));
  useEffect(() => setOpen(false), [shown, setOpen]);
}
