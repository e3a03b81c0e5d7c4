import type { SharedUtils } from '../page/shared-utils.ts';
import type { DialogInput } from './dialogs-types.ts';

/** A dialog that an address asks for in its query. */
export interface AddressDialog extends DialogInput {
  isAsked(query: URLSearchParams): boolean;
  /** What goes out of the query once the dialog is closed, so that a reload does not ask again. */
  readonly keys: readonly string[];
}

type Parts = Pick<SharedUtils, 'dialogs' | 'navigation'>;

/**
 * Opens the dialog the present address asks for, once, and keeps both together: closing the dialog takes the wish out of
 * the address, and going back to the address without it closes the dialog.
 */
export function openByAddress({ dialogs, navigation }: Parts, wanted: AddressDialog): void {
  const open = dialogs.dialogs$.snapshot();
  const isOpen = open.status === 'open' && open.dialog.widget === wanted.widget;
  if (isOpen || !wanted.isAsked(queryOf(navigation))) return;
  const { widget, size, placement } = wanted;
  const id = dialogs.openDialog({ widget, ...(size && { size }), ...(placement && { placement }) });

  const stops = [
    navigation.currentRoute$.subscribe(() => {
      if (!wanted.isAsked(queryOf(navigation))) dialogs.closeDialog(id);
    }),
    dialogs.dialogs$.subscribe((value) => {
      if (value.status === 'open' && value.dialog.id === id) return;
      // Not before `stops` is there: a stream answers at once.
      queueMicrotask(end);
    }),
  ];

  function end(): void {
    if (stops.some(({ closed }) => closed)) return;
    for (const stop of stops) stop.unsubscribe();
    const query = queryOf(navigation);
    if (!wanted.isAsked(query)) return;
    for (const key of wanted.keys) query.delete(key);
    navigation.navigate(addressWith(navigation, query), { replace: true });
  }
}

function queryOf({ currentRoute$ }: SharedUtils['navigation']): URLSearchParams {
  const route = currentRoute$.snapshot();
  return new URLSearchParams(route.status === 'ready' ? route.matched.query : '');
}

function addressWith(navigation: SharedUtils['navigation'], query: URLSearchParams): string {
  const rest = query.toString();
  const route = navigation.currentRoute$.snapshot();
  const path = navigation.hrefFor(route.status === 'ready' ? route.matched.path : '/');
  return rest === '' ? path : `${path}?${rest}`;
}
