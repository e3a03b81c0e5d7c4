/** What counts as being there (S9-02): mouse, key, touch, wheel, resize. */
const EVENTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'resize'] as const;

/** Calls back at every sign that somebody is there; answers how to stop. */
export type WatchActivity = (listener: () => void) => () => void;

/** The activity of a browser's window. */
export function activityOf(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): WatchActivity {
  return (listener) => {
    const options = { passive: true, capture: true };
    for (const name of EVENTS) target.addEventListener(name, listener, options);
    return () => {
      for (const name of EVENTS) target.removeEventListener(name, listener, options);
    };
  };
}
