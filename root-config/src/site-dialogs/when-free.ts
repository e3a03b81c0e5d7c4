import type { DialogInput, DialogsValue, Stream } from '@paddock/shared-utils';

export interface DialogPlace {
  readonly dialogs$: Stream<DialogsValue>;
  openDialog(input: DialogInput): number;
}

/**
 * Opens a dialog once no other is open, as long as it is still due, and again where another one took its place. Resolves
 * when it was closed, or is not due any more.
 */
export function showWhenFree(
  { dialogs$, openDialog }: DialogPlace,
  input: DialogInput,
  isDue: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    let own: number | null = null;
    const subscription = dialogs$.subscribe((value) => {
      if (value.status === 'open') {
        if (value.dialog.id !== own) own = null;
        return;
      }
      if (own !== null || !isDue()) {
        queueMicrotask(() => subscription.unsubscribe());
        return resolve();
      }
      // After whoever closed the other one is done with it.
      queueMicrotask(() => {
        if (dialogs$.snapshot().status === 'closed' && own === null) own = openDialog(input);
      });
    });
  });
}
