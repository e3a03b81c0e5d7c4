import { useRef, type MouseEvent } from 'react';

/**
 * A second press of a double click belongs to what got the first: what has moved under the finger meanwhile gets nothing
 * of it. For `onClickCapture` of whatever may move. The browser itself counts the presses, keys count as none.
 */
export function useOneTarget(): (event: MouseEvent) => void {
  const first = useRef<Element | null>(null);
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (event.detail <= 1) first.current = control;
    else if (control !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

const CONTROLS = 'button, a, input, label, summary';
