import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react';

import { currentRoute$, notify } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

type Panels = typeof import('./panels.ts');

/** Machinery and content, once loaded. */
interface Loaded {
  readonly overlays: typeof import('@paddock/styleguide/overlays');
  readonly panels: Panels;
}

export interface LazyPopoverProps {
  /** A button. */
  readonly trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  readonly title?: string;
  /** What stands in it; it comes together with the machinery. */
  readonly panel: keyof Panels;
  /** Where it stands against its button. */
  readonly side?: 'top' | 'bottom';
}

async function fetchParts(): Promise<Loaded> {
  const [overlays, panels] = await Promise.all([
    import('@paddock/styleguide/overlays'),
    import('./panels.ts'),
  ]);
  return { overlays, panels };
}

/** Fetches ahead and shows nothing: a button that is exchanged under the finger loses its press. */
function begin(): void {
  fetchParts().catch(() => undefined);
}

/**
 * A popover whose machinery and content are loaded on first use, to keep them out of the first view; pointing at the
 * button begins the load. It closes when another page is shown.
 */
export function LazyPopover({ trigger, title, panel, side = 'bottom' }: LazyPopoverProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOnNavigation(setOpen);

  function load(): void {
    fetchParts().then(
      (parts) => setLoaded(parts),
      () => {
        setOpen(false);
        notify({ kind: 'error', text: { key: 'header:popoverFailed' } });
      },
    );
  }

  if (loaded === null) {
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: begin,
      onClick: () => {
        load();
        setOpen(!isOpen);
      },
    });
  }
  const { overlays, panels } = loaded;
  const Content = panels[panel];
  return (
    <overlays.Popover trigger={trigger} title={title} side={side} open={isOpen} onOpenChange={setOpen}>
      <Content />
    </overlays.Popover>
  );
}

/** The first page to stand is no navigation: what was opened while it came stays open. */
function useCloseOnNavigation(setOpen: (open: boolean) => void): void {
  const shown = useStreamValue(currentRoute$, (route) => (route.status === 'ready' ? route.matched : null));
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || shown === before.current) return;
    if (before.current !== null) setOpen(false);
    before.current = shown;
  }, [shown, setOpen]);
}
