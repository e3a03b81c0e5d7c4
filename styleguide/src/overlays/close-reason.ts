/** How the person left an overlay. `other` is everything else, such as a close asked for by the code. */
export type CloseReason = 'escape' | 'outside' | 'button' | 'swipe' | 'other';

const REASONS: Readonly<Record<string, CloseReason>> = {
  'escape-key': 'escape',
  'close-watcher': 'escape',
  'outside-press': 'outside',
  'focus-out': 'outside',
  'close-press': 'button',
  swipe: 'swipe',
};

/** Whether an overlay was left by the second click of a double click on what opened it: that lands outside, and leaves nothing. */
export const isSecondClick = (libraryReason: string, event: Event): boolean =>
  libraryReason === 'outside-press' && event instanceof UIEvent && event.detail > 1;

export function closeReasonOf(libraryReason: string): CloseReason {
  return REASONS[libraryReason] ?? 'other';
}
