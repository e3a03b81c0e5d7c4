import type { RegionView } from '@paddock/contract';
import { useEffect, type RefObject } from 'react';

const FIRST = 'input:not([type="hidden"]), select, textarea, button, a[href]';

/**
 * Takes the focus from the dialog, where it waited while the widget was loading, to the first thing of the widget.
 * Not on touch screens, where a keyboard would jump up and cover what the dialog says.
 */
export function useFocusOnReady(place: RefObject<HTMLElement | null>, status: RegionView['status']): void {
  useEffect(() => {
    const element = place.current;
    if (status !== 'ready' || element === null || element.contains(document.activeElement)) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    element.querySelector<HTMLElement>(FIRST)?.focus();
  }, [place, status]);
}
