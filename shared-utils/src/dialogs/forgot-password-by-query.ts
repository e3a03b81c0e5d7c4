import type { SharedUtils } from '../page/shared-utils.ts';

/** What an address with this in its query asks for (S2-53). */
const FLAG = 'showForgotPasswordModal';

/**
 * Opens the dialog of a forgotten password for a guest (S2-53), and takes the wish out of the address once the dialog is
 * closed, so that a reload does not ask again. A player who is signed in is left alone.
 */
export async function openForgotPassword({ auth, dialogs, navigation }: SharedUtils): Promise<void> {
  await auth.check();
  if (auth.auth$.snapshot().status !== 'guest' || !isAsked(navigation)) return;
  const id = dialogs.openDialog({ widget: 'welcome/forgot-password' });
  const subscription = dialogs.dialogs$.subscribe((value) => {
    if (value.status === 'open' && value.dialog.id === id) return;
    // Not before `subscription` is there: a stream answers at once.
    queueMicrotask(() => {
      if (subscription.closed) return;
      subscription.unsubscribe();
      if (isAsked(navigation)) navigation.navigate(addressWithout(navigation), { replace: true });
    });
  });
}

function queryOf({ currentRoute$ }: SharedUtils['navigation']): URLSearchParams {
  const route = currentRoute$.snapshot();
  return new URLSearchParams(route.status === 'ready' ? route.matched.query : '');
}

const isAsked = (navigation: SharedUtils['navigation']): boolean => queryOf(navigation).get(FLAG) === '1';

function addressWithout(navigation: SharedUtils['navigation']): string {
  const query = queryOf(navigation);
  query.delete(FLAG);
  const rest = query.toString();
  const route = navigation.currentRoute$.snapshot();
  const path = navigation.hrefFor(route.status === 'ready' ? route.matched.path : '/');
  return rest === '' ? path : `${path}?${rest}`;
}
