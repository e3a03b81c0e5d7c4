import { createStore } from '../stream/store.ts';
import type { Dialogs, DialogsValue } from './dialogs-types.ts';

/** The page's one dialog; the shell draws it. */
export function createDialogs(): Dialogs {
  const store = createStore<DialogsValue>({ status: 'closed' });
  let lastId = 0;
  return {
    dialogs$: store.stream,
    openDialog({ widget, props = {}, size = 'medium', placement = 'centre', dismissible = true }) {
      const id = ++lastId;
      store.set({ status: 'open', dialog: { id, widget, props, size, placement, dismissible } });
      return id;
    },
    closeDialog(id) {
      const value = store.get();
      if (value.status === 'open' && (id === undefined || value.dialog.id === id))
        store.set({ status: 'closed' });
    },
  };
}
