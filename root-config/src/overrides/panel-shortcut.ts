/** Keys that open the developer panel, as people read them. */
export const SHORTCUT = 'Alt+Shift+D';

/** Alt+Shift+D opens the developer panel from anywhere on the page; the key's place counts, not its letter. */
export function listenForShortcut(document: Document, open: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyD') return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
